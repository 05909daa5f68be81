import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { screenOf } from '../../dokumen/public.ts';
import { shopsOf } from '../../jurnal/public.ts';
import { cashBefore } from '../queries/cash-balance.ts';

/** The cash book: what was in the drawer, every movement or those of one category, and the drawer's balance after it. */
export default defineReport({
  name: 'laporan-transaksi-cash',
  path: 'cash/mutasi/report',
  title: { id: 'Laporan Transaksi Cash', en: 'Cash transactions' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'kas', order: 2 },
  filters: {
    kategori: { kind: 'text', label: { id: 'Kategori', en: 'Category' }, all: true },
  },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    kode_toko: { kind: 'text', label: { id: 'Toko', en: 'Shop' }, group: true },
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' } },
    no_faktur: {
      kind: 'text',
      label: { id: 'No Faktur', en: 'Document' },
      link: '/{layar}?no_faktur={no_faktur}',
    },
    kategori: { kind: 'text', label: { id: 'Kategori', en: 'Category' } },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, width: 26 },
    masuk: { kind: 'rupiah', label: { id: 'Masuk', en: 'In' }, total: true },
    keluar: { kind: 'rupiah', label: { id: 'Keluar', en: 'Out' }, total: true },
    saldo: { kind: 'rupiah', label: { id: 'Saldo', en: 'Balance' } },
    user_id: { kind: 'text', label: { id: 'User', en: 'User' } },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '', kategori = 'ALL' }, toko }) => sql`
    with awal as materialized (select s.kode_toko, ${cashBefore(sql`s.kode_toko`, sql`${tgl_from}::date`)} as saldo from ${shopsOf(toko)} s),
    baris as (
      select m.* from awal join kas_mutasi m on m.kode_toko = awal.kode_toko and m.tanggal between ${tgl_from}::date and ${tgl_to}::date
    )
    select x.*, ${screenOf(sql`x.no_faktur`)} as layar from (
      select kode_toko, ${tgl_from}::date as tanggal, null as no_faktur, null as kategori, 'SALDO AWAL' as keterangan, null::bigint as masuk,
        null::bigint as keluar, saldo, null as user_id, 0 as id
      from awal where saldo <> 0 or exists (select 1 from baris b where b.kode_toko = awal.kode_toko)
      union all
      select b.kode_toko, b.tanggal, b.no_faktur, b.kategori, b.keterangan, b.masuk, b.keluar,
        (awal.saldo + sum(b.masuk - b.keluar) over (partition by b.kode_toko order by b.tanggal, b.id))::bigint, b.user_id, b.id
      from baris b join awal using (kode_toko)
    ) x where ${kategori === 'ALL' ? sql`true` : sql`x.kategori = ${kategori.toUpperCase()}`}
    order by x.kode_toko, x.tanggal, x.id`,
});
