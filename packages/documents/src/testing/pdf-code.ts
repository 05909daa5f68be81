/** Reads back the QR codes of the PDFs made here, as a camera would: their bars as a picture, the picture decoded. */

import { decodeQR } from 'qr/decode.js';
import { QR_QUIET } from '../barcode.ts';
import { pageContents } from './pdf-text.ts';

const PIXELS_PER_MODULE = 4;

interface Bar {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One list for each code: bars are drawn in one path, in plain black. */
function codesOf(content: string): Bar[][] {
  return [...content.matchAll(/q 0 0 0 rg ([-\d. re]+) f Q/g)].map(([, path = '']) =>
    [...path.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re/g)].map((bar) => {
      const [x = 0, y = 0, w = 0, h = 0] = bar.slice(1).map(Number);
      return { x, y, w, h };
    }),
  );
}

function pictureOf(bars: readonly Bar[]): { width: number; height: number; data: Uint8ClampedArray } {
  const left = Math.min(...bars.map(({ x }) => x));
  const top = Math.min(...bars.map(({ y }) => y));
  const module = Math.min(...bars.map(({ h }) => h));
  const span = Math.max(...bars.map(({ x, w }) => x + w)) - left;
  const pixels = (points: number): number => Math.round((points / module) * PIXELS_PER_MODULE);
  const quiet = QR_QUIET * PIXELS_PER_MODULE;
  const side = pixels(span) + 2 * quiet;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, w, h } of bars) {
    for (let row = pixels(y - top); row < pixels(y - top + h); row += 1) {
      const start = (quiet + row) * side + quiet;
      for (let column = pixels(x - left); column < pixels(x - left + w); column += 1) {
        data.fill(0, (start + column) * 4, (start + column) * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

/** The texts of all codes, page by page. */
export function readPdfCodes(bytes: Buffer): string[] {
  return pageContents(bytes).flatMap((content) => codesOf(content).map((bars) => decodeQR(pictureOf(bars))));
}
