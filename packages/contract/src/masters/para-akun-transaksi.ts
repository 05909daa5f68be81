import { defineMaster } from '../master.ts';

/** Its screen is hand-made: rows are named by trx and type on the wire, `kode` is 'TRX/TYPE'. */
export default defineMaster({
  name: 'para-akun-transaksi',
  route: '/parameter-akunting',
  title: { id: 'Parameter Akunting', en: 'Accounting parameters' },
  scope: 'chain',
  key: 'kode',
  read: 'parameter.read',
  write: 'parameter.write',
  menu: { group: 'akunting', section: 'buku', order: 20, icon: 'arrows-split' },
  messages: { changed: 'AKUN_DIEDIT', changeFailed: 'AKUN_GAGAL_DIEDIT' },
  unique: [['trx', 'type']],
  add: false,
  remove: false,
  bulk: false,
  fields: {
    kode: { kind: 'text', label: { id: 'Kode', en: 'Code' }, readonly: true, list: false },
    trx: { kind: 'text', label: { id: 'Nama Jurnal', en: 'Journal name' }, required: true, fixed: true },
    type: { kind: 'text', label: { id: 'Jenis Jurnal', en: 'Journal type' }, required: true, fixed: true },
    detail_akun: {
      kind: 'rows',
      label: { id: 'Detail Akun', en: 'Accounts' },
      required: true,
      list: false,
      fields: {
        kode_akun: { kind: 'text', label: { id: 'Kode Akun', en: 'Account role' }, required: true },
        jenis_akun: {
          kind: 'choice',
          label: { id: 'Jenis Akun', en: 'Side' },
          required: true,
          choices: [
            { value: 'D', label: { id: 'Debet', en: 'Debit' } },
            { value: 'K', label: { id: 'Kredit', en: 'Credit' } },
          ],
        },
        nomor_akun: { kind: 'ref', ref: 'akuns', label: { id: 'Nomor Akun', en: 'Account number' } },
      },
    },
  },
});
