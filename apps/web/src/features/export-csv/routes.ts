import type { FeatureRoute } from '../../kit/feature.ts';

export const routes: FeatureRoute[] = [
  { path: '/export-csv', title: 'export-csv:title', load: () => import('./ExportCsv.tsx') },
];
