export const routes = [
  { path: '/timbang-baki', title: 'timbang:title', load: () => import('./TimbangBaki.tsx') },
];
