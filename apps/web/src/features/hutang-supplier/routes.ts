export const routes = [
  { path: '/hutang-supplier', title: 'hutang-supplier:title', load: () => import('./HutangPage.tsx') },
];
