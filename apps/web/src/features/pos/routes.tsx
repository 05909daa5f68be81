import { lazy } from 'react';

/** The till. */
export const routes = [
  {
    path: '/transaksi-penjualan',
    title: 'pos:title',
    narrowMenu: true,
    asPaper: true,
    component: lazy(() => import('./PosPage.tsx')),
  },
];
