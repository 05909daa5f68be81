import { defineReport, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { redemptions } from '../redemptions.ts';

/** Redemptions of a period by day. */
export default defineReport({
  name: 'laporan-penebusan-rekap',
  path: 'hutang/report-penebusan-rekap',
  title: { id: 'Laporan Penebusan Rekap', en: 'Redemptions summed up' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 2 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    tanggal: {
      link: {
        to: '/laporan-penebusan-detail',
        by: { tgl_from: 'tanggal', tgl_to: 'tanggal', toko: 'kode_toko' },
        sums: ['jumlah_hutang', 'bunga_pinjam', 'denda', 'biaya', 'diskon', 'total_bayar'],
      },
    },
    ...summed('qty', 'jumlah_hutang', 'bunga_pinjam', 'denda', 'biaya', 'diskon', 'total_bayar'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select r.kode_toko, r.tanggal, sum(r.tanda)::int as qty, sum(r.pokok)::bigint as jumlah_hutang, sum(r.bunga)::bigint as bunga_pinjam,
      sum(r.denda)::bigint as denda, sum(r.biaya)::bigint as biaya, sum(r.diskon)::bigint as diskon, sum(r.total_bayar)::bigint as total_bayar
    from ${redemptions(toko, tgl_from, tgl_to)} r
    group by 1, 2 order by 1, 2`,
});
