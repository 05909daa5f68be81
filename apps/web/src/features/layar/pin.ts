import { PIN_DIGIT } from '@kadar/contract/endpoints/layar.ts';

/** A PIN as it is typed; one that is chosen is typed twice. */
export interface Typed {
  pin: string;
  /** The first of both, once it is whole. */
  first: string | null;
  /** Whether both were not the same, and it begins anew. */
  differs: boolean;
}
export const NOTHING_TYPED: Typed = { pin: '', first: null, differs: false };

/** One key: a digit, or null for the one that takes the last away. */
export const typed = (was: Typed, digit: string | null): Typed => ({
  ...was,
  differs: false,
  pin: digit === null ? was.pin.slice(0, -1) : `${was.pin}${digit}`.slice(0, PIN_DIGIT),
});

/** What OK makes of it: the next thing to type, or the PIN that is to be sent; null while digits lack. */
export const entered = (was: Typed, chosen: boolean): { typed: Typed } | { pin: string } | null => {
  if (was.pin.length < PIN_DIGIT) return null;
  if (!chosen || was.first === was.pin) return { pin: was.pin };
  if (was.first === null) return { typed: { ...NOTHING_TYPED, first: was.pin } };
  return { typed: { ...NOTHING_TYPED, differs: true } };
};
