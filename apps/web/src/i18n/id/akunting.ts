const akunting = {
  account: 'Nomor akun',
  accountOf: 'Nomor akun untuk {{role}}',
  back: 'Kembali',
  credit: 'Kredit',
  debit: 'Debet',
  dropChanges: 'Perubahan belum disimpan. Tetap kembali?',
  edit: 'Ubah',
  editOf: 'Ubah akun {{name}}',
  mapped: 'Akun terisi',
  pick: 'Pilih akun…',
  role: 'Jenis akun',
  save: 'Simpan Perubahan',
  side: 'Posisi',
  title: 'Parameter Akunting',
  trx: 'Nama jurnal',
  type: 'Jenis jurnal',
} as const;
export default akunting;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    akunting: typeof akunting;
  }
}
