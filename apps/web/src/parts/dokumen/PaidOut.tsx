import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { IN_CASH, OnePayment, type Paying } from './OnePayment.tsx';

const OUT = ['CASH', 'TRANSFER'] as const;

/** How money goes out to a supplier or a sales person, and what the bank takes for it. */
export interface PaidOut {
  paying: Paying;
  biaya: number | null;
}
export const CASH_OUT: PaidOut = { paying: IN_CASH, biaya: null };

/** As it is sent; nothing where nothing is left to pay. */
export const paymentsOf = ({ paying, biaya }: PaidOut, jumlah_rp: number) =>
  jumlah_rp > 0
    ? [
        {
          jenis: paying.jenis === 'TRANSFER' ? ('TRANSFER' as const) : ('CASH' as const),
          jumlah_rp,
          no_rekening: paying.no_rekening,
          biaya: biaya ?? 0,
        },
      ]
    : [];

interface Props {
  value: PaidOut;
  error: (field: string) => string | undefined;
  onChange: (value: PaidOut) => void;
}

export const PaidBy = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('dokumen');
  return (
    <>
      <OnePayment
        kinds={OUT}
        value={value.paying}
        error={(field) => error(`payments.0.${field}`)}
        onChange={(change) =>
          onChange({
            paying: { ...value.paying, ...change },
            biaya: change.jenis === 'CASH' ? null : value.biaya,
          })
        }
      />
      {value.paying.jenis === 'TRANSFER' && (
        <RupiahField
          label={t('bankFee')}
          value={value.biaya}
          onChange={(biaya) => onChange({ ...value, biaya })}
          error={error('payments.0.biaya')}
        />
      )}
    </>
  );
};

interface AmountProps {
  label: string;
  jumlah: number | null;
  onJumlah: (jumlah: number | null) => void;
  paid: PaidOut;
  onPaid: (paid: PaidOut) => void;
  keterangan: string;
  onKeterangan: (keterangan: string) => void;
  errorAt: Props['error'];
}

/** One amount that goes out whole: how much, how, and what for. */
export const AmountOut = ({ label, errorAt, ...form }: AmountProps) => {
  const { t } = useTranslation('dokumen');
  return (
    <>
      <RupiahField
        label={label}
        withAsterisk
        data-autofocus
        value={form.jumlah}
        onChange={form.onJumlah}
        error={errorAt('payments.0.jumlah_rp') ?? errorAt('payments')}
      />
      <PaidBy value={form.paid} error={errorAt} onChange={form.onPaid} />
      <TextField
        label={t('remark')}
        value={form.keterangan}
        onChange={form.onKeterangan}
        maxLength={200}
        error={errorAt('keterangan')}
      />
    </>
  );
};
