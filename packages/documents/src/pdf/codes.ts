/** CODE128 and QR as vector bars in a PDF. */

import { code128Widths, qrMatrix } from '../barcode.ts';
import type { Ink } from './ink.ts';

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
