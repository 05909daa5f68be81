export { openShortfalls } from './valued.ts';
