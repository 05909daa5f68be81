export { shopsOf } from './reporting.ts';
