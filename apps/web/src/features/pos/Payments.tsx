import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { Button, UnstyledButton } from '@mantine/core';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pickedToko } from '../../kit/api/context.ts';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { accountsQuery } from './AccountSelect.tsx';
import type { Draft, DraftPayment } from './draft.ts';
import { METHODS } from './methods.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { quickAmounts } from './quick-amounts.ts';
import css from './side.module.css';
import type { Totals } from './totals.ts';
import type { Refusal } from './usePay.ts';

interface Props {
  ref: Ref<HTMLFormElement>;
  draft: Draft;
  totals: Totals;
  nilaiPoin: number;
  locked: boolean;
  refusal: Refusal | null;
  onAdd: (jenis: PaymentJenis) => void;
  onCash: (amount: number | 'exact') => void;
  onChange: (id: string, change: Partial<DraftPayment>) => void;
  onRemove: (id: string) => void;
  /** Enter in the last field: on to the button that pays. */
  onEnd: () => void;
}

/** What is left for cash once the other payments are taken off. */
const dueInCash = (draft: Draft, totals: Totals): number => {
  const others = draft.payments
    .filter(({ jenis }) => jenis !== 'CASH')
    .reduce((sum, { jumlah_rp }) => sum + (jumlah_rp ?? 0), 0);
  return Math.max(0, totals.grandTotalRp - others);
};

/** How it is paid: methods as buttons, round sums of cash, and each payment as a row. */
export const Payments = (props: Props) => {
  const { ref, draft, totals, nilaiPoin, locked, refusal, onAdd, onCash, onChange, onRemove, onEnd } = props;
  const { t } = useTranslation('pos');
  const due = dueInCash(draft, totals);
  // Already here when the first card is to be charged.
  usePrefetchQuery(accountsQuery(pickedToko()));
  const amounts = useMemo(() => quickAmounts(due), [due]);
  const member = draft.customer.kode_customer !== '' && nilaiPoin > 0;
  const methods = METHODS.filter(({ jenis }) => jenis !== 'POIN' || member);
  const nothing = totals.grandTotalRp === 0 || locked;

  const enter = (event: KeyboardEvent<HTMLFormElement>) => {
    const from = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || !(from instanceof HTMLInputElement)) return;
    // An open list takes the Enter for its choice.
    if (from.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll('input:not([type=hidden])')];
    const next = inputs[inputs.indexOf(from) + 1];
    if (next instanceof HTMLInputElement) next.focus();
    else onEnd();
  };
  return (
    <form
      ref={ref}
      className={css.pay}
      onKeyDown={enter}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <fieldset className={css.methods} aria-label={t('methods')}>
        {methods.map(({ jenis, label, Icon }, at) => (
          <UnstyledButton
            key={jenis}
            className={css.methodButton}
            disabled={nothing}
            onClick={() => onAdd(jenis)}
          >
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <span>
              {t(label)}
              <Hotkey keys={`Alt+${at + 1}`} />
            </span>
          </UnstyledButton>
        ))}
      </fieldset>
      {amounts.length > 0 && (
        <fieldset className={css.quick} aria-label={t('quickCash')}>
          {amounts.map((rupiah, at) => (
            <Button
              key={rupiah}
              className="num"
              disabled={locked}
              onClick={() => onCash(at === 0 ? 'exact' : rupiah)}
              px={6}
              h={44}
            >
              {at === 0 ? t('exact') : showRupiah(rupiah).replace('Rp. ', '')}
            </Button>
          ))}
        </fieldset>
      )}
      <ul className={css.payments} aria-label={t('payments')}>
        {draft.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            nilaiPoin={nilaiPoin}
            poin={draft.customer.poin}
            locked={locked}
            refusal={refusal}
            onChange={(change) => onChange(payment.id, change)}
            onRemove={() => onRemove(payment.id)}
          />
        ))}
      </ul>
    </form>
  );
};
