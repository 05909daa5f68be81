import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { screenOf } from '../../dokumen/public.ts';
import { shopsOf } from '../reporting.ts';

/** Every line of the journal, a journal at a time. */
export default defineReport({
  name: 'jurnal',
  path: 'jurnal/report',
  title: { id: 'Jurnal', en: 'Journal' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 1, icon: 'ledger' },
  filters: {
    no_jurnal: { kind: 'text', label: { id: 'No Jurnal', en: 'Journal no.' } },
  },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    no_jurnal: {
      kind: 'text',
      label: { id: 'No Jurnal', en: 'Journal no.' },
      group: true,
      link: '/{layar}?no_faktur={no_jurnal}',
    },
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' } },
    trx: { kind: 'text', label: { id: 'Transaksi', en: 'Transaction' } },
    akun: { kind: 'text', label: { id: 'Akun', en: 'Account' }, width: 30 },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, width: 26 },
    debet: { kind: 'rupiah', label: { id: 'Debet', en: 'Debit' }, total: true },
    kredit: { kind: 'rupiah', label: { id: 'Kredit', en: 'Credit' }, total: true },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '', no_jurnal = '' }, toko }) => sql`
    select j.no_jurnal, j.tanggal, j.trx, j.nomor_akun || ' ' || a.nama_akun as akun, j.keterangan, j.debet, j.kredit, ${screenOf(sql`j.no_jurnal`)} as layar
    from ${shopsOf(toko)} s
    join jurnal j on j.kode_toko = s.kode_toko and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join akuns a on a.nomor_akun = j.nomor_akun
    ${no_jurnal === '' ? sql`` : sql`where j.no_jurnal = ${no_jurnal.toUpperCase()}`}
    order by j.kode_toko, j.tanggal, j.no_jurnal, j.id`,
});
