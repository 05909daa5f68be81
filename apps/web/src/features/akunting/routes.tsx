import { lazy } from 'react';
import type { FeatureRoute } from '../../app/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/parameter-akunting',
    title: 'akunting:title',
    component: lazy(() => import('./ParameterAkunting.tsx')),
  },
];
