import { groupThousands, MINUS } from '@kadar/documents/format.ts';
import { digitsOnly, upToDecimals } from './filters.ts';

/** How a number is typed: what is shown for a text, what it means, and which characters the caret counts. */
export interface Mask {
  /** Brings whatever was typed or pasted to the shown form; idempotent. */
  format: (text: string) => string;
  parse: (shown: string) => number | null;
  show: (value: number | null) => string;
  /** Characters that the user typed; the others are set by the mask. */
  typed: RegExp;
  /** What a typed dot means, if not a dot. */
  dot?: string;
}

/** 15 digits stay safe integers. */
const MAX_DIGITS = 15;

const grouped = (digits: string): string => {
  const kept = digits.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return kept === '' ? '' : groupThousands(Number(kept));
};

/** What is typed for less than nothing, and what stands for it on the screen. */
const SIGNS = ['-', MINUS];

/** '12709000' → '12.709.000'; with `signed` a leading minus stays. */
export const integerMask = ({ signed = false } = {}): Mask => ({
  typed: /[\d\-\u2212]/,
  format: (text) => {
    const minus = signed && SIGNS.some((sign) => text.trim().startsWith(sign)) ? MINUS : '';
    return minus + grouped(digitsOnly(text));
  },
  parse: (shown) => {
    const digits = digitsOnly(shown);
    if (digits === '') return null;
    return SIGNS.some((sign) => shown.startsWith(sign)) ? -Number(digits) : Number(digits);
  },
  show: (value) => (value === null ? '' : groupThousands(value)),
});

/** Pasted '5.23' means 5,23; '1.234,5' and '1.234.567' use dots for thousands. */
const splitDecimal = (text: string): [string, string | undefined] => {
  const kept = text.replaceAll(/[^\d.,]/g, '');
  if (kept.includes(',')) {
    const at = kept.indexOf(',');
    return [kept.slice(0, at), kept.slice(at + 1)];
  }
  const dots = kept.split('.').length - 1;
  if (dots === 1 && !/^\d{1,3}\.\d{3}$/.test(kept)) {
    const [whole = '', fraction] = kept.split('.');
    return [whole, fraction];
  }
  return [kept, undefined];
};

/** Decimals with a comma: 5.23 → '5,23' while typing and '5,230' at rest when `least` is 3. */
export const decimalMask = (decimals: number, least = 0): Mask => ({
  typed: /[\d,]/,
  dot: ',',
  format: (text) => {
    const [whole, fraction] = splitDecimal(text);
    const head = grouped(digitsOnly(whole));
    if (fraction === undefined) return head;
    return upToDecimals(`${head || '0'},${digitsOnly(fraction)}`, decimals, ',');
  },
  parse: (shown) => {
    const plain = shown.replaceAll('.', '').replace(',', '.');
    return plain === '' ? null : Number(plain);
  },
  show: (value) => {
    if (value === null) return '';
    const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.');
    const shown = fraction.replace(/0+$/, '').padEnd(least, '0');
    return groupThousands(Number(whole)) + (shown ? `,${shown}` : '');
  },
});

const count = (text: string, typed: RegExp): number =>
  [...text].filter((character) => typed.test(character)).length;

/**
 * The formatted text, with the caret behind the same typed characters as before. Dots are the mask's own separators,
 * whatever digits now stand around them, unless the text was pasted.
 */
export const reformat = (
  text: string,
  caret: number,
  mask: Mask,
  pasted = false,
): { text: string; caret: number } => {
  const shown = mask.format(pasted ? text : text.replaceAll('.', ''));
  // ',46' is shown as '0,46': the nought before it is not the user's, and the caret stays behind his comma.
  const nought = mask.dot !== undefined && /^0,/.test(shown) && /^[.\s]*,/.test(text) ? 1 : 0;
  const before = count(text.slice(0, caret), mask.typed) + (caret > 0 ? nought : 0);
  let seen = 0;
  let at = 0;
  while (at < shown.length && seen < before) {
    if (mask.typed.test(shown[at] ?? '')) seen += 1;
    at += 1;
  }
  return { text: shown, caret: at };
};
