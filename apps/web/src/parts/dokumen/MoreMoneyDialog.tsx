import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import { useState } from 'react';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { useShown } from '../layar/useShown.ts';
import { IN_CASH, OnePayment, type Paying } from './OnePayment.tsx';
import { VoucherDialog } from './VoucherDialog.tsx';

interface Money {
  jumlah_rp: number;
  payments: (typeof IN_CASH & { jumlah_rp: number })[];
}

type Form = Parameters<typeof VoucherDialog<Money, { no_faktur: string }>>[0];

interface Props extends Pick<Form, 'title' | 'what' | 'send' | 'onClose'> {
  /** The words of the button, and of the field. */
  action: (jumlah_rp: number) => string;
  label: string;
  /** What the customer's screen shows of it as it is typed. */
  shown?: (jenis: Paying['jenis'], jumlah_rp: number) => IsiLayar;
}

/** More money of a customer on something he has here, in one payment; its voucher is printed. */
export const MoreMoneyDialog = ({ action, label, shown, ...about }: Props) => {
  const [jumlah, setJumlah] = useState<number | null>(null);
  const [paying, setPaying] = useState(IN_CASH);
  const jumlah_rp = jumlah ?? 0;
  useShown(shown?.(paying.jenis, jumlah_rp) ?? null);
  return (
    <VoucherDialog
      {...about}
      action={action(jumlah_rp)}
      body={{ jumlah_rp, payments: jumlah ? [{ ...paying, jumlah_rp }] : [] }}
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
    </VoucherDialog>
  );
};
