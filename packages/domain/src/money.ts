import { assertInteger, assertNatural, divide, mulDiv, type Rounding, toSafeNumber } from './integer.ts';

/** Whole rupiah, a safe integer. */
export type Rupiah = number;

/** The rounding settings PEMBULATAN and its down module; step 0 or 1 means whole rupiah. */
export type Pembulatan = { step: Rupiah; direction: 'UP' | 'DOWN' };

export const PERCENT_MILLI = 100_000;

/** A percentage as settings and lists hold it → thousandths of a percent: 2.5 → 2500. */
export function toMilli(percent: number): number {
  return Math.round(percent * 1_000);
}

/**
 * R of domain §4: the exact amount valueNumerator / denominator rupiah, brought to a multiple of `step`, UP to
 * +∞ or DOWN to −∞.
 */
export function roundRupiah(
  valueNumerator: bigint,
  denominator: bigint,
  step: number,
  direction: 'UP' | 'DOWN',
): Rupiah {
  assertNatural(step, 'rounding step');
  const multiple = BigInt(Math.max(step, 1));
  const steps = divide(valueNumerator, denominator * multiple, direction === 'UP' ? 'ceil' : 'floor');
  return toSafeNumber(steps * multiple);
}

/**
 * `total` shared out in proportion to non-negative integer weights by largest remainder; the shares sum to
 * `total` exactly. All weights zero share equally. A share never exceeds its weight while total ≤ Σ weights.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  assertInteger(total, 'total');
  for (const weight of weights) assertNatural(weight, 'weight');
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('nothing to allocate to');
    return [];
  }
  if (total < 0) return allocate(-total, weights).map((share) => (share === 0 ? 0 : -share));
  const parts = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const sum = parts.reduce((a, b) => a + b, 0n);
  const whole = BigInt(total);
  const shares = parts.map((part) => (whole * part) / sum);
  const missing = toSafeNumber(whole - shares.reduce((a, b) => a + b, 0n));
  const largestFirst = parts
    .map((part, index) => ({ index, remainder: (whole * part) % sum }))
    .sort((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0));
  const raised = new Set(largestFirst.slice(0, missing).map((entry) => entry.index));
  return shares.map((share, index) => toSafeNumber(raised.has(index) ? share + 1n : share));
}

/** `percentMilli` thousandths of a percent of `amount` (2.5 % = 2500). */
export function percentOf(amount: Rupiah, percentMilli: number, rounding: Rounding): Rupiah {
  return mulDiv(amount, percentMilli, PERCENT_MILLI, rounding);
}

const UNITS = ['', 'Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan', 'Sembilan'];
const SCALES = ['', 'Ribu', 'Juta', 'Miliar', 'Triliun', 'Kuadriliun'];

/** The number in Indonesian words, without the currency: 12709000 → 'Dua Belas Juta Tujuh Ratus Sembilan Ribu'. */
export function terbilang(n: number): string {
  assertInteger(n, 'amount');
  if (n === 0) return 'Nol';
  const words: string[] = n < 0 ? ['Minus'] : [];
  const digits = String(Math.abs(n));
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  for (let at = 0; at < padded.length; at += 3) {
    const scale = (padded.length - at) / 3 - 1;
    const group = Number(padded.slice(at, at + 3));
    if (group === 1 && scale === 1) words.push('Seribu');
    else if (group > 0) words.push(...hundreds(group), SCALES[scale] ?? '');
  }
  return words.filter((word) => word !== '').join(' ');
}

function hundreds(n: number): string[] {
  const hundred = Math.floor(n / 100);
  const rest = n % 100;
  const words = hundred === 0 ? [] : hundred === 1 ? ['Seratus'] : [unit(hundred), 'Ratus'];
  if (rest === 10) return [...words, 'Sepuluh'];
  if (rest === 11) return [...words, 'Sebelas'];
  if (rest < 10) return [...words, unit(rest)];
  if (rest < 20) return [...words, unit(rest - 10), 'Belas'];
  return [...words, unit(Math.floor(rest / 10)), 'Puluh', unit(rest % 10)];
}

function unit(digit: number): string {
  return UNITS[digit] ?? '';
}
