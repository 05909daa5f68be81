import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** How fast types and groups of pieces sell: for how many days what lies there lasts at the pace of the period, the fastest first. */
export default defineReport({
  name: 'laporan-laju-barang',
  path: 'barang/report-laju',
  title: { id: 'Laporan Barang Cepat dan Lambat', en: 'Fast and slow movers' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 6 },
  range: TGL,
  filters: {
    laju: {
      kind: 'choice',
      all: true,
      choices: {
        CEPAT: { id: 'Cepat (habis dalam 30 hari)', en: 'Fast (gone within 30 days)' },
        SEDANG: { id: 'Sedang', en: 'Medium' },
        LAMBAT: { id: 'Lambat (lebih dari 180 hari)', en: 'Slow (more than 180 days)' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('kode_dept'),
    kode_group: {
      link: {
        to: '/laporan-penjualan',
        by: { kode_dept: 'kode_dept', kode_group: 'kode_group', toko: 'kode_toko' },
        sums: ['berat', 'total'],
      },
    },
    ...summed('qty_jual', 'berat', 'total', 'qty_akhir', 'berat_akhir'),
    ...shown('hari_habis', 'laju'),
  },
  sql: ({ tgl_from, tgl_to, laju }, { toko }) => sql`
    select * from (
      select x.*, case when hari_habis <= 30 then 'CEPAT' when hari_habis <= 180 then 'SEDANG' else 'LAMBAT' end as laju from (
        select kode_toko, kode_dept, kode_group, sum(jual)::int as qty_jual, sum(berat)::bigint as berat, sum(total)::bigint as total, sum(sisa)::int as qty_akhir,
          sum(berat_sisa)::bigint as berat_akhir, ceil(sum(sisa) * (${tgl_to}::date - ${tgl_from}::date + 1)::numeric / nullif(greatest(sum(jual), 0), 0))::int as hari_habis
        from (
          select kode_toko, kode_dept, kode_group, tanda * qty as jual, tanda * berat as berat, tanda * total as total, 0 as sisa, 0 as berat_sisa
          from ${soldLines(toko, tgl_from, tgl_to)} d
          union all
          select b.kode_toko, b.kode_dept, b.kode_group, 0, 0, 0, 1, b.berat from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
          where b.status in ${sql.raw(listed(FOR_SALE))}) y
        group by 1, 2, 3) x) z
    where ${only(sql`laju`, laju)} order by kode_toko, hari_habis, total desc, kode_dept, kode_group`,
});
