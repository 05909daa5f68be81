import { lazy } from 'react';

/** Promos to customers by WhatsApp. */
export const routes = [
  {
    path: '/jadwal-notifikasi-promo',
    title: 'promo:title',
    component: lazy(() => import('./PromoPage.tsx')),
  },
];
