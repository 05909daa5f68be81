import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/setup', title: 'setup:title', load: () => import('./Setup.tsx'), open: true },
];
