import { lazy } from 'react';

const AntrianCetak = lazy(() => import('./AntrianCetak.tsx'));

export const routes = [{ path: '/antrian-cetak', title: 'cetak:title', component: AntrianCetak }];
