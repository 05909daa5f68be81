export const routes = [
  {
    path: '/validasi-pelunasan-hutang',
    title: 'validasi-pelunasan:validasiTitle',
    load: () => import('./ValidasiPelunasanPage.tsx'),
  },
];
