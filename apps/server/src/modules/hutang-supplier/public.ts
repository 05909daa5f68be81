export { ADVANCE, type Debt, debtRow, debtsOf } from './debts.ts';
