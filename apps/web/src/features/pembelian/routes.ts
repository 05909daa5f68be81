/** Purchases: the till that buys, and its documents. */
export const routes = [
  {
    path: '/transaksi-pembelian',
    title: 'pembelian:title',
    narrowMenu: true,
    asPaper: true,
    scans: true,
    load: () => import('./BuyPage.tsx'),
  },
  {
    path: '/lihat-pembelian',
    title: 'pembelian:listTitle',
    load: () => import('./PurchasesPage.tsx'),
  },
  {
    path: '/batal-pembelian',
    title: 'pembelian:cancelTitle',
    load: () => import('./CancelPage.tsx'),
  },
  {
    path: '/lihat-pembelian-manual',
    title: 'pembelian:manualTitle',
    load: () => import('./ManualPurchasesPage.tsx'),
  },
  {
    path: '/batal-pembelian-manual',
    title: 'pembelian:manualCancelTitle',
    load: () => import('./ManualCancelPage.tsx'),
  },
  {
    path: '/bayar-pembelian',
    title: 'pembelian:payTitle',
    load: () => import('./PayPage.tsx'),
  },
];
