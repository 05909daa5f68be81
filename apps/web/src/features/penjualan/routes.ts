/** Sales as documents: looking at them, printing them again, cancelling them. */
export const routes = [
  {
    path: '/lihat-penjualan',
    title: 'penjualan:title',
    load: () => import('./SalesPage.tsx'),
  },
  {
    path: '/batal-penjualan',
    title: 'penjualan:cancelTitle',
    load: () => import('./CancelPage.tsx'),
  },
  {
    path: '/lihat-penjualan-manual',
    title: 'penjualan:manualTitle',
    load: () => import('./ManualSalesPage.tsx'),
  },
  {
    path: '/batal-penjualan-manual',
    title: 'penjualan:manualCancelTitle',
    load: () => import('./ManualCancelPage.tsx'),
  },
];
