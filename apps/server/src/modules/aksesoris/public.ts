export { packSold } from './pack.ts';
