import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/layar-pelanggan',
    title: 'layar:title',
    load: () => import('./CustomerScreen.tsx'),
    open: true,
  },
];
