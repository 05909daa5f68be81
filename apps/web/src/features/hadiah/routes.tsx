import { lazy } from 'react';

const HadiahPage = lazy(() => import('./HadiahPage.tsx'));

export const routes = [{ path: '/hadiah-member', title: 'hadiah:title', component: HadiahPage }];
