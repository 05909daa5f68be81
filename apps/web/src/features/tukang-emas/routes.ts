export const routes = [
  { path: '/tukang-emas', title: 'tukang-emas:title', load: () => import('./TukangPage.tsx') },
];
