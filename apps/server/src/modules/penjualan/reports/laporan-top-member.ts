import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { paidOf, soldLines } from '../queries/sold-lines.ts';

/** The hundred members who paid most in a period. */
export default defineReport({
  name: 'laporan-top-member',
  path: 'penjualan/report-top-member',
  title: { id: 'Laporan Top Member', en: 'Best members' },
  access: 'member.list',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'laporan', section: 'member', order: 1 },
  range: TGL,
  columns: {
    kode_customer: {
      link: {
        to: '/laporan-penjualan',
        by: { kode_customer: 'kode_customer' },
        sums: ['berat', 'total', 'grand_total'],
      },
    },
    ...shown('nama_customer'),
    ...summed('nota', 'qty', 'berat', 'total', 'grand_total'),
    ...shown('terakhir', 'saldo_poin'),
  },
  chart: { kind: 'bar', x: 'nama_customer', y: ['grand_total'] },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select x.kode_customer, coalesce(m.nama_customer, x.kode_customer) as nama_customer, x.nota, x.qty, x.berat, x.total, x.grand_total, x.terakhir,
      kadar_poin_saldo(x.kode_customer) as saldo_poin
    from (
      select d.kode_customer, sum(case d.urut when 1 then d.tanda else 0 end)::int as nota, sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat,
        sum(d.tanda * d.total)::bigint as total, sum(${paidOf})::bigint as grand_total, max(d.tanggal) filter (where d.tanda = 1) as terakhir
      from ${soldLines(toko, tgl_from, tgl_to)} d where d.kode_customer <> ''
      group by d.kode_customer order by sum(${paidOf}) desc, d.kode_customer limit 100
    ) x left join member m on m.kode_customer = x.kode_customer
    order by x.grand_total desc, x.kode_customer`,
});
