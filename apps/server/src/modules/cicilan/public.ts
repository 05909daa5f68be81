export { openContractsOf } from './open-of.ts';
export { contractWork, gramPromised } from './work.ts';
