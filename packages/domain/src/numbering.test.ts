import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { DOCUMENT_NUMBER_LENGTH, documentNumber, MAX_SEQUENCE, parseDocumentNumber } from './numbering.ts';

const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const code = (length: number) =>
  fc
    .array(fc.constantFrom(...CHARACTERS), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const date = fc.nat(36_524).map((days) => addDays('2000-01-01', days));

describe('documentNumber', () => {
  it('is 14 characters: type, toko, YYMMDD, base 36', () => {
    expect(documentNumber('PJ', 'A01', '2026-02-27', 0)).toBe('PJA01260227000');
    expect(documentNumber('PJ', 'A01', '2026-02-27', 46_655)).toBe('PJA01260227ZZZ');
  });

  it('round trips, and sorts by sequence within a day', () => {
    const n = fc.integer({ min: 0, max: MAX_SEQUENCE });
    fc.assert(
      fc.property(code(2), code(3), date, n, n, (type, kodeToko, tanggal, a, b) => {
        const number = documentNumber(type, kodeToko, tanggal, a);
        expect(number).toHaveLength(DOCUMENT_NUMBER_LENGTH);
        expect(parseDocumentNumber(number)).toEqual({ type, kodeToko, tanggal, n: a });
        expect(number < documentNumber(type, kodeToko, tanggal, b)).toBe(a < b);
      }),
    );
  });

  it.each([
    ['P', 'A01', '2026-02-27', 0],
    ['pj', 'A01', '2026-02-27', 0],
    ['PJ', 'A1', '2026-02-27', 0],
    ['PJ', 'A01', '2026-02-30', 0],
    ['PJ', 'A01', '1999-02-27', 0],
    ['PJ', 'A01', '2026-02-27', -1],
    ['PJ', 'A01', '2026-02-27', 46_656],
    ['PJ', 'A01', '2026-02-27', 1.5],
  ])('refuses %s %s %s %d', (type, toko, tanggal, n) => {
    expect(() => documentNumber(type, toko, tanggal, n)).toThrow(RangeError);
  });

  it.each(['', 'PJA0126022700', 'PJA012602270000', 'PJA01260230000', 'pja01260227000', 'PJA01260227 00'])(
    'does not parse %j',
    (text) => {
      expect(() => parseDocumentNumber(text)).toThrow(
        expect.objectContaining({ code: 'NOMOR_DOKUMEN_TIDAK_SAH' }),
      );
    },
  );
});
