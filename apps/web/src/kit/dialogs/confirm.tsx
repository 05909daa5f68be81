import { lazy, Suspense } from 'react';
import { KeysWait } from '../keys/KeysWait.tsx';
import type { ConfirmOptions } from './confirm-options.ts';
import { openDialog } from './open-dialog.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

/** Asks; true for OK. Esc, the other button and a click beside it mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  openDialog<boolean>(
    (close) => (
      <Suspense fallback={<KeysWait />}>
        <ConfirmDialog {...options} close={close} />
      </Suspense>
    ),
    false,
  );
