export { debtRow } from './debts.ts';
export { payOut, sumOf } from './pay-out.ts';
export { type Owed, owedTo, payOwed } from './pay-owed.ts';
