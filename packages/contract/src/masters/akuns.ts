import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'akuns',
  title: { id: 'Daftar Akun', en: 'Chart of accounts' },
  scope: 'chain',
  key: 'nomor_akun',
  shown: 'nama_akun',
  read: 'parameter.read',
  write: 'parameter.write',
  menu: { group: 'akunting', section: 'buku', order: 10, icon: 'list-numbers' },
  bulk: false,
  fields: {
    nomor_akun: {
      kind: 'text',
      label: { id: 'Nomor Akun', en: 'Account number' },
      required: true,
      filter: 'digits-dot',
      max: 20,
      fixed: true,
    },
    nama_akun: { kind: 'text', label: { id: 'Nama Akun', en: 'Account name' }, required: true, max: 80 },
    jenis: {
      kind: 'choice',
      label: { id: 'Jenis Akun', en: 'Account type' },
      required: true,
      choices: [
        { value: 'ASET', label: { id: 'Aset', en: 'Asset' } },
        { value: 'KEWAJIBAN', label: { id: 'Kewajiban', en: 'Liability' } },
        { value: 'MODAL', label: { id: 'Modal', en: 'Equity' } },
        { value: 'PENDAPATAN', label: { id: 'Pendapatan', en: 'Income' } },
        { value: 'BEBAN', label: { id: 'Beban', en: 'Expense' } },
      ],
    },
    normal: {
      kind: 'choice',
      label: { id: 'Saldo Normal', en: 'Normal balance' },
      required: true,
      choices: [
        { value: 'D', label: { id: 'Debet', en: 'Debit' } },
        { value: 'K', label: { id: 'Kredit', en: 'Credit' } },
      ],
    },
    kelompok: {
      kind: 'choice',
      label: { id: 'Kelompok', en: 'Place in the statements' },
      standard: 'UMUM',
      choices: [
        { value: 'UMUM', label: { id: 'Umum', en: 'General' } },
        { value: 'KAS', label: { id: 'Kas dan Bank', en: 'Cash and bank' } },
        { value: 'PIUTANG', label: { id: 'Piutang', en: 'Receivables' } },
        { value: 'PERSEDIAAN', label: { id: 'Persediaan', en: 'Inventory' } },
        { value: 'ASET_TETAP', label: { id: 'Aset Tetap', en: 'Fixed assets' } },
        { value: 'PINJAMAN', label: { id: 'Pinjaman', en: 'Borrowings' } },
        { value: 'HPP', label: { id: 'Harga Pokok', en: 'Cost of goods' } },
      ],
    },
  },
});
