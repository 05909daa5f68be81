import { lazy } from 'react';

export const routes = [
  { path: '/titip-barang', title: 'titip:title', component: lazy(() => import('./TitipPage.tsx')) },
];
