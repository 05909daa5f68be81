import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/layar-pelanggan',
    title: 'layar:title',
    component: lazy(() => import('./CustomerScreen.tsx')),
    open: true,
  },
];
