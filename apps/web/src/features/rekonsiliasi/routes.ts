/** Statements of banks held against our book. */
export const routes = [
  { path: '/rekonsiliasi', title: 'rekonsiliasi:title', load: () => import('./RekonsiliasiPage.tsx') },
];
