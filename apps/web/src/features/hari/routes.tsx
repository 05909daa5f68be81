import { lazy } from 'react';

const TutupHarian = lazy(() => import('./TutupHarian.tsx'));

export const routes = [{ path: '/tutup-harian', title: 'hari:title', component: TutupHarian }];
