import type { TagihanRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import type { SupplierDebts } from './queries.ts';

/** What a dialog about a supplier is given. */
export interface AboutSupplier {
  toko: string;
  debts: SupplierDebts;
  onClose: () => void;
}

/** And one about a delivery of his. */
export interface AboutDebt extends AboutSupplier {
  debt: TagihanRow;
}

/** Closes the dialog and prints the voucher. */
export const posted =
  (onClose: () => void) =>
  ({ no_faktur }: { no_faktur: string }): void => {
    onClose();
    void printVoucher(no_faktur).catch(showFailure);
  };
