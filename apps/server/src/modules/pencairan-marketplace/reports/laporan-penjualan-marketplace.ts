import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../../penjualan/public.ts';

/** Every piece sold on a channel; cancelled sales as in Laporan Penjualan. */
export default defineReport({
  name: 'laporan-penjualan-marketplace',
  path: 'pencairan-marketplace/report',
  title: { id: 'Laporan Penjualan Marketplace', en: 'Sales on channels' },
  gate: { module: 'MARKETPLACE_INTEGRATION_MODULE' },
  menu: { group: 'laporan', section: 'penjualan', order: 12 },
  range: TGL,
  filters: {
    kode_marketplace: {
      kind: 'ref',
      ref: 'marketplace',
      label: { id: 'Marketplace', en: 'Channel' },
      all: true,
    },
  },
  columns: {
    ...grouped('kode_toko'),
    kode_marketplace: { group: true, label: { id: 'Marketplace', en: 'Channel' } },
    ...shown('tanggal'),
    no_faktur: { label: { id: 'No FJ', en: 'Sale no.' }, link: 'dokumen' },
    nama_customer: { label: { id: 'Nama Member', en: 'Member name' } },
    kode_dept: { label: { id: 'Kode Jenis', en: 'Code of its type' } },
    ...shown('nama_barang'),
    ...summed('berat', 'ongkos', 'harga_jual'),
    total: { label: { id: 'Harga Total', en: 'Total price' }, total: true },
  },
  // Lines first and each looked up, as soldLines() does: the planner would read the period anew for each sale of a channel.
  sql: ({ tgl_from, tgl_to, kode_marketplace }, { toko }) => sql`
    select d.kode_toko, l.kode_marketplace, d.tanggal, d.no_faktur, p.nama_customer, d.kode_dept, d.nama_barang, d.tanda * d.berat as berat,
      d.tanda * d.ongkos as ongkos, d.tanda * d.harga_jual as harga_jual, d.tanda * d.total as total
    from ${soldLines(toko, tgl_from, tgl_to, { byDay: true })} d
    cross join lateral (select l.kode_marketplace from luar_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur offset 0) l
    join dokumen p on p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur
    where ${only(sql`l.kode_marketplace`, kode_marketplace)}
    order by d.kode_toko, l.kode_marketplace, d.tanggal, d.no_faktur, d.urut`,
});
