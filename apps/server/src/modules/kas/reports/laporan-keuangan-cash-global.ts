import { defineReport, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { cashBefore } from '../queries/cash-balance.ts';

/** Cash by shop and category: every row is saldo awal + masuk − keluar = akhir, so the totals are the drawer's. */
export default defineReport({
  name: 'laporan-keuangan-cash-global',
  path: 'cash/global/report',
  title: { id: 'Laporan Keuangan Cash Global', en: 'Cash summary' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'kas', order: 1 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    kode_kategori: { hidden: true },
    kategori: {
      link: {
        to: '/laporan-transaksi-cash',
        by: { kategori: 'kode_kategori', toko: 'kode_toko' },
        sums: ['masuk', 'keluar'],
      },
    },
    ...summed('saldo_awal', 'masuk', 'keluar', 'saldo_akhir'),
  },
  chart: { kind: 'bar', x: 'kategori', y: ['masuk', 'keluar'] },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    with baris as (
      select * from (
        select s.kode_toko, null as kode_kategori, 'SALDO AWAL' as kategori, ${cashBefore(sql`s.kode_toko`, sql`${tgl_from}::date`)} as saldo_awal, 0::bigint as masuk,
          0::bigint as keluar, null::bigint as saldo_akhir, 0 as urut
        from ${shopsOf(toko)} s) awal
      where awal.saldo_awal <> 0
      union all
      select m.kode_toko, m.kategori, coalesce(k.nama_kategori, replace(m.kategori, '_', ' ')), 0, sum(m.masuk)::bigint, sum(m.keluar)::bigint, null, 1
      from ${shopsOf(toko)} s
      join kas_mutasi m on m.kode_toko = s.kode_toko and m.tanggal between ${tgl_from}::date and ${tgl_to}::date
      left join kategori_kas k on k.kode_kategori = m.kategori
      group by m.kode_toko, m.kategori, k.nama_kategori
    )
    select kode_toko, kode_kategori, kategori, saldo_awal, masuk, keluar, saldo_akhir from (
      select * from baris union all
      select kode_toko, null, 'SALDO AKHIR', 0, 0, 0, sum(saldo_awal + masuk - keluar)::bigint, 2 from baris group by kode_toko
    ) x order by kode_toko, urut, kategori`,
});
