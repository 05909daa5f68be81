import { expect, test } from 'vitest';
import { assertBooksAgree } from './books.ts';
import type { Bulk } from './bulk.ts';
import {
  booksOfBulk,
  COUNTED_IN_BULK,
  type CountedInBulk,
  foundInBulk,
  isShort,
  missingInBulk,
} from './selisih-massa.ts';

const LOT: Bulk[] = [
  { kadar: 37.5, qty: 1, beratMg: 2_000, murniMg: 750, hppRp: 1_500_001 },
  { kadar: 75, qty: 3, beratMg: 6_001, murniMg: 4_501, hppRp: 9_000_003 },
];
const BATCH: Bulk[] = [{ kadar: 75, qty: 40, beratMg: 50_000, murniMg: 37_500, hppRp: 75_000_001 }];
const GROUP: Bulk[] = [{ kadar: 70, qty: 3, beratMg: 9_000, murniMg: 6_300, hppRp: 12_000_000 }];
const BOX: Bulk[] = [{ kadar: 0, qty: 7, beratMg: 0, murniMg: 0, hppRp: 10_000 }];
const all = (parts: readonly Bulk[], of: keyof Bulk): number =>
  parts.reduce((sum, part) => sum + part[of], 0);
const code = (name: string) => expect.objectContaining({ code: name });

test('what is missing goes at the average by weight, of accessories by number, the last gram with all that is left', () => {
  expect(missingInBulk('BELUM_TAG', BATCH, { qty: 0, beratMg: -1_234 })).toEqual([
    // 75.000.001 × 1.234 / 50.000 = 1.851.000,02
    { kadar: 75, qty: 0, beratMg: 1_234, murniMg: 926, hppRp: 1_851_000 },
  ]);
  expect(missingInBulk('BELUM_TAG', BATCH, { qty: 0, beratMg: -50_000 })).toEqual([{ ...BATCH[0], qty: 0 }]);
  // 2 of 7 of 10.000 are 2.857,14
  expect(missingInBulk('ACC', BOX, { qty: -2, beratMg: 0 })).toMatchObject([
    { qty: 2, beratMg: 0, hppRp: 2_857 },
  ]);
  expect(missingInBulk('ACC', BOX, { qty: -7, beratMg: 0 })).toEqual(BOX);
  expect(missingInBulk('GROUP', GROUP, { qty: -1, beratMg: -3_000 })).toEqual([
    { kadar: 70, qty: 1, beratMg: 3_000, murniMg: 2_100, hppRp: 4_000_000 },
  ]);
  expect(missingInBulk('GROUP', GROUP, { qty: 0, beratMg: -100 })).toMatchObject([{ qty: 0, beratMg: 100 }]);
});

test('of a lot of several purities each bears its part of the weight, and scrap is counted out with its last gram', () => {
  const some = missingInBulk('ROSOK', LOT, { qty: 0, beratMg: -800 });
  expect(some.map(({ kadar, qty, beratMg }) => [kadar, qty, beratMg])).toEqual([
    [37.5, 0, 200],
    [75, 0, 600],
  ]);
  expect(some.map(({ hppRp }) => hppRp)).toEqual([150_000, 899_850]);
  expect(missingInBulk('ROSOK', LOT, { qty: 0, beratMg: -8_001 })).toEqual(LOT);
});

test('never more than is left, and of a group neither weight nor number alone', () => {
  for (const objek of Object.keys(COUNTED_IN_BULK) as CountedInBulk[])
    expect(() => missingInBulk(objek, LOT, { qty: 0, beratMg: -8_002 })).toThrow(
      code('STOCK_TIDAK_TERSEDIA'),
    );
  expect(() => missingInBulk('ACC', BOX, { qty: -8, beratMg: 0 })).toThrow(code('STOCK_TIDAK_TERSEDIA'));
  expect(() => missingInBulk('BELUM_TAG', [], { qty: 0, beratMg: -1 })).toThrow(code('STOCK_TIDAK_TERSEDIA'));
  expect(() => missingInBulk('GROUP', GROUP, { qty: -3, beratMg: -8_999 })).toThrow(code('SISA_TIDAK_HABIS'));
  expect(() => missingInBulk('GROUP', GROUP, { qty: -2, beratMg: -9_000 })).toThrow(code('SISA_TIDAK_HABIS'));
  expect(() => foundInBulk('GROUP', { there: [], came: GROUP }, { qty: 0, beratMg: 5 })).toThrow(
    code('SISA_TIDAK_HABIS'),
  );
});

test('what there is more comes at the average of what is left, or of what ever came in', () => {
  expect(foundInBulk('BELUM_TAG', { there: BATCH, came: [] }, { qty: 0, beratMg: 1_234 })).toEqual([
    { kadar: 75, qty: 0, beratMg: 1_234, murniMg: 926, hppRp: 1_851_000 },
  ]);
  expect(foundInBulk('ROSOK', { there: [], came: LOT }, { qty: 0, beratMg: 8_001 })).toEqual(
    LOT.map((part) => ({ ...part, qty: 1 })),
  );
  expect(foundInBulk('ACC', { there: BOX, came: BOX }, { qty: 2, beratMg: 0 })).toMatchObject([
    { qty: 2, hppRp: 2_857 },
  ]);
  expect(() => foundInBulk('ROSOK', { there: [], came: [] }, { qty: 0, beratMg: 1 })).toThrow(RangeError);
});

test('is missing by weight, by number where the weight is right', () => {
  expect(isShort({ qty: 1, beratMg: -1 })).toBe(true);
  expect(isShort({ qty: -1, beratMg: 1 })).toBe(false);
  expect(isShort({ qty: -1, beratMg: 0 })).toBe(true);
});

test('writes both ledgers against the account of its book, and the books agree', () => {
  for (const [objek, there, less] of [
    ['BELUM_TAG', BATCH, { qty: 0, beratMg: -1_234 }],
    ['GROUP', GROUP, { qty: -1, beratMg: -3_100 }],
    ['ACC', BOX, { qty: -2, beratMg: 0 }],
    ['ROSOK', LOT, { qty: 0, beratMg: -8_001 }],
    ['BATANGAN', LOT, { qty: 0, beratMg: -1 }],
  ] as const) {
    const parts = missingInBulk(objek, there, less);
    const rp = all(parts, 'hppRp');
    const lost = booksOfBulk(objek, 'SELISIH_OPNAME', [{ kunci: 'K', parts }]);
    expect(() => assertBooksAgree(lost)).not.toThrow();
    expect(lost.jurnal).toEqual(
      rp === 0
        ? []
        : [
            { role: 'SELISIH_OPNAME', dk: 'D', rp },
            { role: COUNTED_IN_BULK[objek], dk: 'K', rp },
          ],
    );
    expect(lost.massa[0]).toMatchObject({
      objek,
      kunci: 'K',
      milik: 'TOKO',
      berat: -(parts[0]?.beratMg ?? 0) || 0,
    });
    const found = booksOfBulk(objek, 'TEMU_OPNAME', [{ kunci: 'K', parts }]);
    expect(() => assertBooksAgree(found)).not.toThrow();
    expect(all(parts, 'murniMg')).toBe(found.emas.reduce((mg, one) => mg + (one.dk === 'D' ? one.mg : 0), 0));
  }
});
