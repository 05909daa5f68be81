const exportCsv = {
  DATA: 'Transaksi dan catatan',
  MASTER: 'Master',
  about: '± {{rows}} baris',
  download: 'Export CSV',
  from: 'Tanggal Awal',
  intro: 'Pilih tabel, toko, dan rentang tanggal. Berkas dikirim baris demi baris, sebesar apa pun tabelnya.',
  logged: 'Setiap export dicatat di audit: siapa, tabel, filter, dan jumlah baris.',
  noTable: 'Tidak ada tabel yang cocok',
  pickTable: 'Pilih tabel…',
  rows: '{{rows}} baris',
  table: 'Tabel',
  title: 'Export CSV',
  to: 'Tanggal Akhir',
} as const;
export default exportCsv;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'export-csv': typeof exportCsv;
  }
}
