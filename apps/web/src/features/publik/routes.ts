import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/terms-and-conditions',
    title: 'publik:termsTitle',
    load: () => import('./Terms.tsx'),
    open: true,
  },
  {
    path: '/privacy-policy',
    title: 'publik:privacyTitle',
    load: () => import('./Privacy.tsx'),
    open: true,
  },
];
