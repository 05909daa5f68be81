export { lockCash } from './commands/lock-cash.ts';
export { cashAfter, cashBefore } from './queries/cash-balance.ts';
