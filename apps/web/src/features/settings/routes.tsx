import { lazy } from 'react';
import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/settingsystem',
    title: 'settings:systemTitle',
    component: lazy(() => import('./SettingSystem.tsx')),
  },
  { path: '/setting-nota', title: 'settings:notaTitle', component: lazy(() => import('./SettingNota.tsx')) },
];
