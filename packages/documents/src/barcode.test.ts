import { describe, expect, it } from 'vitest';
import { code128Modules, code128Widths, qrMatrix } from './barcode.ts';

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
});
