import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { stockSummary } from '../queries/stock-moves.ts';

/** Pieces in the shop by type and group: awal + tambah + beli − jual − hancur + masuk − keluar = akhir, in pieces and in grams. */
export default defineReport({
  name: 'laporan-summary-barang',
  path: 'barang/report-summary',
  title: { id: 'Laporan Summary Barang', en: 'Stock summary' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 4 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('kode_dept'),
    kode_group: {
      link: {
        to: '/laporan-mutasi-barang',
        by: { kode_dept: 'kode_dept', kode_group: 'kode_group', toko: 'kode_toko' },
        sums: ['qty', 'berat'],
      },
    },
    ...summed(
      'qty_awal',
      'qty_tambah',
      'qty_beli',
      'qty_jual',
      'qty_hancur',
      'qty_masuk',
      'qty_keluar',
      'qty_akhir',
    ),
    ...summed(
      'berat_awal',
      'berat_tambah',
      'berat_beli',
      'berat_jual',
      'berat_hancur',
      'berat_masuk',
      'berat_keluar',
      'berat_akhir',
    ),
    qty: { total: true, extra: true, label: { id: 'Qty Berubah', en: 'Change in pieces' } },
    berat: { total: true, extra: true, label: { id: 'Berat Berubah', en: 'Change in weight' } },
  },
  sql: ({ tgl_from, tgl_to }, { toko }) =>
    sql`select * from ${stockSummary(toko, tgl_from, tgl_to)} x order by kode_toko, kode_dept, kode_group`,
});
