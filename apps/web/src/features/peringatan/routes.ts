/** What reaches its limit, and who is told. */
export const routes = [
  { path: '/peringatan', title: 'peringatan:title', load: () => import('./PeringatanPage.tsx') },
];
