/** CODE128 and QR (level L) as modules and as vector bars in a PDF. */

import bwipjs from 'bwip-js/node';
import { encodeQR } from 'qr';
import type { Ink } from './pdf/ink.ts';

/** Quiet zone on either side, in modules (ISO/IEC 15417: 10; ISO/IEC 18004: 4). */
export const CODE128_QUIET = 10;
export const QR_QUIET = 4;

export interface QrMatrix {
  /** Modules per side, without quiet zone. */
  size: number;
  isDark(column: number, row: number): boolean;
}

function rawSymbol(bcid: string, text: string, eclevel?: string): object {
  if (text === '') throw new RangeError('a barcode needs at least one character');
  const [symbol] = bwipjs.raw(bcid, text, eclevel === undefined ? '' : `eclevel=${eclevel}`);
  if (symbol === undefined) throw new Error(`no ${bcid} symbol for ${JSON.stringify(text)}`);
  return symbol;
}

/** Widths in modules, bar and space in turn, starting and ending with a bar. Throws when the text is not ASCII. */
export function code128Widths(text: string): number[] {
  if (!/^[ -~]*$/.test(text)) throw new RangeError(`CODE128 holds ASCII only, not ${JSON.stringify(text)}`);
  const symbol = rawSymbol('code128', text);
  if (!('sbs' in symbol)) throw new Error('bwip-js gave no bars for code128');
  return symbol.sbs as number[];
}

export function qrMatrix(text: string): QrMatrix {
  const symbol = rawSymbol('qrcode', text, 'L');
  if (!('pixs' in symbol && 'pixx' in symbol)) throw new Error('bwip-js gave no modules for qrcode');
  const { pixs, pixx: size } = symbol as { pixs: number[]; pixx: number };
  return { size, isDark: (column, row) => pixs[row * size + column] === 1 };
}

/**
 * A QR of capitals, figures and signs alone, by rows with its quiet zone: as large as that of qrMatrix() in a thirtieth of the
 * time, for what is made while somebody waits. Throws on any other letter, for which qrMatrix() finds shorter ways.
 */
export const qrRows = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: QR_QUIET });

/** Modules of a CODE128 with its quiet zones, for fitting it into a width. */
export function code128Modules(text: string): number {
  return code128Widths(text).reduce((sum, width) => sum + width, 0) + 2 * CODE128_QUIET;
}

/** Draws the bars from x (after the quiet zone) with modules of `moduleWidth` points; gives their total width. */
export function drawCode128(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  moduleWidth: number,
  height: number,
): number {
  let at = x;
  const bars: { x: number; y: number; w: number; h: number }[] = [];
  code128Widths(text).forEach((width, i) => {
    if (i % 2 === 0) bars.push({ x: at, y, w: width * moduleWidth, h: height });
    at += width * moduleWidth;
  });
  ink.bars(bars);
  return at - x;
}

/** Draws a QR whose dark square, without quiet zone, is `side` points wide; runs of a row are one rectangle. */
export function drawQr(ink: Ink, text: string, x: number, y: number, side: number): void {
  const { size, isDark } = qrMatrix(text);
  const module = side / size;
  const bars: { x: number; y: number; w: number; h: number }[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(column, row)) continue;
      let end = column + 1;
      while (end < size && isDark(end, row)) end += 1;
      bars.push({ x: x + column * module, y: y + row * module, w: (end - column) * module, h: module });
      column = end;
    }
  }
  ink.bars(bars);
}
