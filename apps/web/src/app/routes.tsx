import type { FeatureRoute } from '../kit/feature.ts';
import { type OfferedForms, offerForms } from '../parts/offered-forms.ts';

const modules = import.meta.glob<FeatureRoute[]>('../features/*/routes.tsx', {
  import: 'routes',
  eager: true,
});

/** The hand-made screens of all features; their code comes when they are opened. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(modules).flat();

const forms = import.meta.glob<Partial<OfferedForms>>('../features/*/forms.tsx', {
  import: 'forms',
  eager: true,
});
for (const some of Object.values(forms)) offerForms(some);
