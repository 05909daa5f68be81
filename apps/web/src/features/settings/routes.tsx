import { lazy } from 'react';
import type { FeatureRoute } from '../../app/feature.ts';

export const routes: FeatureRoute[] = [
  {
    path: '/settingsystem',
    title: 'settings:systemTitle',
    component: lazy(() => import('./SettingSystem.tsx')),
  },
  { path: '/setting-nota', title: 'settings:notaTitle', component: lazy(() => import('./SettingNota.tsx')) },
];
