import { lazy } from 'react';

export const routes = [
  { path: '/jatuh-tempo', title: 'lelang:dueTitle', component: lazy(() => import('./TempoPage.tsx')) },
  { path: '/lelang', title: 'lelang:title', component: lazy(() => import('./LelangPage.tsx')) },
  {
    path: '/kelebihan-lelang',
    title: 'lelang:surplusTitle',
    component: lazy(() => import('./KelebihanPage.tsx')),
  },
];
