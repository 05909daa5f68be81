import { lazy } from 'react';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  barang: lazy(() => import('./AddOne.tsx')),
  tagging: lazy(() => import('./tagging/TaggingLine.tsx')),
};
