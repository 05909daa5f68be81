import { defineReport, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loans } from '../loans.ts';

/** What was lent in a period, by day; each day by purity, as the register says it of a loan, or by who served; what was cancelled stands the other way on its own day. */
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
    select h.kode_toko, h.tanggal, ${group_by === 'KADAR' ? sql`h.kadar` : sql`null::numeric`} as kadar,
      ${group_by === 'SALES' ? sql`h.kode_sales` : sql`null::text`} as kode_sales,
      sum(h.tanda)::int as qty, sum(h.berat)::bigint as berat, sum(h.taksiran)::bigint as taksiran, sum(h.pokok_awal)::bigint as jumlah_hutang
    from ${loans(toko, tgl_from, tgl_to)} h group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
});
