import { lazy } from 'react';

export const routes = [
  {
    path: '/stock-opname-hutang',
    title: 'opname:title',
    component: lazy(() => import('./OpnamePage.tsx')),
  },
];
