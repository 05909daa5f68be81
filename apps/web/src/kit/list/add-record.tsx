import { openDialog } from '../dialogs/open-dialog.ts';
import type { AddRecord } from '../fields/records.ts';
import { KeysWait } from '../keys/KeysWait.tsx';
import { later } from '../later.tsx';
import type { MasterRow } from '../masters.ts';

const AddRecordForm = later(() => import('./AddRecordForm.tsx'), KeysWait);

/** The form of a master above the one whose picker lacked a record. */
export const addRecord: AddRecord = (wanted) =>
  openDialog<MasterRow | null>((close) => <AddRecordForm {...wanted} close={close} />, null);
