import { lazy } from 'react';

export const routes = [
  {
    path: '/validasi-jual-beli',
    title: 'tunggu:title',
    component: lazy(() => import('./ValidasiPage.tsx')),
  },
];
