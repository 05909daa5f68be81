export { unweighedTrays } from './queries/unweighed.ts';
