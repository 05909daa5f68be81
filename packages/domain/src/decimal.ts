import { toSafeNumber } from './integer.ts';

const PLAIN_DECIMAL = /^(-?)(\d+)(?:\.(\d{1,3}))?$/;

/**
 * Exact thousandths of a plain decimal with at most 3 decimals: '5.23' → 5230. RangeError on anything else
 * (exponent, comma, blank, a fourth decimal, a float such as 0.1 + 0.2).
 */
export function parseMilli(text: string | number): number {
  const match = PLAIN_DECIMAL.exec(String(text));
  if (!match) throw new RangeError(`not a decimal with at most 3 decimals: ${text}`);
  const [, sign, whole = '', fraction = ''] = match;
  const size = toSafeNumber(BigInt(whole + fraction.padEnd(3, '0')));
  return sign && size !== 0 ? -size : size;
}

/** Thousandths as a plain decimal with 3 decimals: 5230 → '5.230'. RangeError unless a safe integer. */
export function formatMilli(milli: number): string {
  if (!Number.isSafeInteger(milli)) throw new RangeError(`not a safe integer: ${milli}`);
  const digits = String(Math.abs(milli)).padStart(4, '0');
  return `${milli < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
