export { openContractsOf } from './open-of.ts';
export { contractWork } from './work.ts';
