export const routes = [
  { path: '/hadiah-member', title: 'hadiah:title', load: () => import('./HadiahPage.tsx') },
];
