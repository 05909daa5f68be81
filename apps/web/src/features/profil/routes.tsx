import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/profil', title: 'profil:title', component: lazy(() => import('./Profil.tsx')), personal: true },
];
