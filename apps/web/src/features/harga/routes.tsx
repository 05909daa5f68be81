import { lazy } from 'react';

const HargaGlobal = lazy(() => import('./HargaGlobal.tsx'));

export const routes = [
  { path: '/parameter-harga-emas-global', title: 'harga:title', component: HargaGlobal },
];
