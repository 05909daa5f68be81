/** Pieces that are paid off in months. */
export const routes = [
  { path: '/transaksi-cicilan', title: 'cicilan:entryTitle', load: () => import('./EntryPage.tsx') },
  { path: '/lihat-cicilan', title: 'cicilan:title', load: () => import('./CicilanPage.tsx') },
  { path: '/lelang-cicilan', title: 'cicilan:lelangTitle', load: () => import('./LelangPage.tsx') },
  { path: '/batal-cicilan', title: 'cicilan:batalTitle', load: () => import('./BatalPage.tsx') },
];
