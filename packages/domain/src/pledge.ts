import { addDays, addMonths, diffDays, type IsoDate } from './dates.ts';
import { refuse } from './errors.ts';
import { assertNatural, divide, toSafeNumber } from './integer.ts';
import { PERCENT_MILLI, percentOf, type Rupiah, roundRupiah } from './money.ts';

export const BUNGA_MODES = ['HARIAN', '15_HARI', 'BULANAN'] as const;
export type BungaMode = (typeof BUNGA_MODES)[number];
/** Days of one period of each mode. */
export const PERIODS: readonly number[] = [1, 15, 30];
export const PERPANJANGAN_BASES = ['TANGGAL_BAYAR', 'JATUH_TEMPO_LAMA'] as const;
export const CICIL_BASES = ['HARIAN_PRORATA', 'POKOK_AWAL_PERIODE'] as const;
export const SATUAN_TEMPO = ['HARI', 'BULAN'] as const;

/** What a contract copied when it was made (modules §4.1): later changes of lists and settings do not touch it. */
export interface PledgeTerms {
  tanggal: IsoDate;
  mode: BungaMode;
  /** Percent of 30 days, in thousandths, whatever the mode [settled, Pledges 1]. */
  persenMilli: number;
  minHari: number;
  graceHari: number;
  dendaPersenMilli: number;
  /** Days of one penalty; 0 for none. */
  dendaPeriodeHari: number;
  dendaMaksPersenMilli: number;
  lama: number;
  satuan: (typeof SATUAN_TEMPO)[number];
  perpanjangan: (typeof PERPANJANGAN_BASES)[number];
  cicil: (typeof CICIL_BASES)[number];
}

/** Where a contract stands (modules §4.2): everything that is owed follows from it and the day. */
export interface PledgeState {
  pokok: Rupiah;
  /** Under POKOK_AWAL_PERIODE interest counts from this principal until that day. */
  pokokBunga: Rupiah | null;
  pokokBungaSampai: IsoDate | null;
  mulaiPeriode: IsoDate;
  /** The day up to which interest is paid; the contract's own while nothing was. */
  dibayarSampai: IsoDate;
  jatuhTempo: IsoDate;
  /** Penalty paid since this due date. */
  dendaDibayar: Rupiah;
}

/** Days of one principal, as the calculation shows them. */
export interface BungaPart {
  pokok: Rupiah;
  hari: number;
}

export interface DendaDue {
  lewatHari: number;
  kali: number;
  rp: Rupiah;
}

/** What is owed on a day, with its calculation; rupiah and days. */
export interface PledgeDue {
  /** Days since the contract's day. */
  hari: number;
  /** Days that are charged now. */
  ditagihHari: number;
  parts: BungaPart[];
  /** Exact interest in rupiah as numerator over BUNGA_DENOMINATOR. */
  bungaExact: bigint;
  bunga: Rupiah;
  denda: DendaDue;
  /** Where dibayarSampai goes when this is paid or waived. */
  dibayarSampai: IsoDate;
}

const BUNGA_DAYS = 30;
export const BUNGA_DENOMINATOR = BigInt(PERCENT_MILLI * BUNGA_DAYS);

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const sooner = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);
/** Days of one charged period. */
export const periodOf = (mode: BungaMode): number =>
  mode === 'HARIAN' ? 1 : mode === '15_HARI' ? 15 : BUNGA_DAYS;

/** Interest of 30 days, nearest rupiah, as the slip says it; nothing is computed with it [settled, Pledges 2]. */
export const bungaRp = (pokok: Rupiah, persenMilli: number): Rupiah =>
  percentOf(pokok, persenMilli, 'half-up');

/** The due date after `times` terms from `from`; of terms in months the anchor day is kept (modules §4.2). */
export const dueAfter = (
  from: IsoDate,
  { lama, satuan }: Pick<PledgeTerms, 'lama' | 'satuan'>,
  times = 1,
): IsoDate => (satuan === 'BULAN' ? addMonths(from, lama * times) : addDays(from, lama * times));

/** A contract that begins. */
export const openPledge = (terms: PledgeTerms, pokok: Rupiah): PledgeState => ({
  pokok,
  pokokBunga: null,
  pokokBungaSampai: null,
  mulaiPeriode: terms.tanggal,
  dibayarSampai: terms.tanggal,
  jatuhTempo: dueAfter(terms.tanggal, terms),
  dendaDibayar: 0,
});

const neverPaid = (terms: PledgeTerms, { dibayarSampai }: PledgeState): boolean =>
  dibayarSampai === terms.tanggal;

/** Up to where interest is charged on a day [settled, Pledges 3]; never before what is paid already. */
const chargedUntil = (terms: PledgeTerms, state: PledgeState, tanggal: IsoDate): IsoDate => {
  const first = neverPaid(terms, state);
  const { dibayarSampai, mulaiPeriode } = state;
  if (terms.mode === 'HARIAN')
    return later(first ? later(tanggal, addDays(terms.tanggal, terms.minHari)) : tanggal, dibayarSampai);
  const days = periodOf(terms.mode);
  const begun = Math.ceil((diffDays(mulaiPeriode, tanggal) - terms.graceHari) / days);
  const paid = Math.max(0, Math.floor(diffDays(mulaiPeriode, dibayarSampai) / days));
  const periods = Math.max(begun, first ? 1 : 0);
  return periods > paid ? addDays(mulaiPeriode, periods * days) : dibayarSampai;
};

/** From where the charged days begin: a period that began after the last paid day leaves grace days between. */
const chargedFrom = (terms: PledgeTerms, { dibayarSampai, mulaiPeriode }: PledgeState): IsoDate =>
  terms.mode === 'HARIAN' ? dibayarSampai : later(dibayarSampai, mulaiPeriode);

const partsOf = (terms: PledgeTerms, state: PledgeState, until: IsoDate): BungaPart[] => {
  const from = chargedFrom(terms, state);
  const { pokok, pokokBunga, pokokBungaSampai } = state;
  const higherUntil =
    pokokBunga !== null && pokokBungaSampai !== null && pokokBungaSampai > from
      ? sooner(pokokBungaSampai, until)
      : from;
  const days = (a: IsoDate, b: IsoDate): number => Math.max(0, diffDays(a, b));
  return [
    { pokok: pokokBunga ?? pokok, hari: days(from, higherUntil) },
    { pokok, hari: days(higherUntil, until) },
  ].filter(({ hari }) => hari > 0);
};

/** Penalty of a day less what was paid since this due date [settled, Pledges 7]. */
const dendaOn = (
  terms: PledgeTerms,
  { pokok, jatuhTempo, dendaDibayar }: PledgeState,
  tanggal: IsoDate,
  step: number,
): DendaDue => {
  const lewatHari = Math.max(0, diffDays(jatuhTempo, tanggal));
  const late = Math.max(0, lewatHari - terms.graceHari);
  const kali = terms.dendaPeriodeHari > 0 ? Math.ceil(late / terms.dendaPeriodeHari) : 0;
  const percent = BigInt(PERCENT_MILLI);
  const exact = BigInt(pokok) * BigInt(terms.dendaPersenMilli) * BigInt(kali);
  const most = percentOf(pokok, terms.dendaMaksPersenMilli, 'floor');
  const all = Math.min(roundRupiah(exact, percent, step, 'UP'), most);
  return { lewatHari, kali, rp: Math.max(0, all - dendaDibayar) };
};

/**
 * Interest and penalty that a redemption on `tanggal` costs, each exact to the end and rounded up to `step` once
 * [settled, Pledges 2–7]. Throws RangeError for a day before the contract's.
 */
export const dueOn = (terms: PledgeTerms, state: PledgeState, tanggal: IsoDate, step: number): PledgeDue => {
  const hari = diffDays(terms.tanggal, tanggal);
  assertNatural(hari, 'days');
  const dibayarSampai = chargedUntil(terms, state, tanggal);
  const parts = partsOf(terms, state, dibayarSampai);
  let bungaExact = 0n;
  for (const { pokok, hari: days } of parts)
    bungaExact += BigInt(pokok) * BigInt(terms.persenMilli) * BigInt(days);
  return {
    hari,
    ditagihHari: parts.reduce((sum, part) => sum + part.hari, 0),
    parts,
    bungaExact,
    bunga: roundRupiah(bungaExact, BUNGA_DENOMINATOR, step, 'UP'),
    denda: dendaOn(terms, state, tanggal, step),
    dibayarSampai,
  };
};

/** Interest and penalty are paid, or waived, on a day: neither is charged again. */
const settled = (state: PledgeState, { dibayarSampai, denda }: PledgeDue): PledgeState => ({
  ...state,
  dibayarSampai,
  dendaDibayar: state.dendaDibayar + denda.rp,
});

/** The new due date under JATUH_TEMPO_LAMA: terms go on from the old one, as many as reach past the day. */
const oldDueExtended = (terms: PledgeTerms, { jatuhTempo }: PledgeState, tanggal: IsoDate): IsoDate => {
  const from = terms.satuan === 'BULAN' ? terms.tanggal : jatuhTempo;
  const bound = later(tanggal, jatuhTempo);
  let times = 1;
  while (dueAfter(from, terms, times) <= bound) times += 1;
  return dueAfter(from, terms, times);
};

/** The state after an extension, or a renewal, that pays `due` [settled, Pledges 4]. */
export const extended = (
  terms: PledgeTerms,
  state: PledgeState,
  tanggal: IsoDate,
  due: PledgeDue,
): PledgeState => {
  const paid = settled(state, due);
  if (terms.perpanjangan === 'JATUH_TEMPO_LAMA')
    return { ...paid, jatuhTempo: oldDueExtended(terms, state, tanggal), dendaDibayar: 0 };
  return {
    ...paid,
    mulaiPeriode: later(tanggal, due.dibayarSampai),
    pokokBunga: null,
    pokokBungaSampai: null,
    jatuhTempo: dueAfter(tanggal, terms),
    dendaDibayar: 0,
  };
};

/** The higher principal still bears interest to the end of its 30 days under POKOK_AWAL_PERIODE [settled, Pledges 5]. */
const higherPrincipal = (
  terms: PledgeTerms,
  state: PledgeState,
  tanggal: IsoDate,
): Pick<PledgeState, 'pokokBunga' | 'pokokBungaSampai'> => {
  if (terms.mode !== 'HARIAN' || terms.cicil !== 'POKOK_AWAL_PERIODE')
    return { pokokBunga: null, pokokBungaSampai: null };
  const { pokokBunga, pokokBungaSampai, mulaiPeriode } = state;
  if (pokokBunga !== null && pokokBungaSampai !== null && pokokBungaSampai > tanggal)
    return { pokokBunga, pokokBungaSampai };
  const begun = Math.ceil(Math.max(0, diffDays(mulaiPeriode, tanggal)) / BUNGA_DAYS);
  return { pokokBunga: state.pokok, pokokBungaSampai: addDays(mulaiPeriode, begun * BUNGA_DAYS) };
};

/**
 * The state after `pokok` of principal was paid together with `due`. BAYAR_POKOK_MELEBIHI_SISA when it is more than is owed.
 */
export const principalPaid = (
  terms: PledgeTerms,
  state: PledgeState,
  tanggal: IsoDate,
  due: PledgeDue,
  pokok: Rupiah,
): PledgeState => {
  assertNatural(pokok, 'principal');
  if (pokok > state.pokok) refuse('BAYAR_POKOK_MELEBIHI_SISA', { pokokRp: pokok, sisaRp: state.pokok });
  return {
    ...settled(state, due),
    ...higherPrincipal(terms, state, tanggal),
    pokok: state.pokok - pokok,
  };
};

/** Least principal of an instalment: the bracket of the original loan, but no more than is left. BAYAR_POKOK_DI_BAWAH_MINIMUM. */
export const checkLeastPrincipal = (pokok: Rupiah, minimum: Rupiah, sisa: Rupiah): void => {
  if (pokok < Math.min(minimum, sisa))
    refuse('BAYAR_POKOK_DI_BAWAH_MINIMUM', { pokokRp: pokok, minimumRp: minimum });
};

/** pokok + bunga + denda + biaya − diskon; a waiver never eats into the principal. DISKON_MELEBIHI_TOTAL. */
export const totalBayar = (owed: {
  pokok: Rupiah;
  bunga: Rupiah;
  denda: Rupiah;
  biaya: Rupiah;
  diskon: Rupiah;
}): Rupiah => {
  for (const amount of Object.values(owed)) assertNatural(amount, 'amount');
  const { pokok, diskon, ...rest } = owed;
  const waivable = rest.bunga + rest.denda + rest.biaya;
  if (diskon > waivable) refuse('DISKON_MELEBIHI_TOTAL', { diskonRp: diskon, totalRp: waivable });
  return pokok + waivable - diskon;
};

/**
 * Interest to book at an evening's closing: what a redemption then would cost, unrounded and floored, less what is booked,
 * never below 0 and never after day 90 past due [settled, Pledges 12].
 */
export const accrualOn = (
  terms: PledgeTerms,
  state: PledgeState,
  tanggal: IsoDate,
  bookedRp: Rupiah,
): Rupiah => {
  const until = sooner(tanggal, addDays(state.jatuhTempo, LAST_ACCRUAL_DAY));
  if (until < terms.tanggal) return 0;
  const { bungaExact } = dueOn(terms, state, until, 1);
  return Math.max(0, toSafeNumber(divide(bungaExact, BUNGA_DENOMINATOR, 'floor')) - bookedRp);
};
const LAST_ACCRUAL_DAY = 90;

/** JATUH_TEMPO is an AKTIF loan past its due date, never stored. */
export const shownStatus = <S extends string>(
  status: S,
  jatuhTempo: IsoDate,
  tanggal: IsoDate,
): S | 'JATUH_TEMPO' => (status === 'AKTIF' && tanggal > jatuhTempo ? 'JATUH_TEMPO' : status);
