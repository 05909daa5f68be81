import { paymentNeeds } from '@kadar/domain/payment.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IntegerField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { useMessage } from '../../kit/text.ts';
import { AccountSelect } from './AccountSelect.tsx';
import { METHODS } from './methods.ts';
import css from './pay.module.css';
import type { DraftPayment, Points, Refusal } from './payments.ts';

interface Props {
  payment: DraftPayment;
  points: Points | null;
  locked: boolean;
  refusal: Refusal | null;
  onChange: (change: Partial<DraftPayment>) => void;
  onRemove: () => void;
}

/** One payment, editable; the fields it needs depend on how it is paid. */
export const PaymentRow = ({ payment, points: held, locked, refusal, onChange, onRemove }: Props) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const { id, jenis, jumlah_rp } = payment;
  const method = METHODS.find((one) => one.jenis === jenis) ?? METHODS[0];
  const needs = paymentNeeds(jenis);
  const errorAt = (field: string): string | undefined =>
    refusal?.payment?.id === id && refusal.payment.field === field ? refusal.message : undefined;
  const name = t(`jenis${method.jenis}`);
  const { poin, nilai: nilaiPoin } = held ?? { poin: null, nilai: 0 };
  const points = nilaiPoin > 0 && jumlah_rp ? Math.floor(jumlah_rp / nilaiPoin) : null;
  return (
    <li
      className={css.payment}
      data-payment={id}
      data-needs={needs.kartu ? 'card' : needs.rekening ? 'account' : jenis === 'POIN' ? 'points' : undefined}
    >
      <span className={css.method}>
        <method.Icon size={18} stroke={1.6} aria-hidden="true" />
        {name}
      </span>
      {jenis === 'POIN' ? (
        <IntegerField
          size="md"
          aria-label={t('pointsToSpend')}
          value={points}
          onChange={(value) => onChange({ jumlah_rp: value === null ? null : value * nilaiPoin })}
          error={
            (poin !== null && (points ?? 0) > poin ? message('POIN_TIDAK_CUKUP') : undefined) ??
            errorAt('jumlah_rp')
          }
          disabled={locked}
          data-amount
        />
      ) : (
        <RupiahField
          size="md"
          {...(needs.rekening && { leftSection: null })}
          aria-label={t('amountOf', { method: name })}
          value={jumlah_rp}
          onChange={(value) => onChange({ jumlah_rp: value, exact: false })}
          error={errorAt('jumlah_rp')}
          disabled={locked}
          data-amount
        />
      )}
      {jenis === 'POIN' && (
        <span className={css.worth}>{t('worth', { value: showRupiah(jumlah_rp ?? 0) })}</span>
      )}
      <ActionIcon
        size={44}
        className={css.remove ?? ''}
        disabled={locked}
        onClick={onRemove}
        aria-label={t('removePayment', { method: name })}
      >
        <IconX size={18} />
      </ActionIcon>
      {needs.rekening && (
        <div className={css.details} data-cards={needs.kartu || undefined}>
          <AccountSelect
            short
            size="md"
            aria-label={t('account')}
            placeholder={t('account')}
            value={payment.no_rekening}
            onChange={(no_rekening) => onChange({ no_rekening })}
            error={errorAt('no_rekening')}
            disabled={locked}
            comboboxProps={{ width: 280, position: 'bottom-start' }}
            data-rekening
          />
          {needs.kartu && (
            <TextInput
              size="md"
              aria-label={t('cardDigits')}
              placeholder={t('cardDigitsShort')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={payment.no_kartu}
              onChange={(event) => onChange({ no_kartu: event.currentTarget.value.replaceAll(/\D/g, '') })}
              error={errorAt('no_kartu')}
              disabled={locked}
              data-kartu
            />
          )}
        </div>
      )}
    </li>
  );
};
