import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBarcode, maskBarcode, normalizeBarcode } from './barcode.ts';

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('barcode', () => {
  it('normalises what a scanner sends', () => {
    expect(normalizeBarcode(' ccn-000123\r\n')).toBe('CCN-000123');
    expect(normalizeBarcode('\u001dCCN1')).toBe('CCN1');
  });

  it('masks while typing', () => {
    expect(maskBarcode('ccn é1')).toBe('CCN 1');
    expect(maskBarcode('a'.repeat(40))).toBe('A'.repeat(24));
  });

  it('refuses empty, unprintable, untrimmed and wrong lengths', () => {
    for (const text of ['CCN000123', 'ABC', 'A'.repeat(24)]) checkBarcode(text);
    expect(() => checkBarcode('  ')).toThrow(code('BARCODE_KOSONG'));
    expect(() => checkBarcode('CCN\n1')).toThrow(code('BARCODE_KARAKTER_TIDAK_SAH'));
    expect(() => checkBarcode('CCNé1')).toThrow(code('BARCODE_KARAKTER_TIDAK_SAH'));
    expect(() => checkBarcode(' CCN1')).toThrow(code('BARCODE_KARAKTER_TIDAK_SAH'));
    expect(() => checkBarcode('AB')).toThrow(code('BARCODE_PANJANG_TIDAK_SAH'));
    expect(() => checkBarcode('A'.repeat(25))).toThrow(code('BARCODE_PANJANG_TIDAK_SAH'));
  });

  it('normalises once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeBarcode(text);
        expect(normalizeBarcode(once)).toBe(once);
        expect(once).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });
});
