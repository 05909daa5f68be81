export const routes = [
  { path: '/bonus-sales', title: 'bonus-sales:title', load: () => import('./BonusPage.tsx') },
];
