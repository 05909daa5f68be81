import { lazy } from 'react';

export const routes = [
  {
    path: '/dashboard-hutang',
    title: 'hutang-lapor:dashboardTitle',
    component: lazy(() => import('./HutangDashboard.tsx')),
  },
];
