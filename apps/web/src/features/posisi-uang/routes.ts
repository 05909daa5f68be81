/** Where money is. */
export const routes = [
  { path: '/posisi-uang', title: 'posisi-uang:title', load: () => import('./PosisiUangPage.tsx') },
];
