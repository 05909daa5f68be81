import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { movedLines } from '../lines.ts';

/** Pieces that were picked up, and what was paid for them before and then. */
export default defineReport({
  name: 'laporan-service-ambil',
  path: 'service/report-ambil',
  title: { id: 'Laporan Service Ambil', en: 'Services picked up' },
  access: 'service.read',
  menu: { group: 'laporan', section: 'service', order: 13 },
  range: TGL,
  columns: {
    ...grouped('kode_toko'),
    ...shown('no_service', 'tanggal', 'nama_customer', 'kode_sales', 'nama_barang', 'deskripsi'),
    ...summed('berat', 'qty', 'ongkos', 'total_bayar'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select x.kode_toko, x.no_service, x.tanggal, x.nama_customer, x.kode_sales, x.nama_barang, x.deskripsi, x.berat, x.qty, x.ongkos, x.ongkos as total_bayar
    from ${movedLines('SERVICE_AMBIL', shopsOf(toko), { from: tgl_from, to: tgl_to })} x
    order by x.kode_toko, x.tanggal, x.no_barang, x.tanda desc`,
});
