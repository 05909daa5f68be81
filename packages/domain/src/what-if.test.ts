import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachRp, withinBand } from './what-if.ts';

const left = (creditRp: number) => (hargaRp: number) => hargaRp - creditRp;

test('an old piece of 3,675,000 reaches as much for nothing, and a band more for each band', () => {
  expect(reachRp(left(3_675_000), 0)).toBe(3_675_000);
  expect(reachRp(left(3_675_000), 500_000)).toBe(4_175_000);
  expect(reachRp(left(3_675_000), 1_000_000)).toBe(4_675_000);
});

test('a sale that already costs more than a band reaches nothing', () => {
  expect(reachRp(left(-600_000), 500_000)).toBe(0);
  expect(reachRp(left(-600_000), 1_000_000)).toBe(400_000);
});

test('is the last price within the band, whatever is counted on top and however it is rounded', () => {
  fc.assert(
    fc.property(
      fc.nat(50_000_000),
      fc.nat(100).map((n) => n * 500_000),
      fc.nat(2_000),
      fc.constantFrom(1, 500, 1_000),
      (credit, band, perMille, step) => {
        const add = (harga: number): number =>
          Math.ceil((harga + Math.floor((harga * perMille) / 1_000)) / step) * step - credit;
        const reach = reachRp(add, band);
        if (reach > 0) expect(add(reach)).toBeLessThanOrEqual(band);
        expect(add(reach + 1)).toBeGreaterThan(band);
      },
    ),
  );
});

test('the dearest stands first, and nothing beyond the band', () => {
  const pieces = [
    { kode_barcode: 'A', tambahRp: -300_000 },
    { kode_barcode: 'C', tambahRp: 420_000 },
    { kode_barcode: 'B', tambahRp: 420_000 },
    { kode_barcode: 'D', tambahRp: 500_001 },
  ];
  expect(withinBand(pieces, 500_000).map(({ kode_barcode }) => kode_barcode)).toEqual(['B', 'C', 'A']);
  expect(withinBand(pieces, 0).map(({ kode_barcode }) => kode_barcode)).toEqual(['A']);
  expect(() => reachRp(left(0), -1)).toThrow(RangeError);
});
