/** The till. */
export const routes = [
  {
    path: '/transaksi-penjualan',
    title: 'pos:title',
    narrowMenu: true,
    asPaper: true,
    scans: true,
    load: () => import('./PosPage.tsx'),
  },
  {
    path: '/transaksi-jual-beli-manual',
    title: 'pos:manualTitle',
    narrowMenu: true,
    asPaper: true,
    scans: true,
    load: () => import('./ManualPage.tsx'),
  },
];
