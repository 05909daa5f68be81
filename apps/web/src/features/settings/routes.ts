import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/settingsystem',
    title: 'settings:systemTitle',
    load: () => import('./SettingSystem.tsx'),
  },
  { path: '/setting-nota', title: 'settings:notaTitle', load: () => import('./SettingNota.tsx') },
];
