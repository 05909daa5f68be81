import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { feesOf } from '../redemptions.ts';

/** Every pledge that ended in a period, however, with what it earned from its first day on; an end that was reversed stands the other way. */
export default defineReport({
  name: 'laporan-lunas-hutang',
  path: 'hutang/report-lunas',
  title: { id: 'Laporan Lunas Hutang', en: 'Pledges ended' },
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 9 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: {
        LUNAS: { id: 'Ditebus', en: 'Redeemed' },
        DIALIHKAN: { id: 'Dialihkan', en: 'Went into a new loan' },
        DIBELI: { id: 'Dibeli toko', en: 'Bought by the shop' },
        LELANG: { id: 'Dilelang', en: 'Auctioned' },
        KLAIM: { id: 'Diklaim', en: 'Claimed' },
        HAPUS: { id: 'Dihapus', en: 'Loan written off' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_hutang', 'no_faktur', 'nama_customer', 'tgl_hutang', 'lama_pinjam', 'keadaan'),
    ...summed('qty', 'jumlah_hutang', 'bunga_dibayar', 'denda', 'biaya_admin', 'diskon', 'pendapatan'),
  },
  sql: ({ tgl_from, tgl_to, keadaan }, { toko }) => sql`
    select x.kode_toko, x.tanggal, x.no_hutang, x.no_faktur, d.nama_customer, d.tanggal as tgl_hutang, x.hari as lama_pinjam, x.keadaan, x.tanda as qty,
      x.tanda * k.pokok_awal as jumlah_hutang, (x.tanda * e.bunga)::bigint as bunga_dibayar, (x.tanda * e.denda)::bigint as denda,
      (x.tanda * e.biaya)::bigint as biaya_admin, (x.tanda * e.diskon)::bigint as diskon, (x.tanda * (e.bunga + e.denda + e.biaya - e.diskon))::bigint as pendapatan
    from (
      select g.*, case when g.ke ->> 'status' = 'AKTIF' then -1 else 1 end as tanda,
        replace(case when g.ke ->> 'status' = 'AKTIF' then g.dari ->> 'status' else g.ke ->> 'status' end, 'LUNAS_BELUM_VALID', 'LUNAS') as keadaan
      from ${shopsOf(toko)} s join hutang_gerak g on g.kode_toko = s.kode_toko and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
      where g.dari ->> 'status' = 'AKTIF' and g.ke ->> 'status' not in ('AKTIF', 'BATAL') or g.ke ->> 'status' = 'AKTIF' and g.dari ->> 'status' not in ('AKTIF', 'BATAL')) x
    join dokumen d on d.kode_toko = x.kode_toko and d.no_faktur = x.no_hutang
    join kontrak_detail k on k.kode_toko = x.kode_toko and k.no_faktur = x.no_hutang
    cross join lateral (
      select sum(y.bunga) as bunga, sum(y.denda) as denda, sum(${feesOf(sql`y`)}) as biaya, sum(y.diskon) as diskon from hutang_gerak y
      where y.kode_toko = x.kode_toko and y.no_hutang = x.no_hutang and case x.tanda when 1 then y.id <= x.id else y.id < x.id end) e
    where ${only(sql`x.keadaan`, keadaan)}
    order by x.kode_toko, x.tanggal, x.no_hutang, x.id`,
});
