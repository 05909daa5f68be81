import { KeysWait } from '../../kit/keys/KeysWait.tsx';
import { later } from '../../kit/later.tsx';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  klaim: later(() => import('./KlaimDialog.tsx'), KeysWait),
  hapusHutang: later(() => import('./HapusDialog.tsx'), KeysWait),
  bayarKewajiban: later(() => import('./BayarAkhirDialog.tsx'), KeysWait),
};
