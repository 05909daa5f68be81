export { debtRow } from './debts.ts';
export { payOut, sumOf } from './pay-out.ts';
