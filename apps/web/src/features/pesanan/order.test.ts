import { expect, test } from 'vitest';
import { bodyOf, changed, estimateOf, lineAfter, START } from './order.ts';

const SETTINGS = { PEMBULATAN: 500, PEMBULATAN_DOWN_MODULE: false } as never;
const [LINE] = START.lines;
if (!LINE) throw new Error('an order begins with a line');
const RING = {
  ...LINE,
  nama_barang: 'CINCIN',
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  kadar: 75,
  est_berat: 5,
  harga_emas: 2_429_000,
  ongkos: 50_000,
};

test('a line comes to what the server will say of it, and to nothing while something is missing', () => {
  expect(estimateOf(RING, SETTINGS)).toBe(12_395_000);
  expect(estimateOf({ ...RING, est_berat: null }, SETTINGS)).toBeNull();
  expect(estimateOf(LINE, SETTINGS)).toBeNull();
});

test('another purity or weight asks the lists anew; a price that is typed stays', () => {
  expect(changed(RING, { kadar: 37.5 })).toMatchObject({ harga_emas: null, ongkos: null });
  expect(changed(RING, { nama_barang: 'GELANG' })).toMatchObject({ harga_emas: 2_429_000 });
  expect(changed(RING, { harga_emas: 2_400_000 })).toMatchObject({ harga_emas: 2_400_000, ongkos: 50_000 });
});

test('the next line is of the same goods, without their figures', () => {
  expect(lineAfter(RING, 'b')).toMatchObject({
    id: 'b',
    kadar: 75,
    kode_group: 'UBS750',
    est_berat: null,
    nama_barang: '',
  });
});

test('what is sent has no money where none is paid down, and a lock only where it binds', () => {
  const body = bodyOf({ ...START, lines: [RING], mengikat: false, kunci_sampai: '2026-03-01' }, '2026-02-25');
  expect(body).toMatchObject({ tanggal: '2026-02-25', jumlah_rp: 0, payments: [], mengikat: false });
  expect(body).not.toHaveProperty('kunci_sampai');
  expect(body).not.toHaveProperty('intent');
  const paid = bodyOf({ ...START, lines: [RING], jumlah: 4_000_000 }, null);
  expect(paid.payments).toEqual([{ jenis: 'CASH', no_rekening: '', no_kartu: '', jumlah_rp: 4_000_000 }]);
});
