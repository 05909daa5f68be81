import { lazy } from 'react';

/** What banks owe of cards and QRIS, and cash for cards. */
export const routes = [
  {
    path: '/pencairan-gesek',
    title: 'gesek:title',
    component: lazy(() => import('./PencairanPage.tsx')),
  },
  {
    path: '/riwayat-bank',
    title: 'gesek:historyTitle',
    component: lazy(() => import('./RiwayatPage.tsx')),
  },
  {
    path: '/gesek-tunai',
    title: 'gesek:tunaiTitle',
    component: lazy(() => import('./TunaiPage.tsx')),
  },
];
