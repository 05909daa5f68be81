import { Button, UnstyledButton } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pickedToko } from '../../kit/api/context.ts';
import { showCell } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { accountsQuery } from './AccountSelect.tsx';
import { METHODS } from './methods.ts';
import { PaymentRow } from './PaymentRow.tsx';
import css from './pay.module.css';
import { dueInCash, type Paid, type Points, type Refusal } from './payments.ts';
import { quickAmounts } from './quick-amounts.ts';
import type { Pad } from './usePaymentPad.ts';

interface Props {
  pad: Pad;
  draft: Paid;
  grandTotalRp: number;
  /** Where points pay too. */
  points: Points | null;
  locked: boolean;
  refusal: Refusal | null;
  /** A coupon is asked for; none where they are not taken. */
  onCoupon?: () => void;
  /** A deposit is looked for; none where they are not taken. */
  onDeposit?: () => void;
  /** Something was changed by hand. */
  onTouch: () => void;
  /** A payment was taken away: the cursor has lost its place. */
  onRemoved: () => void;
  /** Enter in the last field: on to the button that pays. */
  onEnd: () => void;
}

/** So many rows stand in full height beside the lines; from the next one on they are low, so that all are seen. */
const FEW = 4;

/** How it is paid: methods as buttons, round sums of cash, and each payment as a row. */
export const PaymentPad = (props: Props) => {
  const {
    pad,
    draft,
    grandTotalRp,
    points,
    locked,
    refusal,
    onCoupon,
    onDeposit,
    onTouch,
    onRemoved,
    onEnd,
  } = props;
  const { t } = useTranslation('dokumen');
  const due = dueInCash(draft, grandTotalRp);
  // Already here when the first card is to be charged.
  usePrefetchQuery(accountsQuery(pickedToko()));
  const amounts = useMemo(() => quickAmounts(due), [due]);
  const methods = METHODS.filter(
    ({ jenis }) => (jenis !== 'POIN' || points !== null) && (jenis !== 'TITIPAN' || onDeposit !== undefined),
  );
  const nothing = grandTotalRp === 0 || locked;

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
      ref={pad.place}
      className={css.pay}
      onKeyDown={enter}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <fieldset className={css.methods} aria-label={t('methods')}>
        {methods.map(({ jenis, Icon }) => (
          <UnstyledButton
            key={jenis}
            className={css.methodButton}
            disabled={jenis === 'TITIPAN' ? locked : nothing}
            onClick={jenis === 'TITIPAN' ? onDeposit : () => pad.add(jenis)}
          >
            <Icon size={18} aria-hidden="true" />
            <span>
              {t(`jenis${jenis}`)}
              <Hotkey keys={`Alt+${METHODS.findIndex((one) => one.jenis === jenis) + 1}`} />
            </span>
          </UnstyledButton>
        ))}
        {onCoupon && (
          <UnstyledButton className={css.methodButton} disabled={locked} onClick={onCoupon} data-coupon>
            <IconTicket size={20} stroke={1.6} aria-hidden="true" />
            <span>
              {t('coupon')}
              <Hotkey keys="Alt+8" />
            </span>
          </UnstyledButton>
        )}
      </fieldset>
      {/* Its place is kept where nothing is due in cash: the rows below never move. */}
      <div className={css.quickPlace} data-many={draft.payments.length > FEW || undefined}>
        {amounts.length > 0 && (
          <fieldset className={css.quick} aria-label={t('quickCash')}>
            {amounts.map((rupiah, at) => (
              <Button
                key={rupiah}
                className="num"
                disabled={locked}
                onClick={() => pad.cash(at === 0 ? 'exact' : rupiah)}
                px={6}
              >
                {at === 0 ? t('exact') : showCell('integer', rupiah)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <ul
        className={css.payments}
        aria-label={t('payments')}
        data-many={draft.payments.length > FEW || undefined}
      >
        {draft.payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            points={points}
            locked={locked}
            refusal={refusal}
            onChange={(change) => {
              onTouch();
              pad.change(payment.id, change);
            }}
            onRemove={() => {
              pad.remove(payment.id);
              onRemoved();
            }}
          />
        ))}
      </ul>
    </form>
  );
};
