import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AIM_FILTERS, aimOf } from '../aim.ts';
import { movesTold } from '../queries/told.ts';

/** Pieces that last too long in one shop and are short in another, the oldest first. */
export default defineReport({
  name: 'laporan-usulan-pindah',
  path: 'usulan-stok/report-pindah',
  title: { id: 'Laporan Usulan Pindah', en: 'Pieces to be moved' },
  access: 'usulan.read',
  menu: { group: 'laporan', section: 'barang', order: 24 },
  filters: AIM_FILTERS,
  columns: {
    kode_toko: { group: true },
    tujuan: { group: true },
    ...shown('nama_dept', 'kadar', 'rentang_berat', 'kode_barcode', 'nama_barang', 'kode_baki', 'umur'),
    qty_jual: {},
    ...shown('hari_habis'),
    ...summed('qty', 'berat'),
  },
  ground: async (filters, { toko, timeZone, today }, at) => {
    const asked = { toko, zona: timeZone, hari: today };
    return movesTold(at, asked, aimOf(filters));
  },
  sql: (_filters, _scope, { pieces, rows }) => sql`
    select p.kode_toko, p.tujuan, j.nama_dept, p.kadar, r.rentang_berat, p.kode_barcode, p.nama_barang, p.kode_baki, p.umur, r.qty_jual, r.hari_habis,
      1 as qty, p.berat
    from ${pieces} p join jenis j on j.kode_dept = p.kode_dept
    join json_to_recordset(${JSON.stringify(rows)}::json) r(kode_toko text, tujuan text, kode_dept text, kadar numeric, pita int, rentang_berat text, qty_jual int, hari_habis int)
      on r.kode_toko = p.kode_toko and r.tujuan = p.tujuan and r.kode_dept = p.kode_dept and r.kadar = p.kadar and r.pita = p.pita
    order by p.kode_toko, p.tujuan, p.kode_dept, p.kadar, p.pita, p.umur desc, p.kode_barcode`,
});
