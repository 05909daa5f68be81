const barangManual = {
  add: 'Tambah',
  berat: 'Berat',
  berat_hancur: 'Berat Hancur',
  cari: 'No. dokumen, group, keterangan',
  dokumen: 'Dokumen',
  hancurTitle: 'Hancur Barang Manual',
  hpp: 'HPP (semua)',
  kadar: 'Kadar',
  ke_baki: 'Ke Baki',
  ke_gudang: 'Ke Gudang',
  keterangan: 'Keterangan',
  kode_baki: 'Baki',
  kode_dept: 'Jenis',
  kode_group: 'Group',
  kode_gudang: 'Gudang',
  kosong: 'Belum ada stock manual',
  kunci: 'Barang',
  nama_group: 'Nama Group',
  no_batch: 'Batch (penerimaan)',
  no_lot: 'Lot Lebur',
  pindahTitle: 'Pindah Barang Manual',
  qty: 'Qty',
  saveHANCUR: 'Hancurkan',
  savePINDAH: 'Pindahkan',
  saveTAMBAH: 'Tambah ke stock',
  sebab: 'Sebab',
  stock: 'Stock',
  tidakAda: 'Tidak ada stock',
  title: 'Data Barang Manual',
} as const;
export default barangManual;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'barang-manual': typeof barangManual;
  }
}
