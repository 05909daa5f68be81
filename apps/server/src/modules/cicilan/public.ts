export { openContractsOf } from './open-of.ts';
