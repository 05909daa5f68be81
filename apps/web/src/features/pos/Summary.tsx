import { IconShieldCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNeedsValidation } from '../../kit/dokumen/waiting.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { GoldButton } from '../../parts/till/GoldButton.tsx';
import css from '../../parts/till/side.module.css';
import { type Draft, piecesIn } from './draft.ts';
import type { NextStep, Totals } from './totals.ts';

interface Props {
  ref: Ref<HTMLButtonElement>;
  draft: Draft;
  totals: Totals;
  next: NextStep;
  sending: boolean;
  refusal: string | null;
  onPay: () => void;
}

/** What the gold button does when it is pressed now, in words. */
const useHint = (totals: Totals, next: NextStep, sending: boolean): string => {
  const { t } = useTranslation(['pos', 'pembelian']);
  const message = useMessage();
  const { netRp, outRp, cashRp, cashDueRp, changeRp } = totals;
  if (sending) return t('hintSending');
  switch (next.step) {
    case 'resend':
      return t('hintResend');
    case 'miss':
      return t('hintMiss');
    case 'scan':
      return t('hintScan');
    case 'line':
      return t('hintLine');
    case 'sales':
      return t('hintSales');
    case 'cash':
      return t('hintCash', { total: showRupiah(netRp) });
    case 'amount':
      return t('hintAmount');
    case 'rekening':
      return t('hintAccount');
    case 'kartu':
      return t('hintCard');
    case 'points':
      return t('hintPoints');
    case 'tukar':
      return t('pembelian:hint.ktp');
    case 'coupon':
      return totals.couponProblem
        ? message(totals.couponProblem.code, totals.couponProblem.params)
        : t('coupon');
    case 'short':
      return t('hintShort', { rest: showRupiah(cashDueRp) });
    case 'over':
      return t('hintOver');
    default:
      if (outRp > 0) return `${t('payOut')} ${showRupiah(outRp)}`;
      if (changeRp > 0) return t('hintPayChange', { change: showRupiah(changeRp) });
      return cashRp > 0 ? t('hintPay', { paid: showRupiah(cashRp) }) : t('hintNoCash');
  }
};

const Small = ({ name, value, none = false }: { name: string; value: string; none?: boolean }) => (
  <div className={css.small} data-none={none || undefined}>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
);

/** The money of the sale in large figures, and the one button that ends it. */
export const Summary = ({ ref, draft, totals, next, sending, refusal, onPay }: Props) => {
  const { t } = useTranslation(['pos', 'dokumen']);
  const included = useSetting('PPN_INCLUDE');
  const hint = useHint(totals, next, sending);
  const waits = useNeedsValidation();
  const { diskonLinesRp, diskonMemberRp, diskonKuponRp, ppnRp, pph22Rp, changeRp, shortRp, overRp } = totals;
  // One row for all that is taken off: the sums stand in four at most.
  const off = [
    diskonLinesRp > 0 && t('discount'),
    diskonMemberRp > 0 && t('memberDiscount'),
    diskonKuponRp > 0 && `${t('coupon')} ${draft.kupon?.kode_kupon ?? ''}`,
  ].filter((name) => name !== false);
  const diskonRp = diskonLinesRp + diskonMemberRp + diskonKuponRp;
  const paying = draft.payments.length > 0;
  const balance =
    shortRp > 0
      ? { name: t('short'), value: shortRp, tone: 'short' }
      : overRp > 0
        ? { name: t('over'), value: overRp, tone: 'short' }
        : { name: t('change'), value: changeRp, tone: 'change' };
  return (
    <div className={css.summary}>
      {refusal && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
      {totals.reasons.length > 0 && (
        <p className={css.approval}>
          <IconShieldCheck size={18} aria-hidden="true" />
          {t('needsApproval', { reasons: totals.reasons.map((reason) => t(`reason${reason}`)).join(', ') })}
        </p>
      )}
      <dl className={css.sums}>
        <Small
          name={t('subtotal', { count: piecesIn(draft), weight: showGram(totals.beratMg / 1000) })}
          value={showRupiah(totals.totalRp)}
        />
        {off.length > 0 && <Small name={off.join(' · ')} value={showRupiah(-diskonRp)} />}
        {ppnRp > 0 && <Small name={t(included ? 'ppnIncluded' : 'ppn')} value={showRupiah(ppnRp)} />}
        {pph22Rp > 0 && <Small name={t('dokumen:pph22')} value={showRupiah(pph22Rp)} />}
        {totals.beliRp > 0 && <Small name={t('tukar')} value={showRupiah(-totals.beliRp)} />}
        <div className={css.total} data-out={totals.outRp > 0 || undefined}>
          <dt>{t(totals.outRp > 0 ? 'payOut' : 'total')}</dt>
          <dd className="num" data-total>
            {showRupiah(totals.outRp > 0 ? totals.outRp : totals.netRp)}
          </dd>
        </div>
        {/* Its place is kept while nothing is paid: the total never moves. */}
        <Small name={t('paid')} value={showRupiah(totals.paidRp)} none={!paying} />
        <div className={css.balance} data-tone={balance.tone} data-none={!paying || undefined}>
          <dt>{balance.name}</dt>
          <dd className="num">{showRupiah(balance.value)}</dd>
        </div>
      </dl>
      <GoldButton
        ref={ref}
        step={next.step}
        ends="pay"
        sending={sending}
        label={t(waits ? 'payAndWait' : totals.outRp > 0 ? 'payOutAndPrint' : 'payAndPrint')}
        hint={hint}
        onPress={onPay}
      />
    </div>
  );
};
