import { lazy } from 'react';

/** Purchases: the till that buys, and its documents. */
export const routes = [
  {
    path: '/transaksi-pembelian',
    title: 'pembelian:title',
    narrowMenu: true,
    asPaper: true,
    component: lazy(() => import('./BuyPage.tsx')),
  },
  {
    path: '/lihat-pembelian',
    title: 'pembelian:listTitle',
    component: lazy(() => import('./PurchasesPage.tsx')),
  },
  {
    path: '/batal-pembelian',
    title: 'pembelian:cancelTitle',
    component: lazy(() => import('./CancelPage.tsx')),
  },
  {
    path: '/bayar-pembelian',
    title: 'pembelian:payTitle',
    component: lazy(() => import('./PayPage.tsx')),
  },
];
