export const routes = [
  { path: '/antrian-cetak', title: 'cetak:title', load: () => import('./AntrianCetak.tsx') },
];
