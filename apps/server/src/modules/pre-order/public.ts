export { openPreordersOf } from './open-of.ts';
