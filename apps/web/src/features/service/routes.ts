export const routes = [
  { path: '/transaksi-service', title: 'service:newTitle', load: () => import('./EntryPage.tsx') },
  { path: '/lihat-service', title: 'service:title', load: () => import('./ServicePage.tsx') },
];
