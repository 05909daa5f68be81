import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** What each type of piece brought: harga emas (rounding inside) + ongkos + atribut − diskon = total. */
export default defineReport({
  name: 'laporan-penjualan-global-jenis',
  path: 'penjualan/report-global-jenis',
  title: { id: 'Laporan Penjualan Global Jenis', en: 'Sales by type' },
  menu: { group: 'laporan', section: 'penjualan', order: 2 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    kode_dept: {
      label: { id: 'Kode', en: 'Code' },
      link: {
        to: '/laporan-penjualan',
        by: { kode_dept: 'kode_dept', toko: 'kode_toko' },
        sums: ['berat', 'ongkos', 'diskon', 'total'],
      },
    },
    ...shown('nama_dept'),
    ...summed('qty', 'berat', 'nilai_emas', 'ongkos', 'nilai_atribut', 'diskon', 'total'),
    ...shown('persen'),
    rata_per_gram: { derive: { numerator: 'total', denominator: 'berat', scale: 1000 } },
  },
  chart: { kind: 'bar', x: 'nama_dept', y: ['total'] },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, d.kode_dept, min(j.nama_dept) as nama_dept, sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat,
      sum(d.tanda * (d.harga_jual - d.ongkos - d.harga_atribut))::bigint as nilai_emas, sum(d.tanda * d.ongkos)::bigint as ongkos,
      sum(d.tanda * d.harga_atribut)::bigint as nilai_atribut, sum(d.tanda * d.diskon)::bigint as diskon, sum(d.tanda * d.total)::bigint as total,
      round(sum(d.tanda * d.total) * 100.0 / nullif(sum(sum(d.tanda * d.total)) over (partition by d.kode_toko), 0), 2) as persen
    from ${soldLines(toko, tgl_from, tgl_to)} d
    join jenis j on j.kode_dept = d.kode_dept
    group by d.kode_toko, d.kode_dept order by d.kode_toko, sum(d.tanda * d.total) desc, d.kode_dept`,
});
