import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { lazy, Suspense } from 'react';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';

const CancelDialog = lazy(() => import('./CancelDialog.tsx'));

/** Shows what goes back, asks for a reason, and reverses; true when it is done. */
export const cancelDocument = (dok: Dokumen): Promise<boolean> =>
  openDialog<boolean>(
    (close) => (
      <Suspense>
        <CancelDialog dok={dok} close={close} />
      </Suspense>
    ),
    false,
  );
