import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { TAMBAH, taggedPieces, taggedSums } from '../queries/tagged-pieces.ts';

/** What was put into stock, summed up by type; drawn on the screen of pieces added. */
export default defineReport({
  name: 'tambah-barang-jenis',
  path: 'barang/report-tambah-jenis',
  route: '/laporan-tambah-barang',
  title: { id: 'Laporan Tambah Barang', en: 'Report of pieces added' },
  detail: 'laporan-tambah-barang',
  range: TGL,
  columns: {
    kode_toko: { group: true },
    kode_dept: { label: { id: 'Kode Jenis', en: 'Code of its type' } },
    ...shown('nama_dept'),
    ...TAMBAH,
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select l.kode_toko, l.kode_dept, j.nama_dept, ${taggedSums}
    from ${taggedPieces(toko, tgl_from, tgl_to)} l join jenis j on j.kode_dept = l.kode_dept
    group by l.kode_toko, l.kode_dept, j.nama_dept order by l.kode_toko, l.kode_dept, j.nama_dept`,
});
