import { lazy } from 'react';

const PindahBarangPage = lazy(() => import('./PindahBarangPage.tsx'));

export const routes = [
  { path: '/lihat-pindah-barang', title: 'pindahbarang:title', component: PindahBarangPage },
];
