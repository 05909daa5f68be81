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

/** Whether a bag weighs another than when it was sealed; mg. */
export const isBagOff = (sealedMg: Mg, weighedMg: Mg): boolean =>
  Math.abs(weighedMg - sealedMg) > BAG_TOLERANCE_MG;

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
  berat: Mg;
}

export interface CountScan {
  /** Where the counter stood; '' unknown. */
  tempat: string;
  /** null where nothing was weighed. */
  berat: Mg | null;
}

/** What one scan says of its thing alone; null for a code that nothing has. */
export const judgeScan = (thing: CountedThing | null, scan: CountScan): OpnameHasil => {
  if (thing === null) return 'TIDAK_DIKENAL';
  if (!thing.ada) return 'TERJUAL';
  if (scan.berat !== null && isBagOff(thing.berat, scan.berat)) return 'BEDA_BERAT';
  return scan.tempat !== '' && thing.tempat !== '' && scan.tempat !== thing.tempat ? 'SALAH_BAKI' : 'KETEMU';
};

/** The scan that found a thing first in a session. */
export interface FirstScan {
  hasil: OpnameHasil;
  user_id: string;
}

/**
 * What a scan comes to beside the one that found the same thing: GANDA, unless it is a difference that somebody else counts
 * again.
 */
export const besideFirst = (own: OpnameHasil, first: FirstScan | null, user_id: string): OpnameHasil => {
  if (first === null || !FOUND.has(own)) return own;
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
