export { openOrdersOf } from './open-of.ts';
