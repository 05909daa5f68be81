import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { cashBefore } from '../queries/cash-balance.ts';

/** The cash book: what was in the drawer, every movement or those of one category, and the drawer's balance after it. */
export default defineReport({
  name: 'laporan-transaksi-cash',
  path: 'cash/mutasi/report',
  title: { id: 'Laporan Transaksi Cash', en: 'Cash transactions' },
  access: 'hari.expected',
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'kas', order: 2 },
  range: TGL,
  filters: { kategori: { kind: 'code', all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'kategori', 'keterangan'),
    ...summed('masuk', 'keluar'),
    ...shown('saldo', 'user_id'),
  },
  sql: ({ tgl_from, tgl_to, kategori }, { toko }) => sql`
    with awal as materialized (select s.kode_toko, ${cashBefore(sql`s.kode_toko`, sql`${tgl_from}::date`)} as saldo from ${shopsOf(toko)} s),
    baris as (
      select m.* from awal join kas_mutasi m on m.kode_toko = awal.kode_toko and m.tanggal between ${tgl_from}::date and ${tgl_to}::date
    )
    select kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, keluar, saldo, user_id from (
      select kode_toko, ${tgl_from}::date as tanggal, null as no_faktur, null as kategori, 'SALDO AWAL' as keterangan, null::bigint as masuk,
        null::bigint as keluar, saldo, null as user_id, 0 as id
      from awal where saldo <> 0 or exists (select 1 from baris b where b.kode_toko = awal.kode_toko)
      union all
      select b.kode_toko, b.tanggal, b.no_faktur, b.kategori, b.keterangan, b.masuk, b.keluar,
        (awal.saldo + sum(b.masuk - b.keluar) over (partition by b.kode_toko order by b.tanggal, b.id))::bigint, b.user_id, b.id
      from baris b join awal using (kode_toko)
    ) x where ${only(sql`kategori`, kategori)}
    order by kode_toko, tanggal, id`,
});
