import { laterDialog } from '../dialogs/later-dialog.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { AddRecord } from '../fields/records.ts';
import type { MasterRow } from '../masters.ts';

const AddRecordForm = laterDialog(() => import('./AddRecordForm.tsx'));

/** The form of a master above the one whose picker lacked a record. */
export const addRecord: AddRecord = (wanted) =>
  openDialog<MasterRow | null>((close) => <AddRecordForm {...wanted} close={close} />, null);
