const validasiPelunasan = {
  alamat: 'Alamat',
  allSales: 'Semua sales',
  at: 'Ditebus',
  bag: 'Kantong',
  biaya: 'Biaya',
  bunga: 'Bunga',
  by: 'Penerima Uang',
  choose: 'Pilih',
  chooseOne: 'Pilih {{no}}',
  chosen: '{{count}} dipilih · {{total}}',
  customer: 'Customer',
  denda: 'Denda',
  diskon: 'Potongan',
  emptyValidasi: 'Tidak ada pelunasan yang menunggu validasi',
  jumlahHutang: 'Jumlah Hutang',
  kembali: 'Kembali',
  kodeSales: 'Kode Sales',
  noHp: 'No HP',
  noHutang: 'No Hutang',
  noUser: 'Tidak ada user',
  petugas: 'User penanggung jawab',
  pokok: 'Pokok',
  sales: 'Sales',
  salesLunas: 'Sales Lunas',
  segel: 'Segel',
  selection: 'Yang dipilih',
  details: 'Rincian',
  tableHint: 'Spasi memilih · Enter rincian',
  tebus: 'Penebusan',
  toko: 'Toko',
  totalBayar: 'Total Bayar',
  unchoose: 'Batal pilih',
  validasiTitle: 'Validasi Pelunasan Hutang',
} as const;
export default validasiPelunasan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'validasi-pelunasan': typeof validasiPelunasan;
  }
}
