export const routes = [
  { path: '/kirim-barang-external', title: 'barang-luar:sendTitle', load: () => import('./KirimPage.tsx') },
  {
    path: '/update-barang-external',
    title: 'barang-luar:updateTitle',
    load: () => import('./UpdatePage.tsx'),
  },
];
