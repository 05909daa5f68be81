import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/', title: 'login:title', component: lazy(() => import('./Login.tsx')), open: true },
];
