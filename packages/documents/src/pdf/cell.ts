/** What a cell prints in the room it has: a piece gets smaller rather than broken, a name wraps and ends at a word. */

import type { Ink, TextStyle } from './ink.ts';

export interface FittedCell {
  lines: string[];
  size: number;
}

/** A word with a digit in it is a number, a date, a barcode or an amount; no code is longer than this. */
export const CODE = /^(?=\D*\d)\S{1,48}$/;
/** A name gets this much smaller before it takes a second line. */
export const SMALLEST_NAME = 0.8;

const TEXT_LINES = 2;
// Keeps what was made to fit from being too wide by a rounding.
const CLOSE = 0.9995;

/** One piece on one line, in smaller type where it is too wide. */
export function fitPiece(ink: Ink, text: string, width: number, style: TextStyle): FittedCell {
  const natural = ink.width(text, style);
  const size = natural <= width ? style.size : (style.size * width * CLOSE) / natural;
  return { lines: [text], size };
}

/** A text on one line if smaller type makes it fit, else on two; a code in it stays whole. */
export function fitText(ink: Ink, text: string, width: number, style: TextStyle, wraps: boolean): FittedCell {
  const clean = text.replace(/\s+/g, ' ').trim();
  const natural = ink.width(clean, style);
  if (natural * SMALLEST_NAME <= width || CODE.test(clean)) return fitPiece(ink, clean, width, style);
  let widest = 0;
  for (const word of clean.split(' ')) if (CODE.test(word)) widest = Math.max(widest, ink.width(word, style));
  const most = widest <= width ? style.size : (style.size * width * CLOSE) / widest;
  if (!wraps) {
    const size = Math.min(most, style.size * SMALLEST_NAME);
    return { lines: [ink.fit(clean, width, { ...style, size })], size };
  }
  const lines = ink.wrap(clean, width, { ...style, size: most }, TEXT_LINES + 1);
  if (lines.length <= TEXT_LINES) return { lines, size: most };
  const size = Math.min(most, style.size * SMALLEST_NAME);
  return { lines: ink.wrap(clean, width, { ...style, size }, TEXT_LINES), size };
}
