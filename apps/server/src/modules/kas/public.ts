export { cashAfter, cashBefore } from './queries/cash-balance.ts';
export { type CashFigures, cashByCategory, cashFigures } from './queries/day-figures.ts';
