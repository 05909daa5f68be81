import { describe, expect, test } from 'vitest';
import {
  atChannelPrice,
  biayaKanal,
  luarLifecycle,
  ON_CHANNEL,
  postPencairanMarketplace,
  slipLack,
} from './marketplace.ts';

describe('what a channel keeps', () => {
  // Half a rupiah goes up: 4.5 % of 1,000,011 is 45,000.495, of 1,000,100 is 45,004.5.
  test.each([
    [1_000_011, 4_500, 45_000],
    [1_000_100, 4_500, 45_005],
    [12_709_000, 0, 0],
    [12_709_000, 100_000, 12_709_000],
  ])('of %d at %d thousandths is %d', (rp, milli, biaya) => expect(biayaKanal(rp, milli)).toBe(biaya));
});

test('a payout settles what was owed, whatever came: less is its cost, more takes from it', () => {
  const paid = (diterimaRp: number) => postPencairanMarketplace({ piutangRp: 1_000, diterimaRp });
  const owed = { role: 'PIUTANG_MARKETPLACE', dk: 'K', rp: 1_000 };
  expect(paid(955)).toEqual([
    { role: 'BANK', dk: 'D', rp: 955 },
    { role: 'BIAYA_MARKETPLACE', dk: 'D', rp: 45 },
    owed,
  ]);
  expect(paid(1_000)).toEqual([{ role: 'BANK', dk: 'D', rp: 1_000 }, owed]);
  expect(paid(1_010)).toEqual([
    { role: 'BANK', dk: 'D', rp: 1_010 },
    owed,
    { role: 'BIAYA_MARKETPLACE', dk: 'K', rp: 10 },
  ]);
});

test('a piece is ordered once, sold once, and what came back is looked at before it goes anywhere', () => {
  expect(luarLifecycle.from('PESAN')).toEqual(['DRAFT', 'TAYANG']);
  expect(luarLifecycle.moves('KEMBALI')).toEqual(['PERIKSA']);
  expect(() => luarLifecycle.next('DIPESAN', 'TURUN')).toThrow('ILLEGAL_MOVE');
  expect(ON_CHANNEL).toEqual(['DRAFT', 'TAYANG', 'DIPESAN', 'KEMBALI']);
});

test('more than the list is making charge, less is a discount, and the line comes to what was asked', () => {
  const listed = { hargaEmasRp: 900, ongkosRp: 100, hargaJualRp: 1_000 };
  const more = { hargaEmasRp: 900, ongkosRp: 150, hargaJualRp: 1_050, diskonRp: 0, totalRp: 1_050 };
  expect(atChannelPrice(listed, 1_050)).toEqual(more);
  expect(atChannelPrice(listed, 980)).toEqual({ ...listed, diskonRp: 20, totalRp: 980 });
  expect(atChannelPrice(listed, 1_000)).toEqual({ ...listed, diskonRp: 0, totalRp: 1_000 });
});

test('a slip is refused for the first piece that lacks a photo, a courier or a name of its own', () => {
  const whole = { foto: true, ekspedisi: true, nama: true };
  expect(slipLack([whole, whole])).toBeUndefined();
  for (const lack of ['foto', 'ekspedisi', 'nama'] as const) {
    const line = { ...whole, [lack]: false };
    expect(slipLack([whole, line])).toEqual({ line, lack });
  }
  expect(slipLack([{ foto: false, ekspedisi: false, nama: false }])?.lack).toBe('foto');
});
