import { defineReport } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** The trial balance: each account before, during and after the period, each balance on its side, so that the pairs of totals agree. */
export default defineReport({
  name: 'neraca-saldo',
  path: 'jurnal/neraca-saldo',
  title: { id: 'Neraca Saldo', en: 'Trial balance' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 3, icon: 'ledger' },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    jenis: { kind: 'text', label: { id: 'Jenis', en: 'Kind' }, group: true },
    nomor_akun: {
      kind: 'text',
      label: { id: 'No Akun', en: 'Account no.' },
      link: '/buku-besar?nomor_akun={nomor_akun}&tgl_from={tgl_from}&tgl_to={tgl_to}',
    },
    nama_akun: { kind: 'text', label: { id: 'Nama Akun', en: 'Account name' }, width: 28 },
    awal_debet: { kind: 'rupiah', label: { id: 'Saldo Awal Debet', en: 'Opening debit' }, total: true },
    awal_kredit: { kind: 'rupiah', label: { id: 'Saldo Awal Kredit', en: 'Opening credit' }, total: true },
    debet: { kind: 'rupiah', label: { id: 'Debet', en: 'Debit' }, total: true },
    kredit: { kind: 'rupiah', label: { id: 'Kredit', en: 'Credit' }, total: true },
    akhir_debet: { kind: 'rupiah', label: { id: 'Saldo Akhir Debet', en: 'Closing debit' }, total: true },
    akhir_kredit: { kind: 'rupiah', label: { id: 'Saldo Akhir Kredit', en: 'Closing credit' }, total: true },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '' }, toko }) => sql`
    with awal as (
      select p.nomor_akun, sum(p.debet - p.kredit) as saldo from ${shopsOf(toko)} s, lateral kadar_saldo_awal(s.kode_toko, ${tgl_from}::date) p
      group by p.nomor_akun
    ),
    mutasi as (
      select j.nomor_akun, sum(j.debet) as debet, sum(j.kredit) as kredit
      from ${shopsOf(toko)} s join jurnal j on j.kode_toko = s.kode_toko and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
      group by j.nomor_akun
    ),
    saldo as (
      select a.jenis, a.nomor_akun, a.nama_akun, coalesce(w.saldo, 0) as awal, coalesce(m.debet, 0) as debet, coalesce(m.kredit, 0) as kredit
      from akuns a left join awal w using (nomor_akun) left join mutasi m using (nomor_akun) where w.saldo <> 0 or m.nomor_akun is not null
    )
    select jenis, nomor_akun, nama_akun, greatest(awal, 0)::bigint as awal_debet, greatest(-awal, 0)::bigint as awal_kredit,
      debet::bigint as debet, kredit::bigint as kredit, greatest(awal + debet - kredit, 0)::bigint as akhir_debet,
      greatest(kredit - awal - debet, 0)::bigint as akhir_kredit, ${tgl_from} as tgl_from, ${tgl_to} as tgl_to
    from saldo order by array_position(array['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN'], jenis), nomor_akun`,
});
