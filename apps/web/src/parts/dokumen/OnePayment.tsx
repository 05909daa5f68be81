import { BAYAR_TITIP } from '@kadar/contract/endpoints/titip.ts';
import { paymentNeeds } from '@kadar/domain/payment.ts';
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from './AccountSelect.tsx';

export interface Paying {
  jenis: (typeof BAYAR_TITIP)[number];
  no_rekening: string;
  no_kartu: string;
}
export const IN_CASH: Paying = { jenis: 'CASH', no_rekening: '', no_kartu: '' };

interface Props {
  value: Paying;
  /** Of them all, or of those money goes out by. */
  kinds?: readonly Paying['jenis'][];
  /** It is the first thing that its dialog asks. */
  first?: boolean;
  error: (field: string) => string | undefined;
  onChange: (change: Partial<Paying>) => void;
}

/** How an amount is paid in one way, with what that way needs. */
export const OnePayment = ({ value, kinds = BAYAR_TITIP, first = false, error, onChange }: Props) => {
  const { t } = useTranslation('dokumen');
  const needs = paymentNeeds(value.jenis);
  return (
    <>
      <Select
        label={t('paidBy')}
        data-autofocus={first || undefined}
        allowDeselect={false}
        openOnFocus={false}
        data={kinds.map((jenis) => ({ value: jenis, label: t(`jenis${jenis}`) }))}
        value={value.jenis}
        onChange={(jenis) => onChange({ ...IN_CASH, jenis: (jenis as Paying['jenis'] | null) ?? 'CASH' })}
      />
      {needs.rekening && (
        <AccountSelect
          label={t('account')}
          withAsterisk
          openOnFocus={false}
          value={value.no_rekening}
          onChange={(no_rekening) => onChange({ no_rekening })}
          error={error('no_rekening')}
        />
      )}
      {needs.kartu && (
        <TextInput
          label={t('cardDigits')}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value.no_kartu}
          onChange={(event) => onChange({ no_kartu: event.currentTarget.value.replaceAll(/\D/g, '') })}
          error={error('no_kartu')}
        />
      )}
    </>
  );
};
