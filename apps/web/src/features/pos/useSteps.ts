import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/dialogs/toasts.ts';
import { newId } from '../../kit/new-id.ts';
import type { Pad } from '../../parts/dokumen/usePaymentPad.ts';
import { type Draft, isAccessory, isEmptyDraft } from './draft.ts';
import { park, type TillHandle } from './till-store.ts';
import type { NextStep, pointsOf, Totals } from './totals.ts';
import { useAfterScans } from './useAfterScans.ts';
import type { useMuchCash } from './useMuchCash.ts';
import type { Pay } from './usePay.ts';
import type { Scan } from './useScan.ts';
import type { TillDialog, useLines } from './useTillState.ts';

/** What the till does only with every piece that was scanned: F9, setting the sale aside or keeping it, and each way to pay. */
type Step = 'advance' | 'park' | 'keep' | PaymentJenis;

interface Standing {
  draft: Draft;
  totals: Totals;
  points: ReturnType<typeof pointsOf>;
  next: NextStep;
  /** Whether deposits may be taken and given back. */
  deposits: boolean;
  locked: boolean;
}

interface Hands {
  setTill: TillHandle['setTill'];
  setDialog: (dialog: TillDialog | null) => void;
  scan: Scan;
  pay: Pay;
  pad: Pad;
  lines: ReturnType<typeof useLines>;
  focus: { onScan: () => void; sales: RefObject<HTMLInputElement | null> };
  much: ReturnType<typeof useMuchCash>;
  questions: { first: TanyaInput | null };
}

/** What F9, the ways to pay and setting aside do, each once every scan is answered. */
export const useSteps = (
  { draft, totals, points, next, deposits, locked }: Standing,
  { setTill, setDialog, scan, pay, pad, lines, focus, much, questions }: Hands,
) => {
  const { t } = useTranslation('pos');
  const advance = () => {
    if (pay.sending) return;
    switch (next.step) {
      case 'pay':
        if (much.asks) return void much.ask().then((sure) => sure && after('advance'));
        if (questions.first) return setDialog({ kind: 'tanya', tanya: questions.first, pays: true });
        return pay.pay();
      case 'resend':
        return pay.pay();
      case 'miss':
        scan.dismiss();
        return focus.onScan();
      case 'scan':
        return focus.onScan();
      case 'sales':
        return focus.sales.current?.focus();
      case 'cash':
        return pad.add('CASH');
      case 'short':
        return pad.cash('exact');
      case 'coupon':
        return setDialog({ kind: 'coupon' });
      case 'tukar':
        return setDialog({
          kind: 'tukar',
          old: draft.beli.find(({ piece }) => piece.sumber !== 'NOTA_KAMI') ?? null,
        });
      case 'line':
        lines.setActive(next.kode_barcode);
        return void pay.check();
      case 'rekening':
      case 'kartu':
        return void pad.focus(next.id, next.step);
      default:
        return void pad.focus(next.id);
    }
  };
  const parkNow = () => {
    if (isEmptyDraft(draft)) return toast(t('nothingToPark'));
    setTill((was) => park(was, newId(), new Date().toISOString(), totals.grandTotalRp));
    scan.dismiss();
    toast(t('parked'));
    focus.onScan();
  };
  const addPayment = (jenis: PaymentJenis) => {
    if (locked) return;
    if (jenis === 'TITIPAN') {
      if (deposits) setDialog({ kind: 'ambil' });
    } else if ((jenis !== 'POIN' || points !== null) && totals.netRp > 0) pad.add(jenis);
  };
  const keep = () => {
    if (!locked)
      setDialog({
        kind: draft.lines.some(({ no_titip, piece }) => !no_titip && !isAccessory(piece)) ? 'titip' : 'ambil',
      });
  };
  const { after, forget } = useAfterScans<Step>(scan, (step) => {
    if (step === 'advance') advance();
    else if (step === 'park') parkNow();
    else if (step === 'keep') keep();
    else addPayment(step);
  });
  return { after, forget };
};
