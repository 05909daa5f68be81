import { addDays, type IsoDate } from './dates.ts';
import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';
import { compact, type JournalLine, line, type PostedPayment, paymentLines } from './posting.ts';

/** Where a batch stands (screens §6): what every loan in it has. */
export const TAHAP_LELANG = ['RENCANA', 'PEMBERITAHUAN_1', 'PEMBERITAHUAN_2', 'DIJUAL', 'SELESAI'] as const;
export type TahapLelang = (typeof TAHAP_LELANG)[number];

/** Days from the first notice to the second, at least [settled, Pledges 10]. */
export const ANTAR_PEMBERITAHUAN_HARI = 7;

/** A loan as its auction is judged by: its due date with the grace after it, the days of its proven notices, whether it is sold. */
export interface AuctionPath {
  jatuhTempo: IsoDate;
  graceHari: number;
  pemberitahuan1: IsoDate | null;
  pemberitahuan2: IsoDate | null;
  terjual: boolean;
}

/** The first day on which notice `ke` may go out; null for a second one without the first. */
export const noticeFrom = (path: AuctionPath, ke: 1 | 2): IsoDate | null => {
  if (ke === 1) return addDays(path.jatuhTempo, path.graceHari + 1);
  return path.pemberitahuan1 === null ? null : addDays(path.pemberitahuan1, ANTAR_PEMBERITAHUAN_HARI);
};

/** The first day of the auction: the second notice and the days of LELANG_NOTICE_HARI; null while a notice is missing. */
export const auctionFrom = (
  { pemberitahuan1, pemberitahuan2 }: AuctionPath,
  noticeHari: number,
): IsoDate | null =>
  pemberitahuan1 === null || pemberitahuan2 === null ? null : addDays(pemberitahuan2, noticeHari);

/** How far the loans of a batch came that are still to be sold: as far as the last of them; RENCANA for none. */
export const stageOf = (paths: readonly AuctionPath[]): TahapLelang => {
  const all = (has: (path: AuctionPath) => boolean): boolean => paths.length > 0 && paths.every(has);
  if (!all(({ pemberitahuan1 }) => pemberitahuan1 !== null)) return 'RENCANA';
  if (!all(({ pemberitahuan2 }) => pemberitahuan2 !== null)) return 'PEMBERITAHUAN_1';
  return all(({ terjual }) => terjual) ? 'DIJUAL' : 'PEMBERITAHUAN_2';
};

/** What is owed on the day of the sale, and what of its interest stands in PIUTANG_BUNGA; rupiah. */
export interface AuctionDebt {
  biaya: Rupiah;
  pokok: Rupiah;
  bunga: Rupiah;
  denda: Rupiah;
  akrual: Rupiah;
}

/** The proceeds, by what they cover; the rest of each is not covered. */
export interface AuctionSplit {
  biaya: Rupiah;
  pokok: Rupiah;
  bunga: Rupiah;
  denda: Rupiah;
  /** Owed to the customer. */
  kelebihan: Rupiah;
  /** Principal that nothing covers. */
  rugi: Rupiah;
  /** Booked interest that nothing covers. */
  hapus: Rupiah;
}

/** Proceeds cover costs, principal, interest, penalty in this order; what is left is the customer's [settled, Pledges 10]. */
export const splitProceeds = (nilaiJual: Rupiah, debt: AuctionDebt): AuctionSplit => {
  for (const amount of [nilaiJual, ...Object.values(debt)]) assertNatural(amount, 'amount');
  let left = nilaiJual;
  const cover = (owed: Rupiah): Rupiah => {
    const covered = Math.min(left, owed);
    left -= covered;
    return covered;
  };
  const biaya = cover(debt.biaya);
  const pokok = cover(debt.pokok);
  const bunga = cover(debt.bunga);
  const denda = cover(debt.denda);
  return {
    biaya,
    pokok,
    bunga,
    denda,
    kelebihan: left,
    rugi: debt.pokok - pokok,
    hapus: Math.max(0, debt.akrual - bunga),
  };
};

/**
 * The end of an auctioned loan: its goods become stock of the auction at what they were sold for, and leave it at once: for money,
 * or, where the shop buys itself, for its own bought pieces.
 */
export const postLelang = (
  nilaiJual: Rupiah,
  debt: AuctionDebt,
  paid: readonly JournalLine[],
): JournalLine[] => {
  const split = splitProceeds(nilaiJual, debt);
  const booked = Math.min(debt.akrual, split.bunga);
  return compact([
    line('PERSEDIAAN_LELANG', 'D', nilaiJual),
    line('BIAYA_RUGI_LELANG', 'D', split.rugi),
    line('BIAYA_HAPUS', 'D', split.hapus),
    line('PIUTANG_GADAI', 'K', debt.pokok),
    line('BIAYA_LELANG', 'K', split.biaya),
    line('PIUTANG_BUNGA', 'K', debt.akrual),
    line('PENDAPATAN_BUNGA', 'K', split.bunga - booked),
    line('PENDAPATAN_DENDA', 'K', split.denda),
    line('HUTANG_KELEBIHAN', 'K', split.kelebihan),
    ...paid,
    line('PERSEDIAAN_LELANG', 'K', nilaiJual),
  ]);
};

/** What is owed to a customer (surplus of an auction, a claim) is paid out of the drawer or an account. */
export const postBayarKewajiban = (
  role: 'HUTANG_KELEBIHAN' | 'HUTANG_KLAIM',
  rp: Rupiah,
  payments: readonly PostedPayment[],
): JournalLine[] => compact([line(role, 'D', rp), ...payments.flatMap(paymentLines)]);

/** A surplus that nobody fetched in its time. */
export const postKelebihanHangus = (rp: Rupiah): JournalLine[] =>
  compact([line('HUTANG_KELEBIHAN', 'D', rp), line('PENDAPATAN_LAIN', 'K', rp)]);

/** Goods that were lost or damaged at `nilai`: it clears the principal, the rest is owed to the customer; booked interest never comes. */
export const postKlaim = (input: { nilai: Rupiah; pokok: Rupiah; akrual: Rupiah }): JournalLine[] => {
  const rest = input.nilai - input.pokok;
  assertNatural(rest, 'rest of a claim');
  return compact([
    line('BIAYA_KLAIM', 'D', input.nilai),
    line('BIAYA_HAPUS', 'D', input.akrual),
    line('PIUTANG_GADAI', 'K', input.pokok),
    line('PIUTANG_BUNGA', 'K', input.akrual),
    line('HUTANG_KLAIM', 'K', rest),
  ]);
};

/** A loan that is written off, with the interest that was booked and never came. */
export const postHapusHutang = (input: { pokok: Rupiah; akrual: Rupiah }): JournalLine[] =>
  compact([
    line('BIAYA_HAPUS', 'D', input.pokok + input.akrual),
    line('PIUTANG_GADAI', 'K', input.pokok),
    line('PIUTANG_BUNGA', 'K', input.akrual),
  ]);

/** Interest of a day that is owed and not paid. */
export const postAkrualBunga = (rp: Rupiah): JournalLine[] =>
  compact([line('PIUTANG_BUNGA', 'D', rp), line('PENDAPATAN_BUNGA', 'K', rp)]);
