import type { Mg } from './weight.ts';

/** What a count finds, whatever is counted (modules §7.3). */
export const OPNAME_HASIL = [
  'KETEMU',
  'HILANG',
  'SALAH_BAKI',
  'TIDAK_DIKENAL',
  'TERJUAL',
  'GANDA',
  'BEDA_BERAT',
] as const;
export type OpnameHasil = (typeof OPNAME_HASIL)[number];

/** The two lists of a result, and what stands apart from them [settled, Pledges 14]. */
export const OPNAME_KELOMPOK = ['KETEMU', 'HILANG', 'LAIN'] as const;
export type OpnameKelompok = (typeof OPNAME_KELOMPOK)[number];

const FOUND: ReadonlySet<OpnameHasil> = new Set(['KETEMU', 'SALAH_BAKI', 'BEDA_BERAT', 'GANDA']);
/** What has to be explained before a count may end. */
const DIFFERENCES: ReadonlySet<OpnameHasil> = new Set([
  'HILANG',
  'SALAH_BAKI',
  'BEDA_BERAT',
  'TIDAK_DIKENAL',
  'TERJUAL',
]);

export const kelompokOf = (hasil: OpnameHasil): OpnameKelompok =>
  FOUND.has(hasil) ? 'KETEMU' : hasil === 'HILANG' ? 'HILANG' : 'LAIN';

export const isDifference = (hasil: OpnameHasil): boolean => DIFFERENCES.has(hasil);

/** A bag may weigh so much more or less than it did when it was sealed (modules §4.5). */
export const BAG_TOLERANCE_MG: Mg = 20;

/** Whether a thing weighs another than it should, beyond what is allowed; mg. */
export const isOff = (shouldMg: Mg, weighedMg: Mg, toleranceMg: Mg): boolean =>
  Math.abs(weighedMg - shouldMg) > toleranceMg;

/** Whether a bag weighs another than when it was sealed; mg. */
export const isBagOff = (sealedMg: Mg, weighedMg: Mg): boolean =>
  isOff(sealedMg, weighedMg, BAG_TOLERANCE_MG);

/** Whether gold may be missing from it: it weighs less than it did, beyond what a scale tells. */
export const isBagLight = (sealedMg: Mg, weighedMg: Mg): boolean =>
  weighedMg < sealedMg && isBagOff(sealedMg, weighedMg);

/** The 14 characters that a scan of the specification waits for [spec A §9]. */
export const OPNAME_LENGTH = 14;

/** What should be counted, as it was known at the moment of the scan. */
export interface CountedThing {
  /** Whether it was to be there then. */
  ada: boolean;
  /** '' where nobody said where it lies. */
  tempat: string;
  /** Other places that it lay in since the count began: moved behind the counter it is as right there (modules-2 §5.3). */
  juga?: readonly string[];
  berat: Mg;
  /** How many there are, where a number is counted. */
  qty?: number | null;
}

export interface CountScan {
  /** Where the counter stood; '' unknown. */
  tempat: string;
  /** null where nothing was weighed. */
  berat: Mg | null;
  /** null where none were numbered. */
  qty?: number | null;
}

/** What one scan says of its thing alone; null for a code that nothing has. */
export const judgeScan = (
  thing: CountedThing | null,
  scan: CountScan,
  toleranceMg: Mg = BAG_TOLERANCE_MG,
): OpnameHasil => {
  if (thing === null) return 'TIDAK_DIKENAL';
  if (!thing.ada) return 'TERJUAL';
  if (scan.berat !== null && isOff(thing.berat, scan.berat, toleranceMg)) return 'BEDA_BERAT';
  const { tempat, juga = [], qty = null } = thing;
  if (qty !== null && scan.qty != null && scan.qty !== qty) return 'BEDA_BERAT';
  return scan.tempat === '' || tempat === '' || scan.tempat === tempat || juga.includes(scan.tempat)
    ? 'KETEMU'
    : 'SALAH_BAKI';
};

/** The scan that found a thing first in a session. */
export interface FirstScan {
  hasil: OpnameHasil;
  user_id: string;
}

/**
 * What a scan comes to beside the one that found the same thing: GANDA, unless it is a difference that somebody else counts
 * again. Who does not weigh says nothing of a weight that was wrong.
 */
export const besideFirst = (
  own: OpnameHasil,
  first: FirstScan | null,
  user_id: string,
  weighed = true,
): OpnameHasil => {
  if (first === null || !FOUND.has(own)) return own;
  if (first.hasil === 'BEDA_BERAT' && !weighed) return 'GANDA';
  return isDifference(first.hasil) && first.user_id !== user_id ? own : 'GANDA';
};

/** What all scans of a thing come to, in their order: the last that is no repetition decides; one repeated without cause is GANDA. */
export const hasilOf = (scans: readonly OpnameHasil[]): OpnameHasil => {
  const decided = scans.findLast((hasil) => hasil !== 'GANDA');
  if (decided === undefined) return scans.length > 0 ? 'GANDA' : 'HILANG';
  return decided === 'KETEMU' && scans.includes('GANDA') ? 'GANDA' : decided;
};

/**
 * Whether a missing thing is missing for good: somebody looked for it who is not the only one who counted.
 * `searched` are those who looked for it, `counted` all who scanned in the session.
 */
export const isMissingForGood = (searched: readonly string[], counted: readonly string[]): boolean =>
  searched.length > 0 && new Set([...searched, ...counted]).size > 1;

/** Whether something weighs otherwise for good: two found it so (modules-2 §5.4). */
export const isOffForGood = (weighed: readonly string[]): boolean => new Set(weighed).size > 1;

/** The part of `of` that is at most `k` of it, each by itself with the chance `share`. */
const atMost = (k: number, of: number, share: number): number => {
  let sum = 0;
  let term = (1 - share) ** of;
  for (let n = 0; n <= k; n++) {
    sum += term;
    term *= ((of - n) / (n + 1)) * (share / (1 - share));
  }
  return sum;
};

/**
 * What share of all may be missing where `missing` of `counted`, drawn at random, were: the end of the interval (Clopper and
 * Pearson, one-sided) that holds in `confidence` of such draws. 0 of 300 say: at most 1 % (modules-2 §5.8).
 */
export const missingAtMost = (missing: number, counted: number, confidence = 0.95): number => {
  if (missing < 0 || missing > counted) throw new RangeError('more are missing than were counted');
  if (missing === counted) return 1;
  let [low, high] = [missing / counted, 1];
  for (let n = 0; n < 50; n++) {
    const middle = (low + high) / 2;
    if (atMost(missing, counted, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
};

/** The place of a count over pieces that were drawn at random, wherever they lie: no tray is called so. */
export const OPNAME_SAMPEL = '*';

/** So many pieces are drawn unless somebody says otherwise: none missing of them says at most 1 % (modules-2 §5.8). */
export const SAMPEL_BIASA = 300;

/** What missingAtMost() says in thousandths of a per cent, rounded up: it is a bound. */
export const missingAtMostMilliPercent = (missing: number, counted: number): number =>
  Math.ceil(missingAtMost(missing, counted) * 100_000);

/** What part of all was seen, in tenths of a per cent, rounded down: all of it is said of all alone; of nothing everything was. */
export const seenPermille = (seen: number, all: number): number =>
  all === 0 ? 1000 : Math.floor((1000 * seen) / all);

/**
 * The number in whatever was scanned: alone, or in the text or address of a slip's QR, where the last that begins as such
 * numbers do is meant. Else the text as it is, in capitals, which is no number unless it has OPNAME_LENGTH characters.
 */
export const scannedNumber = (text: string, awalan: string): string => {
  const typed = text.trim().toUpperCase();
  if (typed.length === OPNAME_LENGTH) return typed;
  const numbers = new RegExp(`${awalan}[A-Z0-9]{3}\\d{6}[0-9A-Z]{3}(?![A-Z0-9])`, 'g');
  return typed.match(numbers)?.at(-1) ?? typed;
};
