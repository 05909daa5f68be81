import { lazy } from 'react';

/** Sales as documents: looking at them, printing them again, cancelling them. */
export const routes = [
  {
    path: '/lihat-penjualan',
    title: 'penjualan:title',
    component: lazy(() => import('./SalesPage.tsx')),
  },
  {
    path: '/batal-penjualan',
    title: 'penjualan:cancelTitle',
    component: lazy(() => import('./CancelPage.tsx')),
  },
];
