import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/terms-and-conditions',
    title: 'publik:termsTitle',
    component: lazy(() => import('./Terms.tsx')),
    open: true,
  },
  {
    path: '/privacy-policy',
    title: 'publik:privacyTitle',
    component: lazy(() => import('./Privacy.tsx')),
    open: true,
  },
];
