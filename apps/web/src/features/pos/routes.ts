/** The till. */
export const routes = [
  {
    path: '/transaksi-penjualan',
    title: 'pos:title',
    narrowMenu: true,
    asPaper: true,
    load: () => import('./PosPage.tsx'),
  },
];
