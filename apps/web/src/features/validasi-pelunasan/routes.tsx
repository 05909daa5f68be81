import { lazy } from 'react';

export const routes = [
  {
    path: '/validasi-pelunasan-hutang',
    title: 'hutang-lapor:validasiTitle',
    component: lazy(() => import('./ValidasiPelunasanPage.tsx')),
  },
];
