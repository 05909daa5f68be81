import type { ConfirmOptions } from './confirm-options.ts';
import { laterDialog } from './later-dialog.ts';
import { openDialog } from './open-dialog.ts';

const ConfirmDialog = laterDialog(() => import('./ConfirmDialog.tsx'));

/** Asks; true for OK. Esc, the other button and a click beside it mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  openDialog<boolean>((close) => <ConfirmDialog {...options} close={close} />, false);
