import { type CountedSale, countSale, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { Coupon } from '@kadar/domain/coupon.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import type { OngkosRow } from '@kadar/domain/ongkos.ts';
import { settlePayments } from '@kadar/domain/payment.ts';
import type { SaleTotals } from '@kadar/domain/pricing.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import {
  cashOf,
  type DraftPayment,
  dueInCash,
  type Points,
  paymentLacks,
  withExactCash,
} from '../../parts/dokumen/payments.ts';
import { NIK } from '../../parts/pembelian/piece.ts';
import { type Draft, type DraftLine, gramOf } from './draft.ts';
import { type PricedLine, priceAt } from './pricing.ts';
import { asksKtp, broughtRp, buysAlone } from './tukar.ts';

/** What the totals depend on besides the draft. */
export interface Terms {
  settings: SaleSettings & Pick<Settings, 'MIN_HARGA_PROTECTION_MODULE' | 'LIMIT_JUAL_OTORISASI'>;
  /** The shop's business date. */
  tanggal: string;
  toko: string;
  ongkos: readonly OngkosRow[];
  /** Rupiah a point is worth; 0 when none is set. */
  nilaiPoin: number;
  /** Whether line discounts need no approval. */
  mayDiscount: boolean;
}

/** Why the server will ask for an authorisation (domain §3, §7). */
export type ApprovalReason = 'DISKON' | 'HARGA_MINIMUM' | 'LIMIT_JUAL' | 'TUKAR_KELUAR';

export interface Totals {
  lines: readonly PricedLine[];
  totalRp: number;
  diskonLinesRp: number;
  diskonMemberRp: number;
  diskonKuponRp: number;
  /** Why the coupon does not hold for this sale. */
  couponProblem: DomainError | null;
  ppnRp: number;
  pph22Rp: number;
  pembulatanRp: number;
  grandTotalRp: number;
  /** What the old pieces are worth, and what is left to pay or, where they are worth more, to pay out. */
  beliRp: number;
  netRp: number;
  outRp: number;
  beratMg: number;
  paidRp: number;
  /** What of it is cash, and what cash is due once the rest is paid. */
  cashRp: number;
  cashDueRp: number;
  changeRp: number;
  /** Still to be paid. */
  shortRp: number;
  /** Paid too much by other means than cash. */
  overRp: number;
  reasons: readonly ApprovalReason[];
}

/** The sale by the server's own function; a coupon that does not hold for it, with the reason, is not counted. */
const counted = (draft: Draft, priced: readonly PricedLine[], { settings, tanggal, toko }: Terms) => {
  const { customer, kupon } = draft;
  const count = (coupon: Coupon | null): CountedSale =>
    countSale(
      {
        // More may be counted than is on the sale: what old gold would reach.
        lines: priced.map(({ hargaJualRp, diskonRp }, at) => {
          const line = draft.lines[at];
          return {
            hargaJualRp,
            diskonRp,
            beratMg: line ? gramToMg(gramOf(line)) : 0,
            adaFakturPajak: line?.piece.ada_faktur_pajak ?? false,
          };
        }),
        customer: customer.kode_customer ? customer : null,
        coupon,
        kode_toko: toko,
        tanggal,
      },
      settings,
    );
  try {
    return { ...count(draft.lines.length > 0 ? kupon : null), couponProblem: null };
  } catch (error) {
    if (!kupon || !(error instanceof DomainError)) throw error;
    return { ...count(null), couponProblem: error };
  }
};

/** Agreed on for less than the list's price per gram: a discount by another name. */
export const belowList = ({ piece, agreed }: Pick<DraftLine, 'piece' | 'agreed'>): boolean =>
  agreed !== null && agreed < piece.harga_emas;

/** Below the minimum per gram, ongkos and stones left out, as the server judges it. */
const belowMinimum = (sold: DraftLine, line: PricedLine, shared: number): boolean =>
  sold.piece.harga_minimum > 0 &&
  (line.totalRp - shared - line.ongkosRp - line.atributRp) * 1000 <
    sold.piece.harga_minimum * gramToMg(gramOf(sold));

const reasonsOf = (
  draft: Draft,
  priced: readonly PricedLine[],
  totals: SaleTotals,
  { settings, mayDiscount }: Terms,
): ApprovalReason[] => {
  const reasons: ApprovalReason[] = [];
  const cheaper = draft.lines.some((line) => belowList(line));
  if (!mayDiscount && (cheaper || priced.some(({ diskonRp }) => diskonRp > 0))) reasons.push('DISKON');
  const below = draft.lines.some((line, at) => {
    const price = priced[at];
    return price !== undefined && belowMinimum(line, price, totals.lines[at]?.diskonBersamaRp ?? 0);
  });
  if (settings.MIN_HARGA_PROTECTION_MODULE && below) reasons.push('HARGA_MINIMUM');
  if (totals.grandTotalRp > settings.LIMIT_JUAL_OTORISASI) reasons.push('LIMIT_JUAL');
  return reasons;
};

const settled = (grandTotalRp: number, payments: readonly DraftPayment[]) => {
  const given = payments.flatMap(({ jenis, jumlah_rp }) =>
    jumlah_rp ? [{ jenis, jumlahRp: jumlah_rp }] : [],
  );
  const paidRp = given.reduce((sum, { jumlahRp }) => sum + jumlahRp, 0);
  const shortRp = Math.max(0, grandTotalRp - paidRp);
  if (shortRp > 0 || given.length === 0) return { paidRp, changeRp: 0, shortRp, overRp: 0 };
  try {
    return { paidRp, changeRp: settlePayments(grandTotalRp, given).changeRp, shortRp: 0, overRp: 0 };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { paidRp, changeRp: 0, shortRp: 0, overRp: paidRp - grandTotalRp };
  }
};

/** The draft with what is collected: its exact cash follows what is due, and who is paid out pays nothing. */
export const collected = (draft: Draft, { netRp, outRp }: Pick<Totals, 'netRp' | 'outRp'>): Draft =>
  outRp > 0 ? { ...draft, payments: [] } : withExactCash(draft, netRp);

/** Everything the till shows about money, by the very functions the server counts with (domain §4). */
export const totalsOf = (draft: Draft, terms: Terms): Totals => {
  const priced = draft.lines.map((line) => priceAt(line, terms.ongkos, terms.settings));
  const totals = counted(draft, priced, terms);
  const beliRp = broughtRp(draft);
  const netRp = Math.max(0, totals.grandTotalRp - beliRp);
  const outRp = draft.lines.length > 0 || buysAlone(draft) ? Math.max(0, beliRp - totals.grandTotalRp) : 0;
  const paid = collected(draft, { netRp, outRp });
  return {
    lines: priced,
    totalRp: totals.totalRp,
    diskonLinesRp: priced.reduce((sum, { diskonRp }) => sum + diskonRp, 0),
    diskonMemberRp: totals.memberRp,
    diskonKuponRp: totals.couponRp,
    couponProblem: totals.couponProblem,
    ppnRp: totals.ppnRp,
    pph22Rp: totals.pph22Rp,
    pembulatanRp: totals.pembulatanRp,
    grandTotalRp: totals.grandTotalRp,
    beliRp,
    netRp,
    outRp,
    beratMg: draft.lines.reduce((sum, line) => sum + gramToMg(gramOf(line)), 0),
    cashRp: cashOf(paid),
    cashDueRp: dueInCash(paid, netRp),
    ...settled(netRp, paid.payments),
    reasons: [
      ...reasonsOf(draft, priced, totals, terms),
      ...(outRp > 0 && draft.lines.length > 0 ? (['TUKAR_KELUAR'] as const) : []),
    ],
  };
};

/** What the customer pays in all, less than zero where he is paid out. */
export const balanceOf = ({ grandTotalRp, beliRp }: Totals): number => grandTotalRp - beliRp;

/** What he would pay in all with one more piece of a price. */
export const balanceWith = (draft: Draft, terms: Terms): ((hargaRp: number) => number) => {
  const priced = draft.lines.map((line) => priceAt(line, terms.ongkos, terms.settings));
  const brought = broughtRp(draft);
  const more = { hargaEmas: 0, ongkosRp: 0, atributRp: 0, diskonRp: 0 };
  return (hargaRp) =>
    counted(draft, [...priced, { ...more, hargaJualRp: hargaRp, totalRp: hargaRp }], terms).grandTotalRp -
    brought;
};

const MUCH_RP = 1_000_000;

/** Whether so much more cash is laid down than is due that it may be a slip of the hand. */
export const muchCash = ({ cashRp, cashDueRp }: Pick<Totals, 'cashRp' | 'cashDueRp'>): boolean =>
  cashRp > 2 * cashDueRp && cashRp - cashDueRp > MUCH_RP;

/** The one thing that comes next on the way to the nota; `at` is the line or payment it is about. */
export type NextStep =
  | { step: 'resend' | 'miss' | 'scan' | 'sales' | 'pay' | 'cash' | 'coupon' | 'tukar' }
  | { step: 'line'; kode_barcode: string }
  | { step: 'amount' | 'rekening' | 'kartu' | 'points'; id: string }
  | { step: 'short' | 'over'; id: string | null };

/** Who pays with points: a member, where a point is worth something. */
export const pointsOf = ({ customer }: Draft, nilai: number): Points | null =>
  customer.kode_customer !== '' && nilai > 0 ? { poin: customer.poin, nilai } : null;

/** What F9 does now: the first thing that is missing, or the payment itself. */
export const nextStep = (
  draft: Draft,
  totals: Totals,
  { nilaiPoin, no_ktp }: { nilaiPoin: number; no_ktp: string },
): NextStep => {
  if (draft.unanswered) return { step: 'resend' };
  if (draft.lines.length === 0 && !buysAlone(draft)) return { step: 'scan' };
  const marked = draft.lines.find(({ problem }) => problem !== null);
  if (marked) return { step: 'line', kode_barcode: marked.piece.kode_barcode };
  if (!draft.kode_sales) return { step: 'sales' };
  if (totals.couponProblem) return { step: 'coupon' };
  if (asksKtp(draft) && !NIK.test(no_ktp)) return { step: 'tukar' };
  if (draft.payments.length === 0 && totals.netRp > 0) return { step: 'cash' };
  for (const payment of draft.payments) {
    const step = paymentLacks(payment, pointsOf(draft, nilaiPoin));
    if (step) return { step, id: payment.id };
  }
  const last = draft.payments.at(-1)?.id ?? null;
  if (totals.shortRp > 0) return { step: 'short', id: last };
  if (totals.overRp > 0) return { step: 'over', id: last };
  return { step: 'pay' };
};
