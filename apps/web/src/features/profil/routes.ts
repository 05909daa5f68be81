import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/profil', title: 'profil:title', load: () => import('./Profil.tsx'), personal: true },
];
