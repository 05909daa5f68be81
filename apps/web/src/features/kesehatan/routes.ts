export const routes = [
  { path: '/kesehatan', title: 'kesehatan:title', load: () => import('./Kesehatan.tsx') },
];
