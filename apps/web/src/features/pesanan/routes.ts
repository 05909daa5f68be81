export const routes = [
  { path: '/transaksi-pesanan', title: 'pesanan:entryTitle', load: () => import('./EntryPage.tsx') },
  { path: '/lihat-pesanan', title: 'pesanan:title', load: () => import('./OrdersPage.tsx') },
  { path: '/ambil-barang-contoh', title: 'pesanan:sampleInTitle', load: () => import('./SamplesPage.tsx') },
  {
    path: '/transaksi-pre-order',
    title: 'pesanan:preEntryTitle',
    load: () => import('./PreorderEntryPage.tsx'),
  },
  { path: '/pre-order', title: 'pesanan:preTitle', load: () => import('./PreordersPage.tsx') },
];
