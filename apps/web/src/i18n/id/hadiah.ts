const hadiah = {
  add: 'Tukar Hadiah',
  arah: 'Arah',
  KELUAR: 'Keluar',
  keterangan: 'Keterangan',
  kode_customer: 'Member',
  kode_hadiah: 'Hadiah',
  MASUK: 'Masuk',
  qty: 'Jumlah',
  saveKELUAR: 'Keluarkan dari stock',
  saveMASUK: 'Masukkan ke stock',
  saveTUKAR: 'Tukar dengan poin',
  searchPlaceholder: 'No. dokumen, keterangan',
  title: 'Hadiah Member',
  TUKAR: 'Tukar poin',
} as const;
export default hadiah;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hadiah: typeof hadiah;
  }
}
