import { addDays } from '@kadar/domain/dates.ts';
import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { TODAY } from './harness.ts';

export { cash, noFaktur, pieceSupply, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';

/** What a piece is, as a line of an order asks for it; weight in grams. */
export interface Wanted {
  kode_dept: string;
  kode_group: string;
  kadar: number;
  berat: number;
}

/** A line of an order for a piece like this one. */
export const lineOf = ({ kode_dept, kode_group, kadar, berat }: Wanted, more: object = {}) => ({
  kode_dept,
  kode_group,
  nama_barang: 'CINCIN PESANAN',
  kadar,
  est_berat: berat,
  harga_emas: 2_429_000,
  ongkos_jenis: 'PER_GRAM',
  ongkos: 50_000,
  ...more,
});

/** The body of POST pesanan: pieces ordered against so much cash. */
export const pesananOf = (lines: readonly object[], jumlah_rp: number, more: object = {}) => ({
  kode_sales: SALES,
  nama_customer: 'SITI',
  no_hp: '0812',
  mengikat: true,
  tgl_janji: addDays(TODAY, 7),
  lines,
  jumlah_rp,
  payments: jumlah_rp > 0 ? [{ jenis: 'CASH', jumlah_rp }] : [],
  ...more,
});
