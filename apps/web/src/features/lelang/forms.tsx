import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  klaim: laterDialog(() => import('./KlaimDialog.tsx')),
  hapusHutang: laterDialog(() => import('./HapusDialog.tsx')),
  bayarKewajiban: laterDialog(() => import('./BayarAkhirDialog.tsx')),
};
