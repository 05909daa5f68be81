import type { TestApp } from './harness.ts';
import { MEMBERS } from './harness.ts';

export { cash, noFaktur, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';

/** A ring of the catalogue, rupiah. */
export const RING = { kode_barang: 'ITM-CINCIN', harga_jual: 3_000_000 };
export const [{ kode_customer: MEMBER } = { kode_customer: '' }] = MEMBERS;

/** Puts the ring into the catalogue, where it is not there yet. */
export const listRing = async (server: TestApp): Promise<void> => {
  await server.look(
    `insert into kategori_katalog (kode_kategori, nama_kategori, warna, gambar_path) values ('KTG-CINCIN', 'Cincin', '#9A6B15', '') on conflict do nothing`,
  );
  await server.look(
    `insert into item_katalog (kode_barang, nama_barang, kode_kategori, berat, harga_jual, direct_url, gambar_path)
     values ($1, 'Cincin Solitaire', 'KTG-CINCIN', 2000, $2, 'https://example.com', '{}') on conflict do nothing`,
    [RING.kode_barang, RING.harga_jual],
  );
};

/** The body of POST pre-order: rings that a member asks for, against so much cash. */
export const preorderOf = (qty: number, jumlah_rp: number, more: object = {}) => ({
  kode_customer: MEMBER,
  kode_barang: RING.kode_barang,
  qty,
  jumlah_rp,
  payments: jumlah_rp > 0 ? [{ jenis: 'CASH', jumlah_rp }] : [],
  ...more,
});
