/** Reports and summaries that come by themselves. */
export const routes = [
  {
    path: '/jadwal-laporan',
    title: 'jadwal-laporan:title',
    load: () => import('./JadwalPage.tsx'),
  },
];
