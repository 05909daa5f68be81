import { lazy } from 'react';
import type { OfferedForms } from '../../kit/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  titip: lazy(() => import('./TitipDialog.tsx')),
  ambil: lazy(() => import('./AmbilDialog.tsx')),
};
