import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CoverAim,
  type CoverCount,
  coverDays,
  expectedOrder,
  shortPieces,
  sparePieces,
  stockPlan,
  targetPieces,
} from './stock-plan.ts';

const AIM: CoverAim = { pekan: 8, target: 6 };
const CINCIN = { kode_dept: 'CCN', kadar: 75, pita: 2 };
const count = (
  kode_toko: string,
  ada: number,
  terjual: number,
  more: Partial<CoverCount> = {},
): CoverCount => ({
  ...CINCIN,
  kode_toko,
  ada,
  boleh: ada,
  lama: 0,
  terjual,
  ...more,
});

test('the target is what sells in the weeks aimed at, a whole piece where one was sold, none where none was', () => {
  expect([0, 1, 2, 8, 24].map((terjual) => targetPieces(terjual, AIM))).toEqual([0, 1, 2, 6, 18]);
});

test('short is what lasts less than half of the target, long what lasts more than twice of it', () => {
  // Eight in eight weeks: a target of six.
  expect([0, 2, 3, 6, 12].map((ada) => shortPieces(count('K01', ada, 8), AIM))).toEqual([6, 4, 0, 0, 0]);
  expect([6, 12, 13, 20].map((ada) => sparePieces(count('K01', ada, 8), AIM))).toEqual([0, 0, 7, 14]);
  expect(sparePieces(count('K01', 20, 8, { boleh: 3 }), AIM)).toBe(3);
});

test('what does not sell gives what lies long, and asks for nothing', () => {
  expect(sparePieces(count('K01', 9, 0, { lama: 4 }), AIM)).toBe(4);
  expect(sparePieces(count('K01', 9, 0, { lama: 4, boleh: 2 }), AIM)).toBe(2);
  expect(stockPlan([count('K01', 0, 0), count('K02', 9, 0)], AIM)).toEqual({ pindah: [], pesan: [] });
});

test('three a week and one left lasts two days; what does not sell has no end', () => {
  expect(coverDays({ ada: 1, terjual: 24 }, 8)).toBe(2);
  expect(coverDays({ ada: 0, terjual: 24 }, 8)).toBe(0);
  expect(coverDays({ ada: 1, terjual: 0 }, 8)).toBeNull();
});

test('what is short comes from who has it longest first, and what nobody has is ordered', () => {
  const shops = [
    count('K01', 0, 8),
    count('K02', 14, 8),
    count('K03', 3, 0, { lama: 2 }),
    count('K04', 1, 8),
    count('K05', 7, 8),
  ];
  expect(stockPlan(shops, AIM)).toEqual({
    pindah: [
      { ...CINCIN, dari: 'K03', ke: 'K01', mulai: 0, qty: 2 },
      { ...CINCIN, dari: 'K02', ke: 'K01', mulai: 0, qty: 4 },
      { ...CINCIN, dari: 'K02', ke: 'K04', mulai: 4, qty: 4 },
    ],
    pesan: [{ ...CINCIN, kode_toko: 'K04', qty: 1 }],
  });
});

test('what is set aside comes from another, or is ordered', () => {
  const shops = [count('K01', 0, 8), count('K02', 14, 8), count('K03', 14, 8)];
  const not = (...froms: string[]) => stockPlan(shops, AIM, (dari) => froms.includes(dari));
  expect(not('K02').pindah.map(({ dari, qty }) => [dari, qty])).toEqual([['K03', 6]]);
  expect(not('K02', 'K03')).toEqual({ pindah: [], pesan: [{ ...CINCIN, kode_toko: 'K01', qty: 6 }] });
});

test('type, purity and weight band are each another kind', () => {
  for (const other of [{ kode_dept: 'GLG' }, { kadar: 42 }, { pita: 3 }])
    expect(stockPlan([count('K01', 0, 8), count('K02', 14, 8, other)], AIM).pindah).toEqual([]);
});

test('pieces weigh what was sold in the middle, and cost the fine gold in it', () => {
  const of = { tengahMg: 3_333, kadarMilli: 75_000 };
  expect(expectedOrder(3, { ...of, hargaRp: 1_000_000 })).toEqual({ beratMg: 9_999, nilaiRp: 7_500_000 });
  expect(expectedOrder(3, { ...of, hargaRp: null })).toEqual({ beratMg: 9_999, nilaiRp: null });
});

const shops = fc
  .uniqueArray(
    fc.record({
      toko: fc.nat({ max: 5 }),
      pita: fc.nat({ max: 2 }),
      ada: fc.nat({ max: 60 }),
      supplier: fc.nat({ max: 3 }),
      lama: fc.nat({ max: 60 }),
      terjual: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
    }),
    { selector: ({ toko, pita }) => `${toko} ${pita}` },
  )
  .map((rows) =>
    rows.map(({ toko, pita, ada, supplier, lama, terjual }) =>
      count(`K0${toko}`, ada, terjual, {
        pita,
        boleh: Math.max(0, ada - supplier),
        lama: Math.min(lama, Math.max(0, ada - supplier)),
      }),
    ),
  );
const aims = fc.record({ pekan: fc.constantFrom(4, 8, 12), target: fc.constantFrom(4, 6, 8) });
const sum = (list: readonly { qty: number }[]): number => list.reduce((total, { qty }) => total + qty, 0);

test('whatever shops sell and have: nobody falls below his target, is filled beyond it, or gives and takes of one kind', () => {
  fc.assert(
    fc.property(shops, aims, (counts, aim) => {
      const { pindah, pesan } = stockPlan(counts, aim);
      for (const { qty } of [...pindah, ...pesan]) expect(qty).toBeGreaterThan(0);
      for (const one of counts) {
        const mine = <P extends { pita: number }>(list: readonly P[], shop: (p: P) => string): P[] =>
          list.filter((p) => p.pita === one.pita && shop(p) === one.kode_toko);
        const given = mine(pindah, ({ dari }) => dari);
        const taken = sum(mine(pindah, ({ ke }) => ke));
        const ordered = sum(mine(pesan, ({ kode_toko }) => kode_toko));
        const target = targetPieces(one.terjual, aim);
        expect(taken === 0 || given.length === 0).toBe(true);
        expect(sum(given)).toBeLessThanOrEqual(one.boleh);
        if (given.length > 0) expect(one.ada - sum(given)).toBeGreaterThanOrEqual(target);
        if (given.length > 0 && one.terjual === 0) expect(sum(given)).toBeLessThanOrEqual(one.lama);
        // What is short is filled up to the target, by others and by an order together.
        expect(taken + ordered).toBe(shortPieces(one, aim));
        if (taken + ordered > 0) expect(one.ada + taken + ordered).toBe(target);
        expect(given.map(({ mulai }) => mulai)).toEqual(given.map((_, at) => sum(given.slice(0, at))));
      }
      // Nothing is ordered while somebody has one to spare.
      for (const pita of [0, 1, 2]) {
        const spare = counts
          .filter((one) => one.pita === pita)
          .reduce((all, one) => all + sparePieces(one, aim), 0);
        const moved = sum(pindah.filter((one) => one.pita === pita));
        if (pesan.some((one) => one.pita === pita)) expect(moved).toBe(spare);
      }
    }),
  );
});

test('it is the same whatever the order in which shops are read', () => {
  const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
  fc.assert(
    fc.property(shops, aims, (counts, aim) => {
      const [one, other] = [stockPlan(counts, aim), stockPlan(counts.toReversed(), aim)];
      expect(sorted(other.pindah)).toEqual(sorted(one.pindah));
      expect(sorted(other.pesan)).toEqual(sorted(one.pesan));
    }),
  );
});
