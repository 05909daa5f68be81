import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/', title: 'login:title', load: () => import('./Login.tsx'), open: true },
];
