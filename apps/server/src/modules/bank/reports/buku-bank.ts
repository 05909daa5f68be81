import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Each account of a bank as our books have it: every row is saldo awal + masuk − keluar = akhir, so the totals are the account's. */
export default defineReport({
  name: 'buku-bank',
  path: 'bank/buku/report',
  title: { id: 'Buku Bank', en: 'Bank book' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'bank', order: 3 },
  range: TGL,
  filters: { no_rekening: { kind: 'ref', ref: 'rekenings', all: true } },
  columns: {
    ...grouped('kode_toko', 'no_rekening'),
    ...shown('tanggal', 'no_faktur', 'nama_bank', 'keterangan'),
    ...summed('saldo_awal', 'masuk', 'keluar', 'saldo_akhir'),
  },
  sql: ({ tgl_from, tgl_to, no_rekening }, { toko }) => sql`
    with gerak as (
      select m.* from ${shopsOf(toko)} s
      join bank_buku m on m.kode_toko = s.kode_toko and m.tanggal <= ${tgl_to}::date and ${only(sql`m.no_rekening`, no_rekening)}
    ), rekening as (
      select kode_toko, no_rekening, max(kode_bank) as kode_bank, coalesce(sum(jumlah_rp) filter (where tanggal < ${tgl_from}::date), 0)::bigint as awal,
        coalesce(sum(jumlah_rp), 0)::bigint as akhir, bool_or(tanggal >= ${tgl_from}::date) as bergerak from gerak group by 1, 2
    ), baris as (
      select kode_toko, no_rekening, null::date as tanggal, null as no_faktur, kode_bank, 'SALDO AWAL' as keterangan, awal as saldo_awal, 0::bigint as masuk,
        0::bigint as keluar, 0::bigint as saldo_akhir, 0 as urut, 0 as id from rekening where awal <> 0
      union all
      select kode_toko, no_rekening, tanggal, no_faktur, kode_bank, concat_ws(' ', nullif(keterangan, ''), jenis, '****' || nullif(no_kartu, '')), 0,
        greatest(jumlah_rp, 0), greatest(-jumlah_rp, 0), 0, 1, id from gerak where tanggal >= ${tgl_from}::date
      union all
      select kode_toko, no_rekening, null, null, kode_bank, 'SALDO AKHIR', 0, 0, 0, akhir, 2, 0 from rekening where awal <> 0 or bergerak
    )
    select b.kode_toko, b.no_rekening, b.tanggal, b.no_faktur, coalesce(n.nama_bank, b.kode_bank) as nama_bank, b.keterangan, b.saldo_awal, b.masuk, b.keluar, b.saldo_akhir
    from baris b left join banks n on n.kode_bank = b.kode_bank
    order by b.kode_toko, b.no_rekening, b.urut, b.tanggal, b.id`,
});
