import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/parameter-akunting',
    title: 'akunting:title',
    load: () => import('./ParameterAkunting.tsx'),
  },
];
