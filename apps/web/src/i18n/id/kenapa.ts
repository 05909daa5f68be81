const kenapa = {
  ask: 'Periksa',
  asked: 'filter: {{asked}}',
  found: '{{nomor}}: {{found}}',
  holds: 'menahan',
  lets: 'meloloskan',
  nomor: 'Nomor atau barcode',
  state: {
    TANPA_HAK: 'Tidak dapat dilihat akun ini',
    TERLIHAT: '{{nomor}} ada di sini',
    TERSARING: '{{nomor}} tidak ada di sini',
    TIDAK_ADA: '{{nomor}} tidak pernah ada',
  },
} as const;
export default kenapa;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kenapa: typeof kenapa;
  }
}
