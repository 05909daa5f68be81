/** Money between shops: sent by one, counted by the other. */
export const routes = [
  { path: '/kirim-uang', title: 'kirim-uang:title', load: () => import('./KirimUangPage.tsx') },
  {
    path: '/terima-uang',
    title: 'kirim-uang:terimaTitle',
    load: () => import('./TerimaUangPage.tsx'),
  },
];
