export { openOrdersOf } from './open-of.ts';
export { orderWork } from './work.ts';
