import { lazy } from 'react';
import type { FeatureRoute } from '../../app/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/', title: 'login:title', component: lazy(() => import('./Login.tsx')), open: true },
];
