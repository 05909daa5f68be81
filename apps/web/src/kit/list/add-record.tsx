import { lazy, Suspense } from 'react';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { AddRecord } from '../fields/records.ts';
import { KeysWait } from '../keys/KeysWait.tsx';
import type { MasterRow } from '../masters.ts';

const AddRecordForm = lazy(() => import('./AddRecordForm.tsx'));

/** The form of a master above the one whose picker lacked a record. */
export const addRecord: AddRecord = (wanted) =>
  openDialog<MasterRow | null>(
    (close) => (
      <Suspense fallback={<KeysWait />}>
        <AddRecordForm {...wanted} close={close} />
      </Suspense>
    ),
    null,
  );
