const tagging = {
  batchBar: 'Terpakai dari batch',
  batchDone: 'Batch ini habis: pilih yang berikutnya',
  batchOf: '{{berat}} dari {{of}} · {{qty}} dari {{count}}',
  camera: 'Kamera di atas timbangan',
  draftsWait: '{{shown}} draf menunggu ditimbang',
  edit: 'Ubah yang tetap',
  editDone: 'Selesai ubah',
  field: {
    no_batch: 'Batch',
    nama_barang: 'Nama barang',
    kode_dept: 'Jenis',
    kode_group: 'Group',
    kadar: 'Kadar',
    kadar_cetak: 'Kadar cetak',
    jumlah_pcs: 'Pcs',
    ongkos_khusus: 'Ongkos',
    kode_baki: 'Baki',
  },
  fromList: 'Daftar {{file}} baris {{row}}',
  isTakenBack: 'Diambil kembali',
  last: 'Tag terakhir',
  list: 'Daftar supplier',
  no: {
    NO_READING: 'Belum ada berat: tidak ditag',
    UNSTABLE: 'Belum stabil: tidak ditag',
    EMPTY: 'Timbangan kosong: letakkan barang',
    LIFT_FIRST: 'Sudah ditag: angkat, lalu letakkan barang berikutnya',
    DRIFTS: 'Berat berubah-ubah: tidak ditag',
  },
  note: {
    otherWeight: 'Beda {{what}} dari daftar supplier',
    batchOpen: 'Batch {{what}} dengan kadar ini masih terbuka',
    noPrint: 'Tag belum dicetak {{what}}',
    noPhoto: 'Foto tidak tersimpan: {{what}}',
  },
  printAgain: 'Cetak lagi {{kode_barcode}}',
  rowRefused: 'Baris {{row}}: {{why}}',
  scaleNo: 'Timbangan {{no}}',
  secondScale: 'Sambungkan timbangan kedua',
  tag: 'Tag',
  tagged: '{{kode_barcode}} · {{berat}}',
  tagTyped: 'Tag yang diketik',
  takeBack: 'Ambil kembali',
  takenBack: '{{kode_barcode}} diambil kembali',
  takenBackReason: 'DIAMBIL KEMBALI SAAT TAG',
  title: 'Jalur tag',
  typedWeight: 'Berat diketik',
  upload: 'Unggah daftar',
  uploaded: '{{baru}} draf baru, {{ada}} sudah ada, {{tolak}} ditolak',
} as const;
export default tagging;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tagging: typeof tagging;
  }
}
