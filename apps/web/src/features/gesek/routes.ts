/** What banks owe of cards and QRIS, and cash for cards. */
export const routes = [
  {
    path: '/pencairan-gesek',
    title: 'gesek:title',
    load: () => import('./PencairanPage.tsx'),
  },
  {
    path: '/riwayat-bank',
    title: 'gesek:historyTitle',
    load: () => import('./RiwayatPage.tsx'),
  },
  {
    path: '/gesek-tunai',
    title: 'gesek:tunaiTitle',
    load: () => import('./TunaiPage.tsx'),
  },
];
