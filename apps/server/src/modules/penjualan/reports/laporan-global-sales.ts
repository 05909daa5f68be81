import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** What each sales person sold, by group of pieces. */
export default defineReport({
  name: 'laporan-global-sales',
  path: 'penjualan/report-global-sales',
  title: { id: 'Laporan Global Sales', en: 'Sales by sales person' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'penjualan', order: 4 },
  range: TGL,
  columns: {
    ...grouped('kode_toko', 'nama_sales'),
    kode_sales: { hidden: true },
    kode_group: {
      link: {
        to: '/laporan-penjualan',
        by: { kode_group: 'kode_group', kode_sales: 'kode_sales', toko: 'kode_toko' },
        sums: ['berat', 'total'],
      },
    },
    ...shown('nama_group'),
    ...summed('qty', 'berat', 'total'),
    rata_per_gram: { derive: { numerator: 'total', denominator: 'berat', scale: 1000 } },
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, coalesce(min(s.nama_sales), d.kode_sales) as nama_sales, d.kode_sales, d.kode_group, min(g.nama_group) as nama_group,
      sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat, sum(d.tanda * d.total)::bigint as total
    from ${soldLines(toko, tgl_from, tgl_to)} d
    left join group_barang g on g.kode_group = d.kode_group
    left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
    group by d.kode_toko, d.kode_sales, d.kode_group order by d.kode_toko, nama_sales, d.kode_sales, sum(d.tanda * d.total) desc, d.kode_group`,
});
