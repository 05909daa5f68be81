import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'rekenings',
  title: { id: 'Rekening', en: 'Bank accounts' },
  scope: 'toko',
  key: 'no_rekening',
  shown: 'nama_rekening',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'bank', order: 20, icon: 'credit-card' },
  sort: 'kode_bank',
  fields: {
    no_rekening: {
      kind: 'text',
      label: { id: 'No Rekening', en: 'Bank account no.' },
      required: true,
      filter: 'digits-minus',
      max: 30,
      fixed: true,
    },
    kode_bank: { kind: 'ref', ref: 'banks', label: { id: 'Bank', en: 'Bank' }, required: true },
    nama_rekening: {
      kind: 'text',
      label: { id: 'Nama Rekening', en: 'Account holder' },
      required: true,
      max: 60,
    },
    nomor_akun: {
      kind: 'ref',
      ref: 'akuns',
      label: { id: 'Akun', en: 'Ledger account' },
      help: { id: 'Akun buku besar milik rekening ini', en: 'Where its money stands in the ledger' },
      required: true,
    },
    cair_hari: {
      kind: 'integer',
      label: { id: 'Cair (hari kerja)', en: 'Paid out after (working days)' },
      help: {
        id: 'Kartu dan QRIS; 0 = hari yang sama',
        en: 'Cards and QRIS; 0 = the same day',
      },
      standard: 0,
      min: 0,
      max: 14,
    },
  },
});
