import { KeysWait } from '../../kit/keys/KeysWait.tsx';
import { later } from '../../kit/later.tsx';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  barang: later(() => import('./AddOne.tsx'), KeysWait),
  tagging: later(() => import('./tagging/TaggingLine.tsx'), KeysWait),
};
