export const routes = [
  { path: '/data-barang-manual', title: 'barang-manual:title', load: () => import('./StockPage.tsx') },
  { path: '/pindah-barang-manual', title: 'barang-manual:pindahTitle', load: () => import('./MovePage.tsx') },
  {
    path: '/hancur-barang-manual',
    title: 'barang-manual:hancurTitle',
    load: () => import('./DestroyPage.tsx'),
  },
];
