import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedTray, explainDifference, judgeTray, type Weighed } from './timbang.ts';

const piece = (berat: number, at: number): Weighed => ({
  kode_barcode: `B${String(at).padStart(4, '0')}`,
  berat,
});
const tray = (...weights: number[]): Weighed[] => weights.map(piece);
const codes = (found: ReturnType<typeof explainDifference>): string[] =>
  found.map(({ barang }) => barang.map(({ berat }) => berat).join('+'));

describe('a tray on the scale', () => {
  it('is its pieces, their tags and itself', () => {
    expect(expectedTray({ berat_asli: 123_450, berat_bandrol: 4_800, berat_baki: 250_000 })).toBe(378_250);
  });

  it.each([
    [378_250, 378_250, 50, 0, 'COCOK'],
    [378_250, 378_300, 50, 50, 'COCOK'],
    [378_250, 378_200, 50, -50, 'COCOK'],
    [378_250, 378_301, 50, 51, 'SELISIH'],
    [378_250, 378_199, 50, -51, 'SELISIH'],
    [378_250, 378_251, 0, 1, 'SELISIH'],
  ] as const)(
    '%i expected, %i weighed, tolerance %i: %i %s',
    (expected, weighed, tolerance, selisih, status) => {
      expect(judgeTray(expected, weighed, tolerance)).toEqual({ selisih, status });
    },
  );

  it('takes no negative or fractional weight', () => {
    expect(() => judgeTray(1_000, -1, 50)).toThrow(RangeError);
    expect(() => judgeTray(1_000, 1.5, 50)).toThrow(RangeError);
  });
});

describe('what would explain a difference', () => {
  it('one piece before two before three, the closest first', () => {
    const found = explainDifference(tray(3_000, 3_030, 1_000, 2_000, 1_500, 500), 3_010, 50, 10);
    expect(codes(found)).toEqual(['3000', '3030', '1000+2000', '500+1000+1500']);
    expect(found.map(({ sisa }) => sisa)).toEqual([-10, 20, -10, -10]);
  });

  it('nothing where nothing fits, and nothing for no pieces', () => {
    expect(explainDifference(tray(5_000, 7_000), 3_000, 50, 10)).toEqual([]);
    expect(explainDifference([], 3_000, 50, 10)).toEqual([]);
    expect(explainDifference(tray(3_000), 3_000, 50, 0)).toEqual([]);
  });

  it('never names a piece twice', () => {
    expect(explainDifference(tray(1_000), 2_000, 0, 10)).toEqual([]);
    expect(codes(explainDifference(tray(1_000, 1_000, 1_000), 3_000, 0, 10))).toEqual(['1000+1000+1000']);
  });

  it('finds in small trays exactly what trying everything finds', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 12 });
    const offs = (found: { barang: Weighed[]; sisa: number }[]) =>
      found.map(({ barang, sisa }) => [barang.length, Math.abs(sisa)]);
    fc.assert(
      fc.property(
        weights,
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (grams, difference, tolerance, limit) => {
          const pieces = tray(...grams);
          const found = explainDifference(pieces, difference, tolerance, limit);
          expect(offs(found)).toEqual(offs(everything(pieces, difference, tolerance).slice(0, limit)));
          for (const { barang, berat, sisa } of found) {
            expect(new Set(barang).size).toBe(barang.length);
            expect(berat).toBe(barang.reduce((sum, one) => sum + one.berat, 0));
            expect(sisa).toBe(berat - difference);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of the pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 15 }).chain((grams) => {
          const pieces = tray(...grams);
          return fc.tuple(fc.constant(pieces), fc.shuffledSubarray(pieces, { minLength: pieces.length }));
        }),
        fc.integer({ min: 1, max: 120 }),
        ([pieces, shuffled], difference) => {
          expect(explainDifference(shuffled, difference, 5, 8)).toEqual(
            explainDifference(pieces, difference, 5, 8),
          );
        },
      ),
    );
  });

  it('takes a full tray of equal pieces and a whole shop in its stride', () => {
    const started = performance.now();
    const equal = tray(...Array<number>(600).fill(5_120));
    expect(explainDifference(equal, 15_360, 50, 12)).toHaveLength(12);
    const shop = tray(...Array.from({ length: 10_000 }, (_, at) => 300 + ((at * 7_919) % 24_000)));
    expect(explainDifference(shop, 12_345, 50, 12).length).toBe(12);
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

const everything = (pieces: Weighed[], difference: number, tolerance: number) => {
  const sets: Weighed[][] = [];
  for (const [i, one] of pieces.entries()) {
    sets.push([one]);
    for (const [j, two] of pieces.entries()) {
      if (j <= i) continue;
      sets.push([one, two]);
      for (const three of pieces.slice(j + 1)) sets.push([one, two, three]);
    }
  }
  return sets
    .map((barang) => {
      const berat = barang.reduce((sum, one) => sum + one.berat, 0);
      return { barang, berat, sisa: berat - difference };
    })
    .filter(({ sisa }) => Math.abs(sisa) <= tolerance)
    .sort((a, b) => a.barang.length - b.barang.length || Math.abs(a.sisa) - Math.abs(b.sisa));
};
