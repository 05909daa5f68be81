import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeBarcode } from './barcode.ts';

describe('barcode', () => {
  it('normalises what a scanner sends', () => {
    expect(normalizeBarcode(' ccn-000123\r\n')).toBe('CCN-000123');
    expect(normalizeBarcode('\u001dCCN1')).toBe('CCN1');
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
