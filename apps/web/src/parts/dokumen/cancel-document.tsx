import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { later } from '../../kit/later.tsx';

const CancelDialog = later(() => import('./CancelDialog.tsx'));

/** Shows what goes back, asks for a reason, and reverses; true when it is done. */
export const cancelDocument = (dok: Dokumen): Promise<boolean> =>
  openDialog<boolean>((close) => <CancelDialog dok={dok} close={close} />, false);
