const peringatan = {
  dashboardOnly: 'Hanya dasbor',
  follow: 'Kembalikan',
  followOf: 'Kembalikan batas: {{name}}',
  limit: 'Batas',
  limitOf: 'Batas: {{name}}',
  log: 'Log',
  openNow: '{{count}} berlangsung',
  receiver: '{{name}} ({{way}})',
  receivers: 'Penerima',
  receiversHelp: 'Dasbor selalu menampilkannya. Tiap penerima mendapat satu pesan per peringatan',
  receiversOf: 'Penerima: {{name}}',
  save: 'Simpan',
  source: {
    STANDAR: 'Bawaan',
    PUSAT: 'Dari pusat',
    TOKO: 'Milik toko',
  },
  take: 'Pakai',
  times: 'Dalam 30 hari terakhir {{count}} kali',
  timesLeast: 'Dalam 30 hari terakhir paling sedikit {{count}} kali',
  title: 'Peringatan',
  told: '{{count}} penerima',
  underChain: 'Batas untuk semua toko; toko dapat punya batas sendiri',
  underShop: 'Batas untuk toko {{toko}}',
  watched: 'Pantau: {{name}}',
  way: {
    EMAIL: 'email',
    WA: 'WhatsApp',
  },
};
export default peringatan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    peringatan: typeof peringatan;
  }
}
