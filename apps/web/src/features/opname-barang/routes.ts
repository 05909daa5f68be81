export const routes = [
  { path: '/stock-opname', title: 'opname-barang:title', load: () => import('./OpnameBarangPage.tsx') },
  { path: '/selisih-opname', title: 'opname-barang:differences', load: () => import('./SelisihPage.tsx') },
];
