/** What should go to another shop or be ordered. */
export const routes = [
  { path: '/usulan-stok', title: 'usulan-stok:title', load: () => import('./UsulanStokPage.tsx') },
];
