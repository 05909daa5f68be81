import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { screenOf } from '../../dokumen/public.ts';
import { shopsOf } from '../reporting.ts';

/** One account: what it came to before, its movements, and the balance after each, on the account's normal side. */
export default defineReport({
  name: 'buku-besar',
  path: 'jurnal/buku-besar',
  title: { id: 'Buku Besar', en: 'General ledger' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 2, icon: 'ledger' },
  filters: {
    nomor_akun: { kind: 'ref', ref: 'akuns', label: { id: 'Akun', en: 'Account' }, required: true },
  },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    kode_toko: { kind: 'text', label: { id: 'Toko', en: 'Shop' }, group: true },
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' } },
    no_jurnal: {
      kind: 'text',
      label: { id: 'No Jurnal', en: 'Journal no.' },
      link: '/{layar}?no_faktur={no_jurnal}',
    },
    trx: { kind: 'text', label: { id: 'Transaksi', en: 'Transaction' } },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, width: 26 },
    debet: { kind: 'rupiah', label: { id: 'Debet', en: 'Debit' }, total: true },
    kredit: { kind: 'rupiah', label: { id: 'Kredit', en: 'Credit' }, total: true },
    saldo: { kind: 'rupiah', label: { id: 'Saldo', en: 'Balance' } },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '', nomor_akun = '' }, toko }) => sql`
    with akun as (select case normal when 'D' then 1 else -1 end as arah from akuns where nomor_akun = ${nomor_akun}),
    awal as materialized (
      select s.kode_toko, (coalesce(sum(p.debet - p.kredit), 0) * min(akun.arah))::bigint as saldo
      from akun, ${shopsOf(toko)} s
      left join lateral kadar_saldo_awal(s.kode_toko, ${tgl_from}::date, ${nomor_akun}) p on true group by s.kode_toko
    ),
    baris as (
      select j.kode_toko, j.tanggal, j.no_jurnal, j.trx, j.keterangan, j.debet, j.kredit, j.id
      from ${shopsOf(toko)} s
      join jurnal j on j.kode_toko = s.kode_toko and j.nomor_akun = ${nomor_akun} and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
    )
    select x.*, ${screenOf(sql`x.no_jurnal`)} as layar from (
      select kode_toko, ${tgl_from}::date as tanggal, null as no_jurnal, null as trx, 'SALDO AWAL' as keterangan, null::bigint as debet, null::bigint as kredit,
        saldo, 0 as id
      from awal where saldo <> 0 or exists (select 1 from baris b where b.kode_toko = awal.kode_toko)
      union all
      select b.kode_toko, b.tanggal, b.no_jurnal, b.trx, b.keterangan, b.debet, b.kredit,
        (awal.saldo + akun.arah * sum(b.debet - b.kredit) over (partition by b.kode_toko order by b.tanggal, b.id))::bigint, b.id
      from akun, baris b join awal using (kode_toko)
    ) x order by x.kode_toko, x.tanggal, x.id`,
});
