const pencairanMarketplace = {
  account: 'Rekening',
  add: 'Catat Pencairan',
  channel: 'Marketplace',
  chooseChannel: 'Pilih marketplace dulu',
  nothingWaits: 'Tidak ada penjualan yang menunggu',
  received: 'Diterima',
  remark: 'Keterangan',
  searchPlaceholder: 'No. dokumen, keterangan',
  settle: 'Cairkan {{amount}}',
  title: 'Pencairan Marketplace',
  waiting: 'Penjualan belum cair',
  whyLess: 'Sebab kurang {{amount}}',
  whyMore: 'Sebab lebih {{amount}}',
} as const;
export default pencairanMarketplace;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pencairan-marketplace': typeof pencairanMarketplace;
  }
}
