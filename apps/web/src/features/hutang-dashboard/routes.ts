export const routes = [
  {
    path: '/dashboard-hutang',
    title: 'hutang-dashboard:dashboardTitle',
    load: () => import('./HutangDashboard.tsx'),
  },
];
