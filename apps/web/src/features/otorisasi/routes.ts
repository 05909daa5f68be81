import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/otorisator',
    title: 'otorisasi:title',
    load: () => import('./authenticator/Otorisator.tsx'),
    open: true,
  },
];
