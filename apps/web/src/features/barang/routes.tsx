import { lazy } from 'react';

const DataBarang = lazy(() => import('./DataBarang.tsx'));

export const routes = [{ path: '/data-barang', title: 'barang:title', component: DataBarang }];
