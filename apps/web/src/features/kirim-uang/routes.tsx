import { lazy } from 'react';

/** Money between shops: sent by one, counted by the other. */
export const routes = [
  { path: '/kirim-uang', title: 'kirim-uang:title', component: lazy(() => import('./KirimUangPage.tsx')) },
  {
    path: '/terima-uang',
    title: 'kirim-uang:terimaTitle',
    component: lazy(() => import('./TerimaUangPage.tsx')),
  },
];
