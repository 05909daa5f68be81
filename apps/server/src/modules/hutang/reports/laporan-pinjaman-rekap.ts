import { defineReport, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What was lent in a period, by day; each day by purity, as the register says it of a loan, or by who served. */
export default defineReport({
  name: 'laporan-pinjaman-rekap',
  path: 'hutang/report-pinjaman-rekap',
  title: { id: 'Laporan Pinjaman Rekap', en: 'Loans summed up' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 3 },
  range: TGL,
  filters: {
    group_by: {
      kind: 'choice',
      label: { id: 'Kelompok', en: 'Put together' },
      choices: {
        TANGGAL: { id: 'Tanggal', en: 'Date' },
        KADAR: { id: 'Tanggal dan Kadar', en: 'Date and purity' },
        SALES: { id: 'Tanggal dan Sales', en: 'Date and sales person' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    tanggal: {
      link: {
        to: '/register-gadai',
        by: { tgl_from: 'tanggal', tgl_to: 'tanggal', toko: 'kode_toko' },
        narrowed: { kadar: 'kadar', kode_sales: 'kode_sales' },
        sums: ['berat', 'jumlah_hutang', 'taksiran'],
      },
    },
    kadar: { where: { group_by: 'KADAR' } },
    kode_sales: { where: { group_by: 'SALES' } },
    ...summed('qty', 'berat', 'jumlah_hutang', 'taksiran'),
  },
  sql: ({ tgl_from, tgl_to, group_by }, { toko }) => sql`
    select h.kode_toko, h.tanggal, ${group_by === 'KADAR' ? sql`b.kadar` : sql`null::numeric`} as kadar,
      ${group_by === 'SALES' ? sql`(select d.kode_sales from dokumen d where d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang)` : sql`null::text`} as kode_sales,
      count(*)::int as qty, sum(b.berat)::bigint as berat, sum(k.taksiran)::bigint as taksiran, sum(k.pokok_awal)::bigint as jumlah_hutang
    from ${shopsOf(toko)} s join hutang h on h.kode_toko = s.kode_toko and h.tanggal between ${tgl_from}::date and ${tgl_to}::date and h.status <> 'BATAL'
    join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
    cross join lateral (
      select max(x.kadar)::numeric as kadar, sum(x.berat) as berat from hutang_detail x where x.kode_toko = h.kode_toko and x.no_faktur = h.no_hutang) b
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
});
