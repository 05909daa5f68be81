export const routes = [
  { path: '/dashboard', title: 'dashboard:title', load: () => import('./Dashboard.tsx') },
];
