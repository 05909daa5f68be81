import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { shopsReached } from '../queries/league.ts';

/** What each shop is to sell in a month and how far it is, by its selling days. */
export default defineReport({
  name: 'laporan-capaian-toko',
  path: 'bonus-sales/report-capaian',
  title: { id: 'Laporan Capaian Toko', en: 'Targets of shops' },
  access: 'dashboard.toko',
  menu: { group: 'laporan', section: 'penjualan', order: 7 },
  filters: { bulan: { kind: 'month', required: true } },
  columns: {
    kode_toko: {},
    ...summed('qty', 'berat'),
    total: {
      total: true,
      link: { to: '/liga-sales', by: { bulan: 'bulan', toko: 'kode_toko' }, sums: ['berat', 'total', 'fee'] },
    },
    ...summed('target_rp'),
    ...shown('persen_target'),
    ...summed('seharusnya'),
    ...shown('laju_target'),
    ...summed('kurang_target', 'per_hari'),
    ...summed('target_berat'),
    ...shown('persen_berat', 'laju_berat'),
    ...summed('fee'),
    bulan: { hidden: true },
  },
  chart: { kind: 'bar', x: 'kode_toko', y: ['total', 'target_rp'] },
  ground: ({ bulan }, { toko }, at) => shopsReached(at, toko, bulan),
  sql: ({ bulan }, _scope, found) => sql`
    select x.kode_toko, x.qty, x.berat, x.total, x.target_rp, x.persen_target / 1000.0 as persen_target, x.seharusnya,
      x.laju_target / 1000.0 as laju_target, x.kurang_target, x.per_hari, x.target_berat, x.persen_berat / 1000.0 as persen_berat,
      x.laju_berat / 1000.0 as laju_berat, x.fee, ${bulan} as bulan
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) x(kode_toko text, qty int, berat bigint, total bigint, target_rp bigint,
      persen_target bigint, seharusnya bigint, laju_target bigint, kurang_target bigint, per_hari bigint, target_berat bigint, persen_berat bigint,
      laju_berat bigint, fee bigint)
    order by x.kode_toko`,
});
