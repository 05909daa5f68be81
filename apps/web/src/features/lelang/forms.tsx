import { lazy } from 'react';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  klaim: lazy(() => import('./KlaimDialog.tsx')),
  hapusHutang: lazy(() => import('./HapusDialog.tsx')),
  bayarKewajiban: lazy(() => import('./BayarAkhirDialog.tsx')),
};
