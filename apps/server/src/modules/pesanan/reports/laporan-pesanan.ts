import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Orders that were taken, at their estimate, with what was left for them and what their open lines still owe as they stand now. */
export default defineReport({
  name: 'laporan-pesanan',
  path: 'pesanan/report',
  title: { id: 'Laporan Pesanan', en: 'Order report' },
  access: 'pesanan.read',
  menu: { group: 'laporan', section: 'penjualan', order: 31 },
  range: TGL,
  filters: { kode_sales: { kind: 'ref', ref: 'sales', all: true } },
  columns: {
    ...grouped('kode_toko'),
    ...shown('no_pesanan', 'kode_sales', 'tgl_pesan'),
    ...summed('total_berat', 'total_qty', 'ongkos', 'total_rp', 'bayar_rp', 'sisa_rp'),
  },
  sql: ({ tgl_from, tgl_to, kode_sales }, { toko }) => sql`
    select k.kode_toko, k.no_faktur as no_pesanan, d.kode_sales, k.tanggal as tgl_pesan, k.berat as total_berat, k.qty as total_qty, l.ongkos,
      k.perkiraan as total_rp, k.dibayar as bayar_rp, greatest(0, l.terbuka - k.saldo)::bigint as sisa_rp
    from ${shopsOf(toko)} s
    join pesanan_keadaan k on k.kode_toko = s.kode_toko and k.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_faktur
    cross join lateral (
      select sum(case x.ongkos_jenis when 'PER_GRAM' then round(x.est_berat * x.ongkos / 1000.0) else x.ongkos end)::bigint as ongkos,
        coalesce(sum(x.perkiraan) filter (where p.status in ('PESAN', 'JADI')), 0)::bigint as terbuka
      from pesanan_detail x join pesanan p on p.kode_toko = x.kode_toko and p.no_induk = x.no_faktur and p.urut = x.urut
      where x.kode_toko = k.kode_toko and x.no_faktur = k.no_faktur) l
    where ${only(sql`d.kode_sales`, kode_sales)}
    order by k.kode_toko, k.tanggal, k.no_faktur`,
});
