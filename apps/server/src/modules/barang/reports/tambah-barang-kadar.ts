import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { TAMBAH, taggedPieces, taggedSums } from '../queries/tagged-pieces.ts';

/** What was put into stock, summed up by purity; drawn on the screen of pieces added. */
export default defineReport({
  name: 'tambah-barang-kadar',
  path: 'barang/report-tambah-kadar',
  route: '/laporan-tambah-barang',
  title: { id: 'Laporan Tambah Barang', en: 'Report of pieces added' },
  detail: 'laporan-tambah-barang',
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('kadar'),
    ...TAMBAH,
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select l.kode_toko, l.kadar, ${taggedSums}
    from ${taggedPieces(toko, tgl_from, tgl_to)} l
    group by l.kode_toko, l.kadar order by l.kode_toko, l.kadar`,
});
