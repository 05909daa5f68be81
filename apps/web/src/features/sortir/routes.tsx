import { lazy } from 'react';

const SortirPage = lazy(() => import('./SortirPage.tsx'));
const LihatSortir = lazy(() => import('./LihatSortir.tsx'));

export const routes = [
  { path: '/sortir-belian', title: 'sortir:title', component: SortirPage, narrowMenu: true },
  { path: '/lihat-sortir', title: 'sortir:listTitle', component: LihatSortir },
];
