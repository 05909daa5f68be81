import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** One account: what it came to before, its movements, and the balance after each, on the account's normal side. */
export default defineReport({
  name: 'buku-besar',
  path: 'jurnal/buku-besar',
  title: { id: 'Buku Besar', en: 'General ledger' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 2, icon: 'ledger' },
  range: TGL,
  detail: 'jurnal',
  filters: { nomor_akun: { kind: 'ref', ref: 'akuns', required: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_jurnal', 'trx', 'keterangan'),
    ...summed('debet', 'kredit'),
    ...shown('saldo'),
    // What figures of the statements add up to, on the account's normal side: what moved, and what it came to by that.
    perubahan: { total: true, extra: true },
    saldo_perubahan: { total: true, extra: true },
  },
  sql: ({ tgl_from, tgl_to, nomor_akun }, { toko }) => sql`
    with akun as (select case normal when 'D' then 1 else -1 end as arah from akuns where nomor_akun = ${nomor_akun}),
    awal as materialized (
      select s.kode_toko, (coalesce(sum(p.debet - p.kredit), 0) * min(akun.arah))::bigint as saldo
      from akun, ${shopsOf(toko)} s
      left join lateral kadar_saldo_awal(s.kode_toko, ${tgl_from}::date, ${nomor_akun}) p on true group by s.kode_toko
    ),
    baris as (
      select j.* from ${shopsOf(toko)} s
      join jurnal j on j.kode_toko = s.kode_toko and j.nomor_akun = ${nomor_akun} and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
    )
    select kode_toko, tanggal, no_jurnal, trx, keterangan, debet, kredit, saldo, perubahan, coalesce(perubahan, saldo) as saldo_perubahan from (
      select kode_toko, ${tgl_from}::date as tanggal, null as no_jurnal, null as trx, 'SALDO AWAL' as keterangan, null::bigint as debet, null::bigint as kredit,
        saldo, null::bigint as perubahan, 0 as id
      from awal where saldo <> 0 or exists (select 1 from baris b where b.kode_toko = awal.kode_toko)
      union all
      select b.kode_toko, b.tanggal, b.no_jurnal, b.trx, b.keterangan, b.debet, b.kredit,
        (awal.saldo + akun.arah * sum(b.debet - b.kredit) over (partition by b.kode_toko order by b.tanggal, b.id))::bigint,
        akun.arah * (b.debet - b.kredit), b.id
      from akun, baris b join awal using (kode_toko)
    ) x order by kode_toko, tanggal, id`,
});
