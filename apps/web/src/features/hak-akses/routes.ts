/** Who may what. */
export const routes = [
  { path: '/hak-akses', title: 'hak-akses:title', load: () => import('./HakAksesPage.tsx') },
];
