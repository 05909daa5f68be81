import { lazy } from 'react';

const KasPage = lazy(() => import('./KasPage.tsx'));

export const routes = [{ path: '/kas', title: 'kas:title', component: KasPage }];
