import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { printVoucher } from './paper.ts';

interface Posted {
  no_faktur: string;
}
type Form<B, T extends Posted> = Parameters<typeof FormDialog<B, T>>[0];

/** A small form that posts a document, whose voucher is printed then. */
export const VoucherDialog = <B, T extends Posted>(form: Omit<Form<B, T>, 'onDone'>) => (
  <FormDialog
    {...form}
    onDone={({ no_faktur }) => {
      form.onClose();
      void printVoucher(no_faktur).catch(showFailure);
    }}
  />
);
