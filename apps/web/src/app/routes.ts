import type { FeatureRoute } from '../kit/feature.ts';

const modules = import.meta.glob<FeatureRoute[]>('../features/*/routes.ts', {
  import: 'routes',
  eager: true,
});

/** The hand-made screens of all features; their code comes when they are opened. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(modules).flat();
