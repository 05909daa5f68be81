const setorBank = {
  add: 'Setor atau Tarik',
  arah: 'Arah',
  jumlah_rp: 'Jumlah',
  keterangan: 'Keterangan',
  no_rekening: 'Rekening',
  saveIn: 'Tarik {{amount}}',
  saveOut: 'Setorkan {{amount}}',
  searchPlaceholder: 'No. dokumen, keterangan',
  SETOR: 'Setor ke bank',
  TARIK: 'Tarik dari bank',
  title: 'Setor dan Tarik Bank',
} as const;
export default setorBank;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'setor-bank': typeof setorBank;
  }
}
