import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/parameter-akunting',
    title: 'akunting:title',
    component: lazy(() => import('./ParameterAkunting.tsx')),
  },
];
