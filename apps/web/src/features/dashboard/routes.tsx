import { lazy } from 'react';

const Dashboard = lazy(() => import('./Dashboard.tsx'));

export const routes = [{ path: '/dashboard', title: 'dashboard:title', component: Dashboard }];
