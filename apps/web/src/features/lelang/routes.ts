export const routes = [
  { path: '/jatuh-tempo', title: 'lelang:dueTitle', load: () => import('./TempoPage.tsx') },
  { path: '/lelang', title: 'lelang:title', load: () => import('./LelangPage.tsx') },
  {
    path: '/kelebihan-lelang',
    title: 'lelang:surplusTitle',
    load: () => import('./KelebihanPage.tsx'),
  },
];
