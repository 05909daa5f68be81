import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { useEffect, useRef } from 'react';
import { newId } from '../../kit/new-id.ts';
import {
  addPayment,
  changePayment,
  mostPointsRp,
  type Paid,
  type Points,
  putCash,
  removePayment,
} from './payments.ts';

interface Place {
  setDraft: (change: <D extends Paid>(draft: D) => D) => void;
  current: () => Paid;
  /** Rupiah still to be paid. */
  shortRp: number;
  /** Of who pays with points. */
  points: Points | null;
}

/** Payments of a draft, and where the cursor goes when one is added. */
export const usePaymentPad = ({ setDraft, current, shortRp, points }: Place) => {
  const place = useRef<HTMLFormElement>(null);
  const wanted = useRef<string | null>(null);

  const focus = (id: string | null, field: 'amount' | 'rekening' | 'kartu' = 'amount'): boolean => {
    const row = place.current?.querySelector(`[data-payment="${id ?? ''}"]`);
    const input = row?.querySelector<HTMLInputElement>(`input[data-${field}], [data-${field}] input`);
    input?.focus();
    return input !== null && input !== undefined;
  };
  useEffect(() => {
    if (wanted.current && focus(wanted.current)) wanted.current = null;
  });

  return {
    place,
    focus,
    add: (jenis: PaymentJenis): void => {
      const same = current().payments.find((payment) => payment.jenis === jenis);
      // A second card is another payment; more cash or points are not.
      if (same && (jenis === 'CASH' || jenis === 'POIN')) {
        focus(same.id);
        return;
      }
      const id = newId();
      wanted.current = id;
      const jumlah_rp = jenis === 'POIN' ? points && mostPointsRp(points, shortRp) : shortRp || null;
      setDraft((draft) =>
        jenis === 'CASH'
          ? putCash(draft, 'exact', id)
          : addPayment(draft, { id, jenis, jumlah_rp, no_rekening: '', no_kartu: '' }),
      );
    },
    cash: (amount: number | 'exact') => setDraft((draft) => putCash(draft, amount, newId())),
    change: (id: string, change: Parameters<typeof changePayment>[2]) =>
      setDraft((draft) => changePayment(draft, id, change)),
    remove: (id: string) => setDraft((draft) => removePayment(draft, id)),
  };
};
export type Pad = ReturnType<typeof usePaymentPad>;
