import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { TAMBAH, taggedPieces, taggedSums } from '../queries/tagged-pieces.ts';

/** What was put into stock, summed up by internal code; drawn on the screen of pieces added. */
export default defineReport({
  name: 'tambah-barang-intern',
  path: 'barang/report-tambah-intern',
  route: '/laporan-tambah-barang',
  title: { id: 'Laporan Tambah Barang', en: 'Report of pieces added' },
  detail: 'laporan-tambah-barang',
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('kode_intern'),
    ...TAMBAH,
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select l.kode_toko, l.kode_intern, ${taggedSums}
    from ${taggedPieces(toko, tgl_from, tgl_to)} l
    group by l.kode_toko, l.kode_intern order by l.kode_toko, l.kode_intern`,
});
