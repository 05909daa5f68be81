export const routes = [
  {
    path: '/lihat-pindah-barang',
    title: 'pindah-barang:title',
    load: () => import('./PindahBarangPage.tsx'),
  },
];
