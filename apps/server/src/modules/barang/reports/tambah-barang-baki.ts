import { defineReport, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { TAMBAH, taggedPieces, taggedSums } from '../queries/tagged-pieces.ts';

/** What was put into stock, summed up by the tray they were put into; drawn on the screen of pieces added. */
export default defineReport({
  name: 'tambah-barang-baki',
  path: 'barang/report-tambah-baki',
  route: '/laporan-tambah-barang',
  title: { id: 'Laporan Tambah Barang', en: 'Report of pieces added' },
  detail: 'laporan-tambah-barang',
  range: TGL,
  columns: {
    kode_toko: { group: true },
    kode_gudang: { label: { id: 'Kode Gudang', en: 'Location code' } },
    kode_baki: { label: { id: 'Kode Baki', en: 'Tray code' } },
    ...TAMBAH,
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select l.kode_toko, l.kode_gudang, l.kode_baki, ${taggedSums}
    from ${taggedPieces(toko, tgl_from, tgl_to)} l
    group by l.kode_toko, l.kode_gudang, l.kode_baki order by l.kode_toko, l.kode_gudang, l.kode_baki`,
});
