export const routes = [
  { path: '/tutup-harian', title: 'hari:title', load: () => import('./TutupHarian.tsx') },
];
