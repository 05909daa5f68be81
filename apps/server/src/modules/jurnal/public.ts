export { screenOf, shopsOf } from './reporting.ts';
