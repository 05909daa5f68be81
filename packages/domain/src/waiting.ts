import { refuse } from './errors.ts';
import type { Rupiah } from './money.ts';

/** Why something is to be approved, as it is compared: by what it is about and its words. */
interface Reason {
  kategori: string;
  notes: string;
}

/** What is left to be asked of a document that waited: a reason that was approved when it was made is not asked for again. */
export const openReasons = <R extends Reason>(reasons: readonly R[], approved: readonly Reason[]): R[] =>
  reasons.filter(
    ({ kategori, notes }) => !approved.some((one) => one.kategori === kategori && one.notes === notes),
  );

/**
 * Whether a shown price must be approved to stand: only where the list gives another one by now, and on another day than it
 * was shown (documents §2). On its own day it stands, whatever became of the list.
 */
export const staleShown = (shownRp: Rupiah, todayRp: Rupiah, otherDay: boolean): boolean =>
  otherDay && shownRp !== todayRp;

/** What of a day's cash for one customer is left; null where there is no limit (0). Never below zero. */
export const leftOfLimit = (limitRp: Rupiah, paidRp: Rupiah): Rupiah | null =>
  limitRp === 0 ? null : Math.max(0, limitRp - paidRp);

/**
 * What a piece is paid for on the day of its payout: the computed price of that day, with what was agreed above or below the one
 * of the day it was brought. Throws POTONGAN_MELEBIHI_HARGA when nothing would be left.
 */
export const payoutPrice = (
  { hitungRp, bayarRp }: { hitungRp: Rupiah; bayarRp: Rupiah },
  todayRp: Rupiah,
): Rupiah => {
  const price = todayRp + bayarRp - hitungRp;
  if (price <= 0) refuse('POTONGAN_MELEBIHI_HARGA', { potongan: hitungRp - bayarRp, maksimum: todayRp });
  return price;
};

/** A number of a day's queue as it is called out: B-014. */
export const queueName = (nomor: number): string => `B-${String(nomor).padStart(3, '0')}`;
