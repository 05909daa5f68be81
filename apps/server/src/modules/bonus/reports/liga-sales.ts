import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { leagueOf } from '../queries/league.ts';

/** Sales people of each shop by what they sold in a month, and how far they are; a cashier sees his own rank and figures alone. */
export default defineReport({
  name: 'liga-sales',
  path: 'bonus-sales/report-liga',
  title: { id: 'Liga Sales', en: 'Sales league' },
  access: 'dashboard.read',
  menu: { group: 'laporan', section: 'penjualan', order: 6 },
  filters: { bulan: { kind: 'month', required: true }, kode_sales: { kind: 'ref', ref: 'sales', all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('peringkat', 'nama_sales'),
    ...summed('qty', 'berat'),
    total: {
      total: true,
      link: {
        to: '/laporan-penjualan',
        by: { tgl_from: 'bulan_awal', tgl_to: 'bulan_akhir', kode_sales: 'kode_sales', toko: 'kode_toko' },
        sums: ['berat', 'total'],
      },
    },
    ...summed('target_rp'),
    ...shown('persen_target', 'laju_target'),
    ...summed('kurang_target'),
    ...shown('per_hari'),
    ...summed('target_berat'),
    ...shown('persen_berat', 'laju_berat', 'per_hari_berat'),
    ...summed('fee'),
    kode_sales: { hidden: true },
    bulan_awal: { hidden: true },
    bulan_akhir: { hidden: true },
  },
  chart: { kind: 'bar', x: 'nama_sales', y: ['total', 'target_rp'] },
  ground: ({ bulan }, { toko }, at) => leagueOf(at, toko, bulan),
  sql: ({ bulan, kode_sales }, { own }, found) => sql`
    select x.kode_toko, x.peringkat, x.nama_sales, x.qty, x.berat, x.total, x.target_rp, x.persen_target / 1000.0 as persen_target,
      x.laju_target / 1000.0 as laju_target, x.kurang_target, x.per_hari, x.target_berat, x.persen_berat / 1000.0 as persen_berat,
      x.laju_berat / 1000.0 as laju_berat, x.per_hari_berat, x.fee, x.kode_sales, ${`${bulan}-01`}::date as bulan_awal,
      (${`${bulan}-01`}::date + interval '1 month - 1 day')::date as bulan_akhir
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) x(kode_toko text, peringkat int, nama_sales text, user_id text, qty int, berat bigint, total bigint,
      target_rp bigint, persen_target bigint, laju_target bigint, kurang_target bigint, per_hari bigint, target_berat bigint, persen_berat bigint,
      laju_berat bigint, per_hari_berat bigint, fee bigint, kode_sales text)
    where ${only(sql`x.kode_sales`, kode_sales)} and ${only(sql`x.user_id`, own)}
    order by x.kode_toko, x.peringkat, x.kode_sales`,
});
