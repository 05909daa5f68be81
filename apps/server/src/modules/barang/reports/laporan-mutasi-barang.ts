import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';
import { stockMoves } from '../queries/stock-moves.ts';

/** Every piece that came into the stock or left it, with the document that moved it. */
export default defineReport({
  name: 'laporan-mutasi-barang',
  path: 'barang/report-mutasi',
  title: { id: 'Laporan Mutasi Barang', en: 'Pieces in and out' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 5 },
  range: TGL,
  filters: {
    mutasi: {
      kind: 'choice',
      all: true,
      choices: {
        TAMBAH: { id: 'Tambah', en: 'Added' },
        BELI: { id: 'Beli', en: 'Bought' },
        JUAL: { id: 'Jual', en: 'Sold' },
        HANCUR: { id: 'Hancur', en: 'Written off' },
        MASUK: { id: 'Masuk', en: 'In' },
        KELUAR: { id: 'Keluar', en: 'Out' },
      },
    },
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'tanggal',
      'at',
      'mutasi',
      'no_faktur',
      'kode_barcode',
      'nama_barang',
      'kode_dept',
      'kode_group',
      'kadar',
    ),
    ...summed('qty', 'berat'),
    ...shown('user_id'),
  },
  sql: ({ tgl_from, tgl_to, mutasi, kode_dept, kode_group }, { toko, timeZone }) => sql`
    select m.kode_toko, m.tanggal, ${shopTime(sql`m.at`, timeZone)} as at, m.mutasi, m.no_faktur, m.kode_barcode, b.nama_barang, m.kode_dept, m.kode_group,
      m.kadar, m.qty, m.berat, m.user_id
    from ${stockMoves(toko, tgl_from)} m left join barang b on b.kode_toko = m.kode_toko and b.kode_barcode = m.kode_barcode
    where m.tanggal <= ${tgl_to}::date and ${only(sql`m.mutasi`, mutasi)} and ${only(sql`m.kode_dept`, kode_dept)} and ${only(sql`m.kode_group`, kode_group)}
    order by m.kode_toko, m.tanggal, m.id`,
});
