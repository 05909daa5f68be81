import { addDays, addMonths, diffDays, type IsoDate } from './dates.ts';
import { refuse } from './errors.ts';
import { PERCENT_MILLI, percentOf, type Rupiah, roundRupiah } from './money.ts';

/** A row of a contract as it was signed: what is due, and when. */
export interface ScheduledRow {
  jatuhTempo: IsoDate;
  angsuran: Rupiah;
}

/** What a contract in instalments comes to (modules-2 §10, I1). */
export interface Instalments {
  /** Added to the price. */
  jasa: Rupiah;
  total: Rupiah;
  angsuran: Rupiah;
  jadwal: ScheduledRow[];
}

/** The least that is paid down, by the terms of a plan. */
export const leastDown = (harga: Rupiah, dpMilli: number, step: Rupiah): Rupiah =>
  Math.min(harga, roundRupiah(BigInt(harga) * BigInt(dpMilli), BigInt(PERCENT_MILLI), step, 'UP'));

/**
 * What is added goes on the whole price; what the down payment leaves is paid in months of one amount, the last one less. The day of the
 * month is that of the contract, or the last of a month that lacks it. Rows on which nothing would be left are none. Throws
 * DP_MELEBIHI_HARGA where nothing is left to be paid.
 */
export function instalments(input: {
  harga: Rupiah;
  dp: Rupiah;
  tenor: number;
  marginMilli: number;
  tanggal: IsoDate;
  step: Rupiah;
}): Instalments {
  const { harga, dp, tenor, marginMilli, tanggal, step } = input;
  const jasa = roundRupiah(BigInt(harga) * BigInt(marginMilli), BigInt(PERCENT_MILLI), step, 'UP');
  const total = harga + jasa;
  const rest = total - dp;
  if (rest <= 0) refuse('DP_MELEBIHI_HARGA', { totalRp: total });
  const angsuran = roundRupiah(BigInt(rest), BigInt(tenor), step, 'UP');
  const jadwal = Array.from({ length: tenor }, (_, month) => ({
    jatuhTempo: addMonths(tanggal, month + 1),
    angsuran: Math.max(0, Math.min(angsuran, rest - month * angsuran)),
  })).filter((row) => row.angsuran > 0);
  return { jasa, total, angsuran, jadwal };
}

/** How a contract fines what is late: rupiah a day past the days of grace of each row, never above a share of it. */
export interface FineTerms {
  dendaRp: Rupiah;
  toleransiHari: number;
  dendaMaksMilli: number;
}

/** The fine of a row by a day: it goes on while anything of the row is unpaid (I2). */
export function fineOf(
  { angsuran, jatuhTempo }: ScheduledRow,
  { dendaRp, toleransiHari, dendaMaksMilli }: FineTerms,
  tanggal: IsoDate,
): { hari: number; denda: Rupiah } {
  const hari = Math.max(0, diffDays(jatuhTempo, tanggal) - toleransiHari);
  return { hari, denda: Math.min(hari * dendaRp, percentOf(angsuran, dendaMaksMilli, 'floor')) };
}

/** What a payment did to a row: paid of it, of its fine, waived of its fine, and taken off it for an early settlement. */
export interface RowPayment {
  /** From 1, as the contract counts its rows. */
  baris: number;
  tanggal: IsoDate;
  angsuran: Rupiah;
  denda: Rupiah;
  hapus: Rupiah;
  potongan: Rupiah;
}

export const ROW_STATES = ['LUNAS', 'SEBAGIAN', 'LEWAT', 'JATUH_TEMPO', 'BELUM'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** A row as it stands on a day. */
export interface StandingRow extends ScheduledRow {
  baris: number;
  dibayar: Rupiah;
  sisa: Rupiah;
  /** Days that are fined, what they come to, and what of it is neither paid nor waived. */
  hari: number;
  denda: Rupiah;
  sisaDenda: Rupiah;
  /** The day on which nothing of it was left. */
  lunasPada: IsoDate | null;
  keadaan: RowState;
}

export interface StandingContract {
  rows: StandingRow[];
  /** Of all rows, due or not. */
  sisa: Rupiah;
  denda: Rupiah;
  /** What is due by the day, with the fines. */
  tagihan: Rupiah;
  /** The oldest due date of which something is unpaid. */
  tertua: IsoDate | null;
}

const stateOf = (sisa: Rupiah, dibayar: Rupiah, jatuhTempo: IsoDate, tanggal: IsoDate): RowState => {
  if (sisa === 0) return 'LUNAS';
  if (jatuhTempo < tanggal) return 'LEWAT';
  if (dibayar > 0) return 'SEBAGIAN';
  return jatuhTempo === tanggal ? 'JATUH_TEMPO' : 'BELUM';
};

const standingRow = (
  row: ScheduledRow,
  baris: number,
  payments: readonly RowPayment[],
  terms: FineTerms,
  tanggal: IsoDate,
): StandingRow => {
  let sisa = row.angsuran;
  let lunasPada: IsoDate | null = null;
  let settled = 0;
  for (const payment of payments) {
    sisa -= payment.angsuran + payment.potongan;
    settled += payment.denda + payment.hapus;
    if (sisa === 0) lunasPada ??= payment.tanggal;
  }
  const { hari, denda } = fineOf(row, terms, lunasPada ?? tanggal);
  const dibayar = row.angsuran - sisa;
  return {
    ...row,
    baris,
    dibayar,
    sisa,
    hari,
    denda,
    sisaDenda: denda - settled,
    lunasPada,
    keadaan: stateOf(sisa, dibayar, row.jatuhTempo, tanggal),
  };
};

/** Where a contract stands on a day, by what was signed and what was paid, in the order in which it was: nothing of it is kept anywhere. */
export function standing(
  jadwal: readonly ScheduledRow[],
  payments: readonly RowPayment[],
  terms: FineTerms,
  tanggal: IsoDate,
): StandingContract {
  const rows = jadwal.map((row, index) =>
    standingRow(
      row,
      index + 1,
      payments.filter(({ baris }) => baris === index + 1),
      terms,
      tanggal,
    ),
  );
  const sum = (of: (row: StandingRow) => Rupiah): Rupiah => rows.reduce((rp, row) => rp + of(row), 0);
  const denda = sum(({ sisaDenda }) => sisaDenda);
  return {
    rows,
    sisa: sum(({ sisa }) => sisa),
    denda,
    tagihan: denda + sum(({ sisa, jatuhTempo }) => (jatuhTempo <= tanggal ? sisa : 0)),
    tertua: rows.find(({ sisa }) => sisa > 0)?.jatuhTempo ?? null,
  };
}

/** What of an amount goes to each, the first first. */
const inOrder = (amount: Rupiah, most: readonly Rupiah[]): Rupiah[] => {
  let left = amount;
  return most.map((rp) => {
    const part = Math.min(left, rp);
    left -= part;
    return part;
  });
};

const total = (amounts: readonly Rupiah[]): Rupiah => amounts.reduce((sum, rp) => sum + rp, 0);

/**
 * A payment shared out, the oldest first: to rows and then to fines, or to fines before (I3). `untukDenda` says how much of it is meant for
 * fines. Throws PEMBAYARAN_LEBIH for more than is owed, DENDA_MELEBIHI for more fines than there are.
 */
export function shareOut(
  { sisa, denda }: { sisa: readonly Rupiah[]; denda: readonly Rupiah[] },
  bayar: Rupiah,
  how: { dendaDulu: boolean; untukDenda?: Rupiah | undefined },
): { angsuran: Rupiah[]; denda: Rupiah[] } {
  const fines = total(denda);
  const rows = total(sisa);
  if (bayar > rows + fines) refuse('PEMBAYARAN_LEBIH', { lebihRp: bayar - rows - fines });
  const byRule = how.dendaDulu ? Math.min(bayar, fines) : Math.max(0, bayar - rows);
  const untukDenda = how.untukDenda ?? byRule;
  if (untukDenda > Math.min(fines, bayar)) refuse('DENDA_MELEBIHI', { dendaRp: fines });
  if (bayar - untukDenda > rows) refuse('PEMBAYARAN_LEBIH', { lebihRp: bayar - untukDenda - rows });
  return { angsuran: inOrder(bayar - untukDenda, sisa), denda: inOrder(untukDenda, denda) };
}

/** What is waived of fines, the oldest first. Throws DENDA_MELEBIHI for more than there is. */
export const waive = (denda: readonly Rupiah[], hapus: Rupiah): Rupiah[] => {
  if (hapus > total(denda)) refuse('DENDA_MELEBIHI', { dendaRp: total(denda) });
  return inOrder(hapus, denda);
};

/** What is taken off for paying all of it before its time: a share of what was added for months that are not due yet (I4). */
export function earlyDiscount(input: {
  jasa: Rupiah;
  tenor: number;
  belumJatuhTempo: number;
  potonganMilli: number;
  step: Rupiah;
}): Rupiah {
  const { jasa, tenor, belumJatuhTempo, potonganMilli, step } = input;
  const part = BigInt(jasa) * BigInt(belumJatuhTempo) * BigInt(potonganMilli);
  return roundRupiah(part, BigInt(tenor) * BigInt(PERCENT_MILLI), step, 'DOWN');
}

/** A discount taken off rows, the last first. */
export const takenOff = (potongan: Rupiah, sisa: readonly Rupiah[]): Rupiah[] =>
  inOrder(potongan, sisa.toReversed()).toReversed();

/** What the shop keeps of a contract that ends unpaid, and what it owes the customer (I5). */
export function forfeited(input: { total: Rupiah; dibayar: Rupiah; milli: number; step: Rupiah }): {
  hangus: Rupiah;
  kembali: Rupiah;
} {
  const { total: price, dibayar, milli, step } = input;
  const share = roundRupiah(BigInt(price) * BigInt(milli), BigInt(PERCENT_MILLI), step, 'DOWN');
  const hangus = Math.min(dibayar, share);
  return { hangus, kembali: dibayar - hangus };
}

/** Days that a second notice comes after the first. */
export const NOTICE_DAYS = 7;

/** Two notices with proof, a week apart. */
export const wasWarned = (notices: readonly IsoDate[]): boolean => {
  const [first] = notices;
  const last = notices.at(-1);
  return first !== undefined && last !== undefined && diffDays(first, last) >= NOTICE_DAYS;
};

/** From when on a contract may be ended for the shop: so many days past the oldest due date that is unpaid. */
export const auctionFrom = (tertua: IsoDate, hari: number): IsoDate => addDays(tertua, hari);

/** What an auction of one that is late still waits for: its first notice, its second, the day, or nothing. */
export const AUCTION_STAGES = ['BERITAHU_1', 'BERITAHU_2', 'TUNGGU', 'BOLEH'] as const;
export type AuctionStage = (typeof AUCTION_STAGES)[number];

export const auctionStage = (notices: readonly IsoDate[], mulai: IsoDate, tanggal: IsoDate): AuctionStage => {
  if (notices.length === 0) return 'BERITAHU_1';
  if (!wasWarned(notices)) return 'BERITAHU_2';
  return tanggal < mulai ? 'TUNGGU' : 'BOLEH';
};
