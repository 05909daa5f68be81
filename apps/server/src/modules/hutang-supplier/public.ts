export { payOut, sumOf } from './pay-out.ts';
