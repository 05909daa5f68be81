export { cashAfter, cashBefore } from './queries/cash-balance.ts';
