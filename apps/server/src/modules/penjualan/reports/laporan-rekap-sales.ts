import { defineReport, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** Each day of one sales person: sold − returned = total; less what he bought for the shop = net; and his fee [spec A §5]. */
export default defineReport({
  name: 'laporan-rekap-sales',
  path: 'penjualan/report-rekap-sales',
  title: { id: 'Laporan Rekap Sales', en: 'A sales person by day' },
  gate: { stores: 'LAPORAN_REKAP_SALES_TOKO' },
  menu: { group: 'laporan', section: 'penjualan', order: 5 },
  range: { from: 'tgl_from', to: 'tgl_to', requiredMessage: 'TANGGAL_KOSONG' },
  filters: { kode_sales: { kind: 'ref', ref: 'sales', required: true, requiredMessage: 'KODE_KOSONG' } },
  columns: {
    kode_toko: { group: true },
    nama_sales: { group: true },
    kode_sales: { hidden: true },
    tanggal: {
      link: {
        to: '/laporan-penjualan',
        by: { tgl_from: 'tanggal', tgl_to: 'tanggal', kode_sales: 'kode_sales', toko: 'kode_toko' },
        sums: ['total'],
      },
    },
    ...summed('qty_jual', 'berat_jual', 'jual', 'qty_retur', 'berat_retur', 'retur', 'total'),
    ...summed('qty_beli', 'berat_beli', 'beli', 'net', 'fee'),
  },
  sql: ({ tgl_from, tgl_to, kode_sales }, { toko }) => sql`
    select x.kode_toko, coalesce(min(o.nama_sales), x.kode_sales) as nama_sales, x.kode_sales, x.tanggal,
      coalesce(sum(qty) filter (where apa = 'JUAL'), 0)::int as qty_jual, coalesce(sum(berat) filter (where apa = 'JUAL'), 0)::bigint as berat_jual,
      coalesce(sum(rp) filter (where apa = 'JUAL'), 0)::bigint as jual,
      coalesce(sum(qty) filter (where apa = 'RETUR'), 0)::int as qty_retur, coalesce(sum(berat) filter (where apa = 'RETUR'), 0)::bigint as berat_retur,
      coalesce(sum(rp) filter (where apa = 'RETUR'), 0)::bigint as retur,
      coalesce(sum(case apa when 'JUAL' then rp when 'RETUR' then -rp end), 0)::bigint as total,
      coalesce(sum(qty) filter (where apa = 'BELI'), 0)::int as qty_beli, coalesce(sum(berat) filter (where apa = 'BELI'), 0)::bigint as berat_beli,
      coalesce(sum(rp) filter (where apa = 'BELI'), 0)::bigint as beli,
      coalesce(sum(case apa when 'JUAL' then rp when 'FEE' then 0 else -rp end), 0)::bigint as net,
      coalesce(sum(rp) filter (where apa = 'FEE'), 0)::bigint as fee
    from (
      select d.kode_toko, d.kode_sales, d.tanggal, case d.tanda when 1 then 'JUAL' else 'RETUR' end as apa, d.qty, d.berat, d.total as rp
      from ${soldLines(toko, tgl_from, tgl_to)} d where d.kode_sales = ${kode_sales}
      union all
      select g.kode_toko, g.kode_sales, g.tanggal, 'BELI', g.qty, g.berat, g.grand_total
      from ${shopsOf(toko)} s join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = 'PEMBELIAN' and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
      where g.kode_sales = ${kode_sales}
      union all
      select f.kode_toko, f.kode_sales, f.tanggal, 'FEE', 0, 0, f.fee
      from ${shopsOf(toko)} s join fee_mutasi f on f.kode_toko = s.kode_toko and f.tanggal between ${tgl_from}::date and ${tgl_to}::date and f.kode_sales = ${kode_sales}
    ) x left join sales o on o.kode_toko = x.kode_toko and o.kode_sales = x.kode_sales
    group by x.kode_toko, x.kode_sales, x.tanggal order by x.kode_toko, x.kode_sales, x.tanggal`,
});
