import { lazy } from 'react';

/** Money between shops: sent by one, counted by the other. */
export const routes = [
  { path: '/kirim-uang', title: 'kirimuang:title', component: lazy(() => import('./KirimUangPage.tsx')) },
  {
    path: '/terima-uang',
    title: 'kirimuang:terimaTitle',
    component: lazy(() => import('./TerimaUangPage.tsx')),
  },
];
