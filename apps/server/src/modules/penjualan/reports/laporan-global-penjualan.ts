import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** What each price group sold, by its groups of pieces and their purities. */
export default defineReport({
  name: 'laporan-global-penjualan',
  path: 'penjualan/report-global',
  title: { id: 'Laporan Global Penjualan', en: 'Sales by price group' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'penjualan', order: 3 },
  range: TGL,
  columns: {
    ...grouped('kode_toko', 'kelompok_harga'),
    kode_group: {
      link: {
        to: '/laporan-penjualan',
        by: { kode_group: 'kode_group', kadar: 'kadar', toko: 'kode_toko' },
        sums: ['berat', 'total'],
      },
    },
    ...shown('nama_group', 'kadar'),
    ...summed('qty', 'berat'),
    total: { total: true, label: { id: 'Harga', en: 'Price' } },
    rata_per_gram: { derive: { numerator: 'total', denominator: 'berat', scale: 1000 } },
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, coalesce(min(h.kelompok_harga), '-') as kelompok_harga, d.kode_group, min(g.nama_group) as nama_group, d.kadar,
      sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat, sum(d.tanda * d.total)::bigint as total
    from ${soldLines(toko, tgl_from, tgl_to)} d
    left join group_barang g on g.kode_group = d.kode_group
    left join kelompok_harga h on h.kode_group = d.kode_group and h.kadar = d.kadar and h.deleted_at is null
    group by d.kode_toko, d.kode_group, d.kadar order by d.kode_toko, kelompok_harga, sum(d.tanda * d.total) desc, d.kode_group, d.kadar`,
});
