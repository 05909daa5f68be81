export const routes = [
  { path: '/stock-opname', title: 'opname-barang:title', load: () => import('./OpnameBarangPage.tsx') },
];
