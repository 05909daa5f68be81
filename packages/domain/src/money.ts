import { formatMilli } from './decimal.ts';
import {
  assertInteger,
  assertNatural,
  divide,
  mulDiv as exactMulDiv,
  type Rounding,
  toSafeNumber,
} from './integer.ts';

/** Whole rupiah, a safe integer. */
export type Rupiah = number;

/** The rounding settings PEMBULATAN and its down module; step 0 or 1 means whole rupiah. */
export type Pembulatan = { step: Rupiah; direction: 'UP' | 'DOWN' };

export const PERCENT_MILLI = 100_000;

/** Throws RangeError unless `value` is a safe integer of rupiah. */
export function assertRupiah(value: number): void {
  assertInteger(value, 'rupiah');
}

/** a × b / c, exact inside; 'half-up' sends a half away from zero. RangeError when unsafe or c ≤ 0. */
export function mulDiv(a: number, b: number, c: number, rounding: Rounding): number {
  return exactMulDiv(a, b, c, rounding);
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
  return exactMulDiv(amount, percentMilli, PERCENT_MILLI, rounding);
}

/** 12709000 → 'Rp. 12.709.000'; −500 → '-Rp. 500' [spec: prefix 'Rp. ']. */
export function formatRupiah(n: Rupiah): string {
  assertRupiah(n);
  return `${n < 0 ? '-' : ''}Rp. ${groupThousands(String(Math.abs(n)))}`;
}

/** 5230 mg → '5,230 g', thousands with dots as Indonesian readers expect. */
export function formatGram(mg: number): string {
  const [whole = '', fraction = ''] = formatMilli(Math.abs(mg)).split('.');
  return `${mg < 0 ? '-' : ''}${groupThousands(whole)},${fraction} g`;
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
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
