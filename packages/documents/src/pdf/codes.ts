/** CODE128 and QR as vector bars in a PDF. */

import { code128Widths, QR_QUIET, type QrMatrix, qrMatrix, qrRows } from '../barcode.ts';
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
  drawModules(ink, qrMatrix(text), x, y, side);
}

/** The same of a long text of capitals and figures alone, in a fraction of the time. */
export function drawLongQr(ink: Ink, text: string, x: number, y: number, side: number): void {
  const rows = qrRows(text);
  const matrix: QrMatrix = {
    size: rows.length - 2 * QR_QUIET,
    isDark: (column, row) => rows[row + QR_QUIET]?.[column + QR_QUIET] === true,
  };
  drawModules(ink, matrix, x, y, side);
}

function drawModules(ink: Ink, { size, isDark }: QrMatrix, x: number, y: number, side: number): void {
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
