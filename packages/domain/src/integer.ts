export type Rounding = 'half-up' | 'floor' | 'ceil';

/** Throws RangeError unless `value` is a safe integer. */
export function assertInteger(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${what} is not a safe integer: ${value}`);
}

/** Throws RangeError unless `value` is a safe integer ≥ 0. */
export function assertNatural(value: number, what: string): void {
  assertInteger(value, what);
  if (value < 0) throw new RangeError(`${what} is negative: ${value}`);
}

/** `big` as a number; RangeError when it is outside the safe integers. */
export function toSafeNumber(big: bigint): number {
  const value = Number(big);
  if (!Number.isSafeInteger(value)) throw new RangeError(`result is not a safe integer: ${big}`);
  return value;
}

/**
 * numerator / denominator as an integer. 'half-up' sends a half away from zero, so that the negative of an
 * amount rounds to the negative of its rounding and a reversal cancels. 'floor' and 'ceil' go to −∞ and +∞.
 */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError(`denominator is not positive: ${denominator}`);
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n) return quotient;
  const negative = numerator < 0n;
  if (rounding === 'floor') return negative ? quotient - 1n : quotient;
  if (rounding === 'ceil') return negative ? quotient : quotient + 1n;
  const size = negative ? -remainder : remainder;
  if (size * 2n < denominator) return quotient;
  return negative ? quotient - 1n : quotient + 1n;
}

/** a × b / c on safe integers with bigint inside; RangeError when an operand or the result is not one. */
export function mulDiv(a: number, b: number, c: number, rounding: Rounding): number {
  assertInteger(a, 'factor');
  assertInteger(b, 'factor');
  assertInteger(c, 'divisor');
  return toSafeNumber(divide(BigInt(a) * BigInt(b), BigInt(c), rounding));
}
