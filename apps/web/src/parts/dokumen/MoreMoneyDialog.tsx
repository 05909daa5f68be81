import { useState } from 'react';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { IN_CASH, OnePayment } from './OnePayment.tsx';
import { printVoucher } from './paper.ts';

interface Money {
  jumlah_rp: number;
  payments: (typeof IN_CASH & { jumlah_rp: number })[];
}

type Form = Parameters<typeof FormDialog<Money, { no_faktur: string }>>[0];

interface Props extends Pick<Form, 'title' | 'what' | 'send' | 'onClose'> {
  /** The words of the button, and of the field. */
  action: (jumlah_rp: number) => string;
  label: string;
}

/** More money of a customer on something he has here, in one payment; its voucher is printed. */
export const MoreMoneyDialog = ({ action, label, ...about }: Props) => {
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  return (
    <FormDialog
      {...about}
      action={action(jumlah_rp)}
      body={{ jumlah_rp, payments: jumlah ? [{ ...paying, jumlah_rp }] : [] }}
      onDone={({ no_faktur }) => {
        about.onClose();
        void printVoucher(no_faktur).catch(showFailure);
      }}
    >
      {(errorAt) => (
        <>
          <RupiahField
            label={label}
            withAsterisk
            data-autofocus
            value={jumlah}
            onChange={setJumlah}
            error={errorAt('jumlah_rp')}
          />
          <OnePayment
            value={paying}
            error={errorAt}
            onChange={(change) => setPaying({ ...paying, ...change })}
          />
        </>
      )}
    </FormDialog>
  );
};
