import { LAYAR } from '@kadar/contract/endpoints/layar.ts';
import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: LAYAR, title: 'layar:title', component: lazy(() => import('./CustomerScreen.tsx')), open: true },
];
