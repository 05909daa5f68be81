export const routes = [
  { path: '/sortir-belian', title: 'sortir:title', load: () => import('./SortirPage.tsx'), narrowMenu: true },
  { path: '/lihat-sortir', title: 'sortir:listTitle', load: () => import('./LihatSortir.tsx') },
];
