import { expect, test } from 'vitest';
import { addPiece, EMPTY_DRAFT } from './draft.ts';
import { oldPiece, piece, TERMS } from './till.fixture.ts';
import { bring } from './tukar.ts';
import { reachedOf, reachOf, stepBand } from './what-if.ts';

const brought = bring(EMPTY_DRAFT, oldPiece(3_675_000));
const of = (kode_barcode: string, harga_jual: number) => piece({ kode_barcode, harga_jual });

test('bands go up and down by half a million, never below nothing', () => {
  expect([stepBand(0, 1), stepBand(500_000, 1), stepBand(500_000, -1), stepBand(0, -1)]).toEqual([
    500_000, 1_000_000, 0, 0,
  ]);
});

test('without old gold nothing is reached; with it what it is worth and the band', () => {
  expect(reachOf(addPiece(EMPTY_DRAFT, piece()), TERMS, 500_000)).toBe(0);
  expect(reachOf(brought, TERMS, 0)).toBe(3_675_000);
  expect(reachOf(brought, TERMS, 500_000)).toBe(4_175_000);
});

test('each piece says what the till will ask for with it: 3,675,000 of old gold and a piece of 4,095,000 is 420,000', () => {
  const found = reachedOf(
    brought,
    TERMS,
    [of('A', 4_095_000), of('B', 3_600_000), of('C', 4_200_000)],
    500_000,
  );
  expect(found.map(({ kode_barcode, tambahRp }) => [kode_barcode, tambahRp])).toEqual([
    ['A', 420_000],
    ['B', -75_000],
  ]);
});

test('a piece that is on the sale already is no choice, and what it costs is counted', () => {
  const sale = addPiece(brought, of('A', 2_000_000));
  expect(reachOf(sale, TERMS, 0)).toBe(1_675_000);
  expect(reachedOf(sale, TERMS, [of('A', 2_000_000)], 0)).toEqual([]);
});

test('a tax on top is part of what is added', () => {
  const onTop = { ...TERMS, settings: { ...TERMS.settings, PPN_INCLUDE: false, PPN_MODULE: true } };
  const reach = reachOf(brought, onTop, 500_000);
  expect(reach).toBeLessThan(4_175_000);
  expect(reachedOf(brought, onTop, [of('A', reach)], 500_000)).toHaveLength(1);
  expect(reachedOf(brought, onTop, [of('A', reach + 500)], 500_000)).toHaveLength(0);
});
