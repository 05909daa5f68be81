export const routes = [
  { path: '/data-barang', title: 'barang:title', load: () => import('./DataBarang.tsx') },
];
