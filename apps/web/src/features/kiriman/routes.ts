export const routes = [
  { path: '/kirim-barang', title: 'kiriman:kirimTitle', load: () => import('./KirimBarangPage.tsx') },
  { path: '/terima-barang', title: 'kiriman:terimaTitle', load: () => import('./TerimaBarangPage.tsx') },
];
