export const routes = [
  { path: '/transaksi-pesanan', title: 'pesanan:entryTitle', load: () => import('./EntryPage.tsx') },
  { path: '/lihat-pesanan', title: 'pesanan:title', load: () => import('./OrdersPage.tsx') },
];
