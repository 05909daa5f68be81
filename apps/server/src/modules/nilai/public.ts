export { groundIn } from './revalue.ts';
export { openShortfalls, shortAt, valuedPledges } from './valued.ts';
