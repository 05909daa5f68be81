import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AIM_FILTERS, aimOf } from '../aim.ts';
import { ordersTold } from '../queries/told.ts';

/** What sells and is short in a shop, and no other has to spare: so many pieces, what they are expected to weigh, and what their gold costs today. */
export default defineReport({
  name: 'laporan-usulan-pesan',
  path: 'usulan-stok/report-pesan',
  title: { id: 'Laporan Usulan Pesan', en: 'Pieces to be ordered' },
  access: 'usulan.read',
  menu: { group: 'laporan', section: 'barang', order: 25 },
  detail: 'laporan-umur-stok',
  filters: AIM_FILTERS,
  columns: {
    kode_toko: { group: true },
    ...shown(
      'kode_dept',
      'nama_dept',
      'kadar',
      'rentang_berat',
      'qty_jual',
      'qty_akhir',
      'hari_habis',
      'terakhir',
    ),
    ...summed('qty', 'berat', 'nilai_pesan'),
  },
  ground: (filters, { toko, timeZone, today }, at) =>
    ordersTold(at, { toko, zona: timeZone, hari: today }, aimOf(filters)),
  sql: (_filters, _scope, rows) => sql`
    select r.kode_toko, r.kode_dept, j.nama_dept, r.kadar, r.rentang_berat, r.qty_jual, r.qty_akhir, r.hari_habis, r.terakhir, r.qty, r.berat, r.nilai_pesan
    from json_to_recordset(${JSON.stringify(rows)}::json) r(kode_toko text, kode_dept text, kadar numeric, pita int, rentang_berat text, qty_jual int, qty_akhir int,
      hari_habis int, terakhir date, qty int, berat bigint, nilai_pesan bigint)
    join jenis j on j.kode_dept = r.kode_dept
    order by r.kode_toko, r.kode_dept, r.kadar, r.pita`,
});
