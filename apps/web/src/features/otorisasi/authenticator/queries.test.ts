import { describe, expect, it } from 'vitest';
import { newOnes, placed } from './queries.ts';

const REQUEST = {
  store_code: 'K01',
  nama_toko: 'KADAR 1',
  keystore: 'ABCDEFGHJKMN',
  status: 'OPEN',
  kategori: 'DISKON',
  client_notes: '',
  jumlah_rp: 1000,
  input_by: 'KASIR1',
  nama_peminta: 'ANI',
  input_date: '2026-11-20T06:00:00.000Z',
  expires_at: '2026-11-20T06:02:00.000Z',
  umur_detik: 20,
  sisa_detik: 100,
  boleh: true,
} as const;

it("a request's times stand on this device's clock, however wrong it is", () => {
  expect(placed(REQUEST, 5_000_000)).toMatchObject({ since: 4_980_000, endsAt: 5_100_000 });
});

describe('what rings', () => {
  const list = [placed(REQUEST, 0), placed({ ...REQUEST, keystore: 'ZZZZZZZZZZZZ', boleh: false }, 0)];

  it('is a request that was not there before, and that this user may decide', () => {
    expect(newOnes([], list)).toEqual(['ABCDEFGHJKMN']);
    expect(newOnes(['ABCDEFGHJKMN'], list)).toEqual([]);
  });

  it('is nothing of the first list', () => {
    expect(newOnes(null, list)).toEqual([]);
  });
});
