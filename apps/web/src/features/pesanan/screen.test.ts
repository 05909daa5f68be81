import { isiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { expect, test } from 'vitest';
import { START } from './order.ts';
import { START_PREORDER } from './preorder.ts';
import { screenOfMore, screenOfOrder, screenOfPreorder, thanksFor } from './screen.ts';

const [LINE] = START.lines;
if (!LINE) throw new Error('an order begins with a line');
const RING = { ...LINE, nama_barang: 'CINCIN KAWIN', kadar: 75, est_berat: 5, harga_emas: 2_429_000 };
const ORDER = {
  ...START,
  nama_customer: 'BUDI RAHASIA',
  no_hp: '081234567890',
  tgl_janji: '2026-03-28',
  lines: [RING, { ...LINE, nama_barang: 'GELANG' }],
  jumlah: 4_000_000,
};

test('an order shows its estimate, what is paid down, and what is left until when; of who is no member nothing', () => {
  const shown = screenOfOrder(ORDER, [12_395_000, null]);
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    nama: '',
    lines: [{ kode_barcode: '', nama_barang: 'CINCIN KAWIN', kadar: '750/17K', berat: 5, harga: 12_395_000 }],
    total: 12_395_000,
    bayar: [{ jenis: 'CASH', rp: 4_000_000 }],
    janji: { sisa: 8_395_000, tanggal: '2026-03-28' },
  });
  expect(JSON.stringify(shown)).not.toMatch(/RAHASIA|0812/);
  expect(screenOfOrder({ ...ORDER, kode_customer: 'M1' }, [12_395_000])).toMatchObject({
    nama: 'BUDI RAHASIA',
  });
});

test('an entry without an estimate, or without a piece, shows nothing', () => {
  expect(screenOfOrder(START, [null])).toBeNull();
  expect(screenOfPreorder(START_PREORDER)).toBeNull();
});

test('a pre-order shows all pieces at the price of the catalogue, and no day', () => {
  const item = { kode_barang: 'C1', nama_barang: 'CINCIN SOLITAIRE', berat: 2.5, harga_jual: 5_000_000 };
  const shown = screenOfPreorder({ ...START_PREORDER, item, qty: 2, jumlah: null });
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    lines: [{ nama_barang: 'CINCIN SOLITAIRE × 2', berat: 5, harga: 10_000_000 }],
    total: 10_000_000,
    bayar: [],
    janji: { sisa: 10_000_000, tanggal: '' },
  });
});

test('more money shows what is open, at the price of the piece once it is made, and the deposit beside it', () => {
  const open = { kadar: 75, est_berat: 5, perkiraan: 12_395_000, kode_barcode: '' };
  const order = {
    kode_customer: 'M1',
    nama_customer: 'SITI',
    tgl_janji: '2026-03-28',
    saldo: 4_000_000,
    lines: [
      { ...open, nama_barang: 'CINCIN', status: 'PESAN' },
      { ...open, nama_barang: 'GELANG', status: 'JADI', kode_barcode: 'KLG1' },
      { ...open, nama_barang: 'KALUNG', status: 'DIAMBIL', kode_barcode: 'KLG2' },
    ],
    barang: [{ kode_barcode: 'KLG1', berat: 5.2, harga_jual: 13_000_000 }],
  } as unknown as Pesanan;
  const shown = screenOfMore(order, 'DEBET', 1_000_000);
  expect(isiLayar.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    lines: [
      { nama_barang: 'CINCIN', harga: 12_395_000 },
      { nama_barang: 'GELANG', kode_barcode: 'KLG1', berat: 5.2, harga: 13_000_000 },
    ],
    total: 25_395_000,
    bayar: [
      { jenis: 'TITIPAN', rp: 4_000_000 },
      { jenis: 'DEBET', rp: 1_000_000 },
    ],
    janji: { sisa: 20_395_000, tanggal: '2026-03-28' },
  });
});

test('thanks say what was paid down and what is left, and name no piece and nobody', () => {
  const shown = screenOfOrder({ ...ORDER, kode_customer: 'M1' }, [12_395_000]);
  const thanks = thanksFor(shown);
  expect(isiLayar.parse(thanks)).toEqual(thanks);
  expect(thanks).toMatchObject({
    nama: '',
    lines: [],
    selesai: { dibayar: 4_000_000, poin: 0 },
    janji: { sisa: 8_395_000, tanggal: '2026-03-28' },
  });
});
