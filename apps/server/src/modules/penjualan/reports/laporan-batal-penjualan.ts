import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every sale cancelled in a period, by the day of its reversal: what, why, by whom, and who approved. */
export default defineReport({
  name: 'laporan-batal-penjualan',
  path: 'penjualan/report-batal',
  title: { id: 'Laporan Batal Penjualan', en: 'Sales cancelled' },
  menu: { group: 'laporan', section: 'penjualan', order: 6 },
  range: TGL,
  filters: {
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
    user_id: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur_batal', 'no_faktur', 'tgl_jual', 'nama_customer', 'nama_sales'),
    ...summed('qty', 'berat', 'grand_total'),
    ...shown('alasan', 'user_id', 'disetujui_oleh'),
  },
  sql: ({ tgl_from, tgl_to, kode_sales, user_id }, { toko }) => sql`
    select b.kode_toko, b.tanggal, b.no_faktur_batal, d.no_faktur, d.tanggal as tgl_jual, d.nama_customer, coalesce(o.nama_sales, d.kode_sales) as nama_sales,
      d.qty, d.berat, d.grand_total::bigint as grand_total, b.alasan, b.input_by as user_id, a.disetujui_oleh
    from ${shopsOf(toko)} s
    join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.jenis = 'PENJUALAN'
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    left join otorisasi a on a.id = b.otorisasi_id
    where ${only(sql`d.kode_sales`, kode_sales)} and ${only(sql`b.input_by`, user_id)}
    order by b.kode_toko, b.tanggal, b.no_faktur_batal`,
});
