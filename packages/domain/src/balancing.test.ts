import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BALANCING_BANDS, balancing, bandWeights, type ShelfCount } from './balancing.ts';

const CINCIN = { kode_dept: 'CINCIN', kadar: 75, pita: 2 };
const shelf = (kode_toko: string, terjual: number, lama: number, more: Partial<ShelfCount> = {}) => ({
  ...CINCIN,
  kode_toko,
  terjual,
  ada: lama,
  lama,
  ...more,
});

test('what lies long in one shop goes to another that sells it, as many as it sells', () => {
  expect(balancing([shelf('K01', 0, 5), shelf('K02', 3, 0, { ada: 2 })])).toEqual([
    { ...CINCIN, dari: 'K01', ke: 'K02', mulai: 0, qty: 3, terjual: 3, ada: 2 },
  ]);
});

test('a shop keeps of them what it sells itself, and takes none while its own lie', () => {
  expect(balancing([shelf('K01', 4, 5), shelf('K02', 3, 0)])).toMatchObject([{ dari: 'K01', qty: 1 }]);
  expect(balancing([shelf('K01', 5, 5), shelf('K02', 3, 0)])).toEqual([]);
  expect(balancing([shelf('K01', 0, 5), shelf('K02', 3, 3)])).toEqual([]);
});

test('type, purity and weight band are each another kind', () => {
  for (const other of [{ kode_dept: 'GELANG' }, { kadar: 42 }, { pita: 3 }])
    expect(balancing([shelf('K01', 0, 5), shelf('K02', 3, 0, other)])).toEqual([]);
});

test('who needs most comes first, takes from who has most, and no piece is given twice', () => {
  expect(
    balancing([shelf('K01', 0, 2), shelf('K02', 2, 0), shelf('K03', 4, 0), shelf('K04', 0, 3)]).map(
      ({ dari, ke, mulai, qty }) => [dari, ke, mulai, qty],
    ),
  ).toEqual([
    ['K04', 'K03', 0, 3],
    ['K01', 'K03', 0, 1],
    ['K01', 'K02', 1, 1],
  ]);
});

test('bands have no gaps, and the heaviest has no end', () => {
  const bands = Array.from({ length: BALANCING_BANDS.length + 1 }, (_, pita) => bandWeights(pita));
  expect(bands[0]).toEqual({ dari: 0, sampai: 1_000 });
  expect(bands.at(-1)).toEqual({ dari: 20_000, sampai: null });
  for (const [at, { sampai }] of bands.entries()) expect(sampai).toBe(bands[at + 1]?.dari ?? null);
});

test('whatever shops sell and have: nobody gives more than lies long beyond his sales, nor takes more than he sells beyond it', () => {
  const few = fc.nat({ max: 6 });
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ toko: fc.nat({ max: 5 }), pita: fc.nat({ max: 2 }), terjual: few, lama: few }),
        { selector: ({ toko, pita }) => `${toko} ${pita}` },
      ),
      (rows) => {
        const counts = rows.map(({ toko, pita, terjual, lama }) =>
          shelf(`K0${toko}`, terjual, lama, { pita }),
        );
        const proposals = balancing(counts);
        for (const { kode_toko, pita, terjual, lama } of counts) {
          const given = proposals.filter((one) => one.dari === kode_toko && one.pita === pita);
          const taken = proposals.filter((one) => one.ke === kode_toko && one.pita === pita);
          const sum = (list: typeof given) => list.reduce((total, { qty }) => total + qty, 0);
          expect(sum(given)).toBeLessThanOrEqual(Math.max(0, lama - terjual));
          expect(sum(taken)).toBeLessThanOrEqual(Math.max(0, terjual - lama));
          expect(given.map(({ mulai }) => mulai)).toEqual(given.map((_, at) => sum(given.slice(0, at))));
        }
        // Nothing is left where both a giver and a taker of the kind are.
        for (const pita of [0, 1, 2]) {
          const of = counts.filter((one) => one.pita === pita);
          const could = (side: 1 | -1) =>
            of.reduce((sum, { lama, terjual }) => sum + Math.max(0, side * (lama - terjual)), 0);
          const moved = proposals.filter((one) => one.pita === pita).reduce((sum, { qty }) => sum + qty, 0);
          expect(moved).toBe(Math.min(could(1), could(-1)));
        }
      },
    ),
  );
});
