import { lazy, type ReactNode, Suspense } from 'react';
import { openDialog } from './open-dialog.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

export interface ConfirmOptions {
  text: ReactNode;
  title?: string;
  /** The standard pair is 'Tidak' and 'OK' [spec B §2]. */
  ok?: string;
  cancel?: string;
  /** Draws the OK button as dangerous. */
  danger?: boolean;
}

/** Asks; true for OK. Esc, the other button and a click beside it mean no. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  openDialog<boolean>((close) => (
    <Suspense>
      <ConfirmDialog {...options} close={close} />
    </Suspense>
  ));
