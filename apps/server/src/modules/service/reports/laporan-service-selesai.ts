import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { movedLines } from '../lines.ts';

/** Pieces that were done. */
export default defineReport({
  name: 'laporan-service-selesai',
  path: 'service/report-selesai',
  title: { id: 'Laporan Service Selesai', en: 'Services done' },
  access: 'service.read',
  menu: { group: 'laporan', section: 'service', order: 12 },
  range: TGL,
  columns: {
    ...grouped('kode_toko'),
    ...shown('no_service', 'tanggal', 'nama_customer', 'kode_sales', 'nama_barang', 'deskripsi'),
    ...summed('berat', 'qty', 'ongkos'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select x.kode_toko, x.no_service, x.tanggal, x.nama_customer, x.kode_sales, x.nama_barang, x.deskripsi, x.berat, x.qty, x.ongkos
    from ${movedLines('SERVICE_SELESAI', shopsOf(toko), { from: tgl_from, to: tgl_to })} x
    order by x.kode_toko, x.tanggal, x.no_barang, x.tanda desc`,
});
