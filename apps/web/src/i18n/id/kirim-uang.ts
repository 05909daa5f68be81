const kirimUang = {
  add: 'Kirim Uang',
  age: '{{hours}} jam',
  amount: 'Jumlah',
  bag: 'No tas',
  cause: 'Sebab selisih {{amount}}',
  counted: 'Uang yang dihitung',
  courier: 'Kurir',
  destination: 'Toko tujuan',
  difference: 'Selisih',
  endedBy: 'Dokumen akhir',
  nothingAwaited: 'Tidak ada uang dalam perjalanan ke toko ini',
  receive: 'Terima {{amount}}',
  receiveAdd: 'Terima Uang',
  reference: 'Nomor referensi',
  remark: 'Keterangan',
  seal: 'No segel',
  searchPlaceholder: 'Nomor referensi, segel, kurir, keterangan',
  searchReceived: 'No. dokumen, keterangan',
  send: 'Kirim {{amount}}',
  sentVoucher: 'Cetak bukti dari pengirim',
  state: 'Keadaan',
  stateBATAL: 'Batal',
  stateDONE: 'Diterima',
  stateSENT: 'Di jalan',
  terimaTitle: 'Terima Uang',
  title: 'Kirim Uang ke Pusat',
  to: 'Tujuan',
  why: 'Sebab',
} as const;
export default kirimUang;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'kirim-uang': typeof kirimUang;
  }
}
