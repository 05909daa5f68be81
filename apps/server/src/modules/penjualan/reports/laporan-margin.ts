import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { marginOf, soldLines, uncostedOf } from '../queries/sold-lines.ts';

/** What each type and group of pieces earned over its cost, the most first. */
export default defineReport({
  name: 'laporan-margin',
  path: 'penjualan/report-margin',
  title: { id: 'Laporan Margin', en: 'Margin' },
  access: 'cost.read',
  menu: { group: 'laporan', section: 'penjualan', order: 7 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('kode_dept', 'nama_dept'),
    kode_group: {
      link: {
        to: '/laporan-penjualan',
        by: { kode_dept: 'kode_dept', kode_group: 'kode_group', toko: 'kode_toko' },
        sums: ['berat', 'total', 'hpp', 'tanpa_modal', 'margin'],
      },
    },
    ...summed('qty', 'berat', 'total', 'hpp', 'tanpa_modal', 'margin'),
    persen: { derive: { numerator: 'margin', denominator: 'total', scale: 100 } },
  },
  chart: { kind: 'bar', x: 'nama_dept', y: ['margin'] },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, d.kode_dept, min(j.nama_dept) as nama_dept, d.kode_group, sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat,
      sum(d.tanda * d.total)::bigint as total, sum(d.tanda * d.hpp)::bigint as hpp,
      sum(${uncostedOf})::bigint as tanpa_modal, sum(${marginOf})::bigint as margin
    from ${soldLines(toko, tgl_from, tgl_to)} d join jenis j on j.kode_dept = d.kode_dept
    group by d.kode_toko, d.kode_dept, d.kode_group order by d.kode_toko, sum(${marginOf}) desc, d.kode_dept, d.kode_group`,
});
