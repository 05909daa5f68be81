export const routes = [
  {
    path: '/validasi-jual-beli',
    title: 'tunggu:title',
    load: () => import('./ValidasiPage.tsx'),
  },
];
