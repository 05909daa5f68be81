import { lazy } from 'react';

export const routes = [
  {
    path: '/validasi-pelunasan-hutang',
    title: 'validasi-pelunasan:validasiTitle',
    component: lazy(() => import('./ValidasiPelunasanPage.tsx')),
  },
];
