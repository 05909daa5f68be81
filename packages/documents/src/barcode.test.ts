import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { code128Modules, code128Widths, QR_QUIET, qrMatrix, qrRows } from './barcode.ts';

describe('CODE128', () => {
  it('ends with the stop pattern of ISO/IEC 15417 and whole symbols of 11 modules', () => {
    const widths = code128Widths('KNG0012345');
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    expect((widths.reduce((sum, width) => sum + width, 0) - 13) % 11).toBe(0);
  });

  it('packs digits in pairs', () => {
    expect(code128Modules('0012345678')).toBe(7 * 11 + 13 + 20);
  });

  it('refuses an empty text and one outside ASCII', () => {
    expect(() => code128Widths('')).toThrow(RangeError);
    expect(() => code128Widths('cincin 金')).toThrow();
  });
});

describe('QR', () => {
  it('holds a document number in version 1 at level L', () => {
    const { size, isDark } = qrMatrix('PJKNG260228A1F');
    expect(size).toBe(21);
    // Format bits of level L read 01 after the mask of 10 1010...; the finder's corners are what any reader needs.
    expect([isDark(0, 0), isDark(6, 0), isDark(0, 6), isDark(7, 7)]).toEqual([true, true, true, false]);
  });

  it('of a quote is as small by rows, with its quiet zone, and reads the same', () => {
    const text = 'KH.PJK01260225001.1.TB4X2C.N12QZ4.R32-K1500-P8C.7KQ2M9XW4HTR8VBN';
    const rows = qrRows(text);
    const { size, isDark } = qrMatrix(text);
    expect(rows).toHaveLength(size + 2 * QR_QUIET);
    expect(rows.slice(0, QR_QUIET).flat()).not.toContain(true);
    const picture = (dark: (column: number, row: number) => boolean) => {
      const side = rows.length * 4;
      const data = new Uint8Array(side * side * 4).fill(255);
      for (let at = 0; at < side * side; at += 1)
        if (dark(Math.floor((at % side) / 4), Math.floor(at / side / 4))) data.fill(0, at * 4, at * 4 + 3);
      return { width: side, height: side, data };
    };
    const inside = (at: number) => at >= QR_QUIET && at < QR_QUIET + size;
    expect(decodeQR(picture((column, row) => rows[row]?.[column] ?? false))).toBe(text);
    expect(
      decodeQR(
        picture((column, row) => inside(column) && inside(row) && isDark(column - QR_QUIET, row - QR_QUIET)),
      ),
    ).toBe(text);
    expect(() => qrRows('kecil')).toThrow();
  });
});
