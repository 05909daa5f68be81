import { TRX_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** The stock card of each gift: what there was, every movement, and what was left after it. */
export default defineReport({
  name: 'laporan-kartu-stock-hadiah',
  path: 'hadiah/report-kartu-stock',
  title: { id: 'Laporan Kartu Stock Hadiah', en: 'Stock card of gifts' },
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'laporan', section: 'member', order: 10 },
  range: TGL,
  filters: {
    kode_hadiah: { kind: 'ref', ref: 'hadiah', label: { id: 'Hadiah', en: 'Gift' }, all: true },
  },
  columns: {
    kode_toko: { group: true },
    hadiah: { group: true },
    ...shown('tanggal', 'no_faktur'),
    keterangan: { words: TRX_WORDS },
    ...summed('masuk_qty', 'keluar_qty'),
    ...shown('saldo_qty', 'user_id'),
  },
  sql: ({ tgl_from, tgl_to, kode_hadiah }, { toko }) => sql`
    with m as materialized (
      select m.* from ${shopsOf(toko)} s join mutasi_massa m on m.kode_toko = s.kode_toko
      where m.objek = 'HADIAH' and m.tanggal <= ${tgl_to}::date and ${only(sql`m.kunci`, kode_hadiah)}
    ),
    awal as (select kode_toko, kunci, coalesce(sum(qty) filter (where tanggal < ${tgl_from}::date), 0) as saldo from m group by 1, 2),
    baris as (
      select kode_toko, kunci, ${tgl_from}::date as tanggal, null as no_faktur, 'SALDO_AWAL' as keterangan, null::int as qty, null as user_id, 0 as id
      from awal where saldo <> 0
      union all select kode_toko, kunci, tanggal, no_faktur, jenis, qty, user_id, id from m where tanggal >= ${tgl_from}::date
    )
    select b.kode_toko, b.kunci || ' ' || coalesce(h.nama_hadiah, '') as hadiah, b.tanggal, b.no_faktur, b.keterangan,
      case when b.qty > 0 then b.qty end as masuk_qty, case when b.qty < 0 then -b.qty end as keluar_qty,
      (a.saldo + sum(coalesce(b.qty, 0)) over (partition by b.kode_toko, b.kunci order by b.tanggal, b.id))::int as saldo_qty, b.user_id
    from baris b join awal a using (kode_toko, kunci) left join hadiah h on h.kode_hadiah = b.kunci
    order by b.kode_toko, b.kunci, b.tanggal, b.id`,
});
