import { lazy } from 'react';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  kartu: lazy(() => import('./KartuPage.tsx')),
};
