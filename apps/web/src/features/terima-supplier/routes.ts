export const routes = [
  { path: '/terima-supplier', title: 'terima-supplier:title', load: () => import('./TerimaPage.tsx') },
];
