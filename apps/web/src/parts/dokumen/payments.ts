import { type PaymentJenis, paymentNeeds } from '@kadar/domain/payment.ts';

export interface DraftPayment {
  id: string;
  jenis: PaymentJenis;
  /** null while nothing is typed. */
  jumlah_rp: number | null;
  no_rekening: string;
  no_kartu: string;
  /** The deposit a TITIPAN is taken from. */
  no_titip?: string;
  /** Cash to the rupiah: it follows the total until an amount is typed. */
  exact?: boolean;
}

/** What is paid with: a draft of any kind of document. */
export interface Paid {
  payments: readonly DraftPayment[];
}

/** A payment and its field that a refusal is about. */
export interface Refusal {
  message: string;
  payment: { id: string; field: string } | null;
}

/** The refusal of a payment at its row, by the names of the call: '0.no_rekening' of its payments. */
export const paymentRefusal = (
  problems: Readonly<Record<string, string>>,
  { payments }: Pick<Paid, 'payments'>,
): Refusal | null => {
  for (const [name, message] of Object.entries(problems)) {
    const [, at, field] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
    const payment = payments[Number(at)];
    if (field && payment) return { message, payment: { id: payment.id, field } };
  }
  return null;
};

export const addPayment = <D extends Paid>(draft: D, payment: DraftPayment): D => ({
  ...draft,
  payments: [...draft.payments, payment],
});

export const changePayment = <D extends Paid>(draft: D, id: string, change: Partial<DraftPayment>): D => ({
  ...draft,
  payments: draft.payments.map((payment) => (payment.id === id ? { ...payment, ...change } : payment)),
});

export const removePayment = <D extends Paid>(draft: D, id: string): D => ({
  ...draft,
  payments: draft.payments.filter((payment) => payment.id !== id),
});

/** A quick amount of cash, or 'exact': sets the first cash payment, or adds one. */
export const putCash = <D extends Paid>(draft: D, amount: number | 'exact', id: string): D => {
  const change = amount === 'exact' ? { jumlah_rp: null, exact: true } : { jumlah_rp: amount, exact: false };
  const cash = draft.payments.find(({ jenis }) => jenis === 'CASH');
  return cash
    ? changePayment(draft, cash.id, change)
    : addPayment(draft, { id, jenis: 'CASH', no_rekening: '', no_kartu: '', ...change });
};

/** The draft with its exact cash payment filled in: what the total leaves after the others. */
export const withExactCash = <D extends Paid>(draft: D, grandTotalRp: number): D => {
  if (!draft.payments.some(({ exact }) => exact)) return draft;
  const others = draft.payments.reduce(
    (sum, { exact, jumlah_rp }) => sum + (exact ? 0 : (jumlah_rp ?? 0)),
    0,
  );
  const left = Math.max(0, grandTotalRp - others) || null;
  return {
    ...draft,
    payments: draft.payments.map((payment) => (payment.exact ? { ...payment, jumlah_rp: left } : payment)),
  };
};

/** Rupiah of what is paid in cash. */
export const cashOf = ({ payments }: Paid): number =>
  payments.reduce((sum, { jenis, jumlah_rp }) => sum + (jenis === 'CASH' ? (jumlah_rp ?? 0) : 0), 0);

/** What is left for cash once the other payments are taken off. */
export const dueInCash = ({ payments }: Paid, grandTotalRp: number): number => {
  const others = payments
    .filter(({ jenis }) => jenis !== 'CASH')
    .reduce((sum, { jumlah_rp }) => sum + (jumlah_rp ?? 0), 0);
  return Math.max(0, grandTotalRp - others);
};

/** The payments as a call sends them. */
export const sentPayments = ({ payments }: Paid) =>
  payments.map(({ jenis, jumlah_rp, no_rekening, no_kartu, no_titip }) => ({
    jenis,
    jumlah_rp: jumlah_rp ?? 0,
    no_rekening,
    no_kartu,
    ...(no_titip && { no_titip }),
  }));

/** Who pays with points: how many he holds (null when nobody said), rupiah each. */
export interface Points {
  poin: number | null;
  nilai: number;
}

/** Rupiah of the most points that may pay a sum: whole points, not more than he holds; null where it is none or unknown. */
export const mostPointsRp = ({ poin, nilai }: Points, dueRp: number): number | null =>
  poin === null || nilai <= 0 ? null : Math.max(0, Math.min(poin, Math.floor(dueRp / nilai))) * nilai || null;

/** The first thing a payment lacks; null when it is whole. */
export const paymentLacks = (
  { jenis, jumlah_rp, no_rekening, no_kartu }: DraftPayment,
  points: Points | null,
): 'amount' | 'points' | 'rekening' | 'kartu' | null => {
  const needs = paymentNeeds(jenis);
  if (!jumlah_rp) return 'amount';
  if (jenis === 'POIN') {
    const whole = points !== null && points.nilai > 0 && jumlah_rp % points.nilai === 0;
    if (!points || !whole || (points.poin !== null && jumlah_rp / points.nilai > points.poin))
      return 'points';
  }
  if (needs.rekening && !no_rekening) return 'rekening';
  return needs.kartu && !/^\d{4}$/.test(no_kartu) ? 'kartu' : null;
};
