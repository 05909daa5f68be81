import { lazy } from 'react';

const HargaHariIni = lazy(() => import('./HargaHariIni.tsx'));

export const routes = [
  { path: '/parameter-harga-emas-global', title: 'harga:title', component: HargaHariIni },
];
