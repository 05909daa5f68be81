export const routes = [
  { path: '/parameter-harga-emas-global', title: 'harga:title', load: () => import('./HargaHariIni.tsx') },
];
