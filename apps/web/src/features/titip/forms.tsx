import { KeysWait } from '../../kit/keys/KeysWait.tsx';
import { later } from '../../kit/later.tsx';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  titip: later(() => import('./TitipDialog.tsx'), KeysWait),
  ambil: later(() => import('./AmbilDialog.tsx'), KeysWait),
};
