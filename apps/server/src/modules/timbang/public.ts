export { unweighed } from './queries/unweighed.ts';
