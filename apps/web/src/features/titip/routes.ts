export const routes = [
  { path: '/titip-barang', title: 'titip:title', load: () => import('./TitipPage.tsx') },
];
