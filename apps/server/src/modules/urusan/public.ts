export { openOf } from './urusan.ts';
