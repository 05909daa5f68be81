import { lazy } from 'react';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  titip: lazy(() => import('./TitipDialog.tsx')),
  ambil: lazy(() => import('./AmbilDialog.tsx')),
};
