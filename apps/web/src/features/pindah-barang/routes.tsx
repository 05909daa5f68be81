import { lazy } from 'react';

const PindahBarangPage = lazy(() => import('./PindahBarangPage.tsx'));

export const routes = [
  { path: '/lihat-pindah-barang', title: 'pindah-barang:title', component: PindahBarangPage },
];
