const katalog = {
  points: '{{shown}} poin',
  preview: 'Pratinjau di aplikasi member',
  seePiece: 'Lihat barang',
} as const;
export default katalog;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    katalog: typeof katalog;
  }
}
