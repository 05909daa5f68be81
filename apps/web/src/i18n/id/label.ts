const label = {
  title: 'Editor Label',
  fields: 'Isi tag',
  size: 'Ukuran tag (mm)',
  sayap: 'Lebar sayap',
  tinggi: 'Tinggi',
  ekor: 'Ekor',
  jarak: 'Jarak antar tag',
  x: 'X',
  y: 'Y',
  lebar: 'Lebar',
  huruf: 'Huruf',
  rata: 'Rata',
  teks: 'Teks',
  hurufs: {
    kecil: 'Kecil',
    sedang: 'Sedang',
    besar: 'Besar',
  },
  ratas: {
    KIRI: 'Kiri',
    TENGAH: 'Tengah',
    KANAN: 'Kanan',
  },
  isi: {
    KODE: 'Barcode',
    QR: 'QR',
    BARCODE: 'Tulisan barcode',
    NAMA: 'Nama barang',
    KADAR: 'Kadar',
    BERAT: 'Berat',
    INTERN: 'Kode intern',
    BATU: 'Batu',
    HARGA: 'Harga',
    TEKS: 'Teks sendiri',
  },
  readable: 'Barcode terbaca ✓',
  unreadable: 'Barcode tidak terbaca: beri tempat lebih lebar, atau pakai QR',
  overflow: '{{what}} tidak muat',
  add: 'Tambah isi',
  remove: 'Buang',
  sample: 'Cetak contoh',
  save: 'Simpan',
  standard: 'Kembali ke bawaan',
  keys: 'Panah menggeser 0,1 mm, ⇧ 1 mm',
  saved: 'Tag disimpan',
  sampleSent: 'Contoh dikirim ke {{printer}}',
  previewOf: 'Tag {{kode}}, empat kali besarnya',
} as const;
export default label;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    label: typeof label;
  }
}
