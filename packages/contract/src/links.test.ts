import { describe, expect, test } from 'vitest';
import { linkAmong, linkOfColumn } from './links.ts';

describe('where a value opens', () => {
  test('is what its column is called, wherever it stands', () => {
    expect(linkOfColumn('no_hutang')).toBe('dokumen');
    expect(linkOfColumn('kode_barcode')).toEqual({
      to: '/data-barang',
      by: { kode_barcode: 'kode_barcode' },
    });
    expect(linkOfColumn('kode_sales')).toEqual({
      to: '/laporan-penjualan',
      by: { kode_sales: 'kode_sales' },
      narrowed: { toko: 'kode_toko' },
    });
    expect(linkOfColumn('valid_by')).toEqual({ to: '/users', by: { q: 'valid_by' } });
    for (const name of ['no_hp', 'no_nota_supplier', 'no_kartu', 'keterangan', 'berat'])
      expect([name, linkOfColumn(name)]).toEqual([name, undefined]);
  });

  test('is nowhere where the row does not say who it is, or one stands there already', () => {
    expect(linkAmong('nama_customer', { nama_customer: {} })).toBeUndefined();
    expect(linkAmong('nama_customer', { nama_customer: {}, kode_customer: {} })).toEqual({
      to: '/halaman-member',
      by: { kode: 'kode_customer' },
    });
    expect(linkAmong('nama_akun', { nomor_akun: {} }, '/buku-besar')).toBeUndefined();
  });
});
