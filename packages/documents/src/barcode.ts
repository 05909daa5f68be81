/** CODE128 and QR (level L) as modules. */

import bwipjs from 'bwip-js/node';
import { encodeQR } from 'qr';

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
