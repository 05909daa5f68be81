import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bulk } from './bulk.ts';
import { destroyGroup, goldOfDestroying, groupKey, groupRow, placeOfKey, scrapOf } from './group.ts';

const PLACE = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE', kode_baki: '' };
const THERE: Bulk = { kadar: 75, qty: 3, beratMg: 10_000, murniMg: 7_500, hppRp: 20_000_001 };

describe('the key of a group', () => {
  test('names group, type, location and tray, and is read back', () => {
    expect(groupKey(PLACE)).toBe('UBS750/CCN/ETALASE/');
    expect(placeOfKey('UBS750/CCN/ETALASE/')).toEqual(PLACE);
    expect(placeOfKey('UBS750/CCN/ETALASE/A01')).toEqual({ ...PLACE, kode_baki: 'A01' });
  });

  test.each(['', 'UBS750', 'UBS750/CCN/ETALASE', '/CCN/ETALASE/A01', 'A/B/C/D/E'])('%s is none', (kunci) => {
    expect(placeOfKey(kunci)).toBeUndefined();
  });
});

describe('some of a group destroyed', () => {
  test('leave at their average; cost and fine gold go half up by weight to scrap and loss', () => {
    const gone = destroyGroup(THERE, { qty: 1, beratMg: 3_333, beratHancurMg: 3_000 });
    expect(gone).toMatchObject({
      murniMg: 2_500,
      hppRp: 6_666_000,
      susutMg: 333,
      susutRp: 666_000,
      susutMurniMg: 250,
    });
    expect(groupRow('K', 'HANCUR', gone, -1)).toMatchObject({
      objek: 'GROUP',
      qty: -1,
      berat: -3_333,
      hpp: -6_666_000,
    });
    expect(scrapOf('LOT', 'HANCUR_MANUAL', gone)).toMatchObject({
      objek: 'ROSOK',
      kunci: 'LOT',
      qty: 1,
      berat: 3_000,
      murni: 2_250,
      hpp: 6_000_000,
    });
    expect(goldOfDestroying(gone)).toEqual([
      { role: 'PERSEDIAAN_ROSOK', dk: 'D', mg: 2_250 },
      { role: 'SUSUT', dk: 'D', mg: 250 },
      { role: 'PERSEDIAAN', dk: 'K', mg: 2_500 },
    ]);
  });

  test('the last with the last gram; scrap does not weigh more than they did', () => {
    expect(() => destroyGroup(THERE, { qty: 3, beratMg: 9_999, beratHancurMg: 1 })).toThrow(
      'SISA_TIDAK_HABIS',
    );
    expect(() => destroyGroup(THERE, { qty: 1, beratMg: 100, beratHancurMg: 101 })).toThrow(RangeError);
  });

  test('property: scrap and loss are what left, in rupiah and both weights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (qty, beratMg, hppRp, part, kept) => {
          const some = Math.max(1, Math.min(beratMg - 1, Math.floor(beratMg * part)));
          const there = { kadar: 75, qty, beratMg, murniMg: Math.floor(beratMg * 0.75), hppRp };
          const gone = destroyGroup(there, {
            qty: 1,
            beratMg: some,
            beratHancurMg: Math.max(1, Math.floor(some * kept)),
          });
          const scrap = scrapOf('L', 'HANCUR_MANUAL', gone);
          expect([
            scrap.hpp + gone.susutRp,
            scrap.murni + gone.susutMurniMg,
            scrap.berat + gone.susutMg,
          ]).toEqual([gone.hppRp, gone.murniMg, some]);
        },
      ),
    );
  });
});
