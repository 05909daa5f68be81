import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShort, shortfall } from './collateral.ts';
import { STRESS_PERCENT, stressOf } from './stress.ts';

const loan = fc.record({
  owedRp: fc.integer({ min: 0, max: 20_000_000_000 }),
  valueRp: fc.integer({ min: 0, max: 20_000_000_000 }),
});

test('every step is what each loan comes to by itself, exact to the rupiah', () => {
  fc.assert(
    fc.property(fc.array(loan, { maxLength: 12 }), fc.integer({ min: 1, max: 200 }), (loans, ltvMaks) => {
      for (const { persen, jumlah, kurang, rugi } of stressOf(loans, ltvMaks)) {
        // The same in hundredths: value × (100 + persen) against owed × 100.
        const at = loans.map(({ owedRp, valueRp }) => ({
          owed: owedRp * 100,
          value: valueRp * (100 + persen),
        }));
        expect(jumlah).toBe(at.filter(({ owed, value }) => isShort(owed, value, ltvMaks)).length);
        const exact = at.map(({ owed, value }) => BigInt(owed) * 100n - BigInt(value) * BigInt(ltvMaks));
        expect(BigInt(kurang)).toBe(
          exact.reduce((sum, missing) => sum + (missing > 0n ? (missing + 9_999n) / 10_000n : 0n), 0n),
        );
        const lost = at.reduce((sum, { owed, value }) => sum + BigInt(Math.max(0, owed - value)), 0n);
        expect(BigInt(rugi)).toBe((lost + 99n) / 100n);
      }
    }),
    { numRuns: 60 },
  );
});

test('at today’s price it is the shortfall of each, and 10 million lent on 12 million is short from −13 % on', () => {
  const loans = [{ owedRp: 10_000_000, valueRp: 12_000_000 }];
  const steps = new Map(stressOf(loans, 95).map((step) => [step.persen, step]));
  expect(steps.size).toBe(2 * STRESS_PERCENT + 1);
  expect(steps.get(0)).toEqual({
    persen: 0,
    jumlah: 0,
    kurang: shortfall(10_000_000, 12_000_000, 95),
    rugi: 0,
  });
  // 12.000.000 × 88 % × 95 % = 10.032.000; at −13 % 9.918.000 and 10.440.000.
  expect(steps.get(-12)).toMatchObject({ jumlah: 0, kurang: 0 });
  expect(steps.get(-13)).toMatchObject({ jumlah: 1, kurang: 82_000, rugi: 0 });
  expect(steps.get(-30)).toMatchObject({ jumlah: 1, kurang: 2_020_000, rugi: 1_600_000 });
});
