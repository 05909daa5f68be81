export { openPreordersOf } from './open-of.ts';
export { preorderWork } from './work.ts';
