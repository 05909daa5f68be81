import { laterDialog } from '../../kit/dialogs/later-dialog.ts';
import type { OfferedForms } from '../../parts/offered-forms.ts';

export const forms: Partial<OfferedForms> = {
  barang: laterDialog(() => import('./AddOne.tsx')),
  tagging: laterDialog(() => import('./tagging/TaggingLine.tsx')),
};
