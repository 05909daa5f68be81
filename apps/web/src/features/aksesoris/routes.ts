export const routes = [
  { path: '/stock-aksesoris', title: 'aksesoris:title', load: () => import('./AksesorisPage.tsx') },
];
