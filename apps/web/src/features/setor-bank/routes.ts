export const routes = [
  { path: '/setor-bank', title: 'setor-bank:title', load: () => import('./SetorBankPage.tsx') },
];
