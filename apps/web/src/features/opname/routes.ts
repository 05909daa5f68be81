export const routes = [
  {
    path: '/stock-opname-hutang',
    title: 'opname:title',
    load: () => import('./OpnamePage.tsx'),
  },
];
