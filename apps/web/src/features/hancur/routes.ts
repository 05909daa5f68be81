export const routes = [
  { path: '/hancur-barang', title: 'hancur:title', load: () => import('./HancurPage.tsx') },
];
