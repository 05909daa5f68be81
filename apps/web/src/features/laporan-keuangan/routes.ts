export const routes = [
  { path: '/laba-rugi', title: 'laporan-keuangan:labaRugi', load: () => import('./LabaRugi.tsx') },
  { path: '/neraca', title: 'laporan-keuangan:neraca', load: () => import('./Neraca.tsx') },
  { path: '/arus-kas', title: 'laporan-keuangan:arusKas', load: () => import('./ArusKas.tsx') },
];
