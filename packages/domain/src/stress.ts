import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';

/** How far the gold price is turned down and up, in whole percent (modules §4.9). */
export const STRESS_PERCENT = 30;

/** A loan against gold: principal with interest to date, and what its goods are worth now. */
export interface Loan {
  owedRp: Rupiah;
  valueRp: Rupiah;
}

/** What a gold price so many percent higher or lower makes of loans. */
export interface StressStep {
  persen: number;
  /** Loans above the highest loan to value. */
  jumlah: number;
  /** What is missing to it, each loan's rounded up [settled, Pledges 11]. */
  kurang: Rupiah;
  /** What is owed above the value of the goods, added up exactly and rounded up once. */
  rugi: Rupiah;
}

/** Value of goods at a changed price, in hundredths of a rupiah, so that nothing is rounded. */
const changed = (valueRp: Rupiah, persen: number): number => valueRp * (100 + persen);

/**
 * Every step of the dial over loans, from −30 to +30: the browser redraws it without asking again. `ltvMaks` is a whole
 * percent. In plain numbers: value × LTV × change stays below 2^53 for every loan up to 50 billion rupiah, which is checked.
 */
export const stressOf = (loans: readonly Loan[], ltvMaks: number): StressStep[] => {
  for (const { owedRp, valueRp } of loans) {
    assertNatural(owedRp, 'owed');
    assertNatural(valueRp, 'value');
    assertNatural(owedRp * 10_000, 'owed in hundredths of a percent');
    assertNatural(valueRp * (100 + STRESS_PERCENT) * ltvMaks, 'value in hundredths of a percent');
  }
  return Array.from({ length: 2 * STRESS_PERCENT + 1 }, (_, at) => {
    const persen = at - STRESS_PERCENT;
    const step = { persen, jumlah: 0, kurang: 0, rugi: 0 };
    let rest = 0;
    for (const { owedRp, valueRp } of loans) {
      const value = changed(valueRp, persen);
      const missing = owedRp * 10_000 - value * ltvMaks;
      if (missing > 0) {
        step.jumlah += 1;
        step.kurang += Math.ceil(missing / 10_000);
      }
      const lost = owedRp * 100 - value;
      if (lost > 0) {
        step.rugi += Math.floor(lost / 100);
        rest += lost % 100;
      }
    }
    return { ...step, rugi: step.rugi + Math.ceil(rest / 100) };
  });
};
