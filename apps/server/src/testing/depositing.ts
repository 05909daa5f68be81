import { ofK01, SALES } from '../modules/penjualan/sale.fixture.ts';
import { CHAIN } from './harness.ts';

export { REKENING } from '../modules/penjualan/sale.fixture.ts';

/** A tray of K01 for what goes back. */
export const TRAY = ofK01(CHAIN.baki).kode_baki;

/** The body of POST titip: pieces kept against so much cash. */
export const titipOf = (
  pieces: readonly { kode_barcode: string; harga_jual: number }[],
  jumlah_rp: number,
  more: object = {},
) => ({
  kode_sales: SALES,
  nama_customer: 'SITI',
  no_hp: '0812',
  mengikat: true,
  lines: pieces.map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual })),
  jumlah_rp,
  payments: [{ jenis: 'CASH', jumlah_rp }],
  ...more,
});
