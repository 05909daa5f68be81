import { lazy } from 'react';

export const routes = [
  {
    path: '/dashboard-hutang',
    title: 'hutang-dashboard:dashboardTitle',
    component: lazy(() => import('./HutangDashboard.tsx')),
  },
];
