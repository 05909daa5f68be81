import { PLENTY, type Spending } from '../../platform/database/database.ts';

/** Drawers whose last payout was little of what they held, as far as this process saw it: a guess, which `write` checks. */
const plentiful = new Set<string>();

/** Holds a shop's drawer for a payout of an amount that is only known later; beside others where that went well the last time. */
export const drawerSpending = (toko: string): Spending => ({
  what: 'CASH',
  of: toko,
  ...(plentiful.has(toko) && { plenty: true }),
});

/** Whether so much could go out so many times at once. */
export const isPlenty = (saldo: number, out: number): boolean => out * PLENTY <= saldo;

export const rememberDrawer = (toko: string, saldo: number, out: number): void => {
  if (isPlenty(saldo, out)) plentiful.add(toko);
  else plentiful.delete(toko);
};
