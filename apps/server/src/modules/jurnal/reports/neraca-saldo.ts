import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** The trial balance: each account before, during and after the period, each balance on its side, so that the pairs of totals agree; of one account alone its balance is the total. */
export default defineReport({
  name: 'neraca-saldo',
  path: 'jurnal/neraca-saldo',
  title: { id: 'Neraca Saldo', en: 'Trial balance' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 3, icon: 'ledger' },
  range: TGL,
  detail: 'jurnal',
  filters: { nomor_akun: { kind: 'ref', ref: 'akuns', all: true } },
  columns: {
    jenis: { group: true },
    nomor_akun: {
      label: { id: 'No Akun', en: 'Account no.' },
      link: { to: '/buku-besar', by: { nomor_akun: 'nomor_akun' }, sums: ['debet', 'kredit'] },
    },
    ...shown('nama_akun'),
    ...summed('awal_debet', 'awal_kredit', 'debet', 'kredit', 'akhir_debet', 'akhir_kredit'),
  },
  sql: ({ tgl_from, tgl_to, nomor_akun }, { toko }) => sql`
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
      from akuns a left join awal w using (nomor_akun) left join mutasi m using (nomor_akun) where (w.saldo <> 0 or m.nomor_akun is not null)
        and ${only(sql`a.nomor_akun`, nomor_akun)}
    )
    select jenis, nomor_akun, nama_akun, greatest(awal, 0)::bigint as awal_debet, greatest(-awal, 0)::bigint as awal_kredit,
      debet::bigint as debet, kredit::bigint as kredit, greatest(awal + debet - kredit, 0)::bigint as akhir_debet,
      greatest(kredit - awal - debet, 0)::bigint as akhir_kredit
    from saldo order by array_position(array['ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'BEBAN'], jenis), nomor_akun`,
});
