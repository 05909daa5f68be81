import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Deposits on pieces with what moved in some days: what is left at their end is the account TITIPAN of that evening. */
export default defineReport({
  name: 'laporan-titip-uang',
  path: 'titip/report',
  title: { id: 'Laporan Titip Uang', en: 'Deposits of customers' },
  access: 'titip.read',
  menu: { group: 'laporan', section: 'penjualan', order: 30 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: { BUKA: { id: 'Terbuka', en: 'Still open' }, SELESAI: { id: 'Selesai', en: 'Settled' } },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_faktur', 'tanggal', 'nama_customer', 'batas', 'keadaan'),
    ...summed('saldo_awal', 'masuk', 'keluar', 'saldo_akhir'),
  },
  sql: ({ tgl_from, tgl_to, keadaan }, { toko }) => sql`
    select x.kode_toko, x.no_faktur, x.tanggal, x.nama_customer, x.batas, x.keadaan, x.saldo_awal, x.masuk, x.keluar, x.saldo_akhir
    from (
      select k.kode_toko, k.no_faktur, k.tanggal, k.nama_customer, k.batas, case when m.akhir = 0 then 'SELESAI' else 'BUKA' end as keadaan,
        m.awal as saldo_awal, m.masuk, m.keluar, m.akhir as saldo_akhir
      from ${shopsOf(toko)} s join titip_keadaan k on k.kode_toko = s.kode_toko and k.tanggal <= ${tgl_to}::date
      cross join lateral (
        select coalesce(sum(t.jumlah_rp) filter (where t.tanggal < ${tgl_from}::date), 0)::bigint as awal,
          coalesce(sum(t.jumlah_rp) filter (where t.tanggal >= ${tgl_from}::date and t.jumlah_rp > 0), 0)::bigint as masuk,
          coalesce(-sum(t.jumlah_rp) filter (where t.tanggal >= ${tgl_from}::date and t.jumlah_rp < 0), 0)::bigint as keluar,
          coalesce(sum(t.jumlah_rp), 0)::bigint as akhir
        from titipan_mutasi t where t.kode_toko = k.kode_toko and t.no_titip = k.no_faktur and t.tanggal <= ${tgl_to}::date) m
      where m.awal <> 0 or m.masuk <> 0 or m.keluar <> 0) x
    where ${only(sql`x.keadaan`, keadaan)}
    order by x.kode_toko, x.tanggal, x.no_faktur`,
});
