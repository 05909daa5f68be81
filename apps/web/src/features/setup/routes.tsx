import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/setup', title: 'setup:title', component: lazy(() => import('./Setup.tsx')), open: true },
];
