import { KeysWait } from '../keys/KeysWait.tsx';
import { later } from '../later.tsx';
import type { ConfirmOptions } from './confirm-options.ts';
import { openDialog } from './open-dialog.ts';

const ConfirmDialog = later(() => import('./ConfirmDialog.tsx'), KeysWait);

/** Asks; true for OK. Esc, the other button and a click beside it mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  openDialog<boolean>((close) => <ConfirmDialog {...options} close={close} />, false);
