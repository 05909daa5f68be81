import type { Service } from '@kadar/contract/endpoints/service.ts';
import { expect, test } from 'vitest';
import { EMPTY, newPiece, type ServiceDraft } from './draft.ts';
import { screenOfIntake, screenOfMore, screenOfPickup, thanksForIntake, thanksForPickup } from './screen.ts';

const ROUND = { pembulatan: { step: 500, direction: 'UP' }, today: '2026-02-25' } as const;
const ring = {
  ...newPiece('a'),
  nama_barang: 'CINCIN',
  kadar: 75,
  berat_awal: 4.21,
  kode_service: 'CUCI',
  ongkos: 75_000,
};
const chain = {
  ...newPiece('b'),
  nama_barang: 'RANTAI',
  jumlah: 2,
  kode_service: 'PATRI',
  dasar: 'PER_GRAM' as const,
  ongkos: 15_000,
};
const draft: ServiceDraft = { ...EMPTY, pieces: [ring, chain], active: 'a', nama_customer: 'IBU SARI' };
const shown = (change: Partial<ServiceDraft> = {}) => screenOfIntake({ ...draft, ...change }, ROUND);

test('an empty form leaves the screen as it is', () => {
  expect(screenOfIntake(EMPTY, ROUND)).toBeNull();
  expect(shown({ pieces: [newPiece('a')], nama_customer: 'IBU SARI' })).toBeNull();
});

test('pieces that come in are shown with what each is estimated at, and what is left until the day', () => {
  expect(shown({ dp: 25_000 })).toMatchObject({
    lines: [
      {
        kode_barcode: '',
        nama_barang: 'CINCIN',
        kadar: '750/17K',
        berat: 4.21,
        harga: 75_000,
        harga_gram: 0,
      },
      // Not weighed yet: its price per gram stands there alone.
      { nama_barang: 'RANTAI × 2', kadar: '', berat: 0, harga: 0, harga_gram: 15_000 },
    ],
    total: 75_000,
    bayar: [{ jenis: 'CASH', rp: 25_000 }],
    kembali: 0,
    selesai: null,
    janji: { sisa: 50_000, tanggal: '2026-02-25' },
  });
  expect(shown({ tgl_janji: '2026-02-27' })?.janji).toEqual({ sisa: 75_000, tanggal: '2026-02-27' });
});

test('cash above what it costs goes back; money that is no cash does not', () => {
  expect(shown({ dp: 100_000 })).toMatchObject({ kembali: 25_000, janji: { sisa: 0 } });
  expect(shown({ dp: 100_000, paying: { ...EMPTY.paying, jenis: 'QRIS' } })).toMatchObject({ kembali: 0 });
});

test('a member is named, nobody else is', () => {
  expect(shown()?.nama).toBe('');
  expect(shown({ kode_customer: 'M1' })?.nama).toBe('IBU SARI');
});

const piece = (urut: number, status: Service['pieces'][number]['status'], jasa_rp: number, tambah_rp = 0) =>
  ({
    urut,
    no_service: `SV/${urut}`,
    nama_barang: 'CINCIN',
    jumlah: 1,
    kadar: 75,
    berat: 4.2,
    status,
    jasa_rp,
    tambah_rp,
  }) as Service['pieces'][number];
const service = {
  kode_customer: '',
  nama_customer: 'IBU SARI',
  tgl_janji: '2026-02-27',
  saldo: 25_000,
  pieces: [
    piece(1, 'SELESAI', 75_000, 10_000),
    piece(2, 'TERIMA', 40_000),
    piece(3, 'DIAMBIL', 30_000),
    piece(4, 'BATAL', 20_000),
  ],
} as unknown as Service;

test('at the pickup the deposit pays its share, and the rest is paid now', () => {
  const taken = service.pieces.slice(0, 1);
  expect(screenOfPickup(service, taken, { total: 85_000, paid: 17_000, jenis: 'CASH' })).toMatchObject({
    lines: [{ nama_barang: 'CINCIN', berat: 4.2, harga: 85_000 }],
    total: 85_000,
    bayar: [
      { jenis: 'TITIPAN', rp: 17_000 },
      { jenis: 'CASH', rp: 68_000 },
    ],
    kembali: 0,
  });
  const over = screenOfPickup(service, taken, { total: 85_000, paid: 100_000, jenis: 'CASH' });
  expect(over).toMatchObject({ bayar: [{ jenis: 'TITIPAN', rp: 100_000 }], kembali: 15_000 });
});

test('more money is told of what is still here, with what is left then', () => {
  expect(screenOfMore(service, { jumlah_rp: 30_000, jenis: 'TRANSFER' })).toMatchObject({
    lines: [{ harga: 85_000 }, { harga: 40_000 }],
    total: 125_000,
    bayar: [
      { jenis: 'TITIPAN', rp: 25_000 },
      { jenis: 'TRANSFER', rp: 30_000 },
    ],
    janji: { sisa: 70_000, tanggal: '2026-02-27' },
  });
});

test('what was paid is told once more when it is done', () => {
  const done = { total: 75_000, dibayar: 75_000, sisa: 0, kembali: 25_000, tgl_janji: '2026-02-27' };
  expect(thanksForIntake(done)).toMatchObject({
    lines: [],
    total: 75_000,
    kembali: 25_000,
    selesai: { dibayar: 100_000, poin: 0 },
    janji: { sisa: 0, tanggal: '2026-02-27' },
  });
  expect(thanksForPickup({ total: 85_000, kembali: 0 })).toMatchObject({
    total: 85_000,
    selesai: { dibayar: 85_000 },
  });
});
