import { fieldSchema } from '@kadar/contract/field-schemas.ts';
import { TEXT_FILTERS, type TextFilter } from '@kadar/contract/fields.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsAndDot,
  digitsAndK,
  digitsAndMinus,
  digitsOnly,
  FILTERS,
  fromOne,
  phoneDigits,
  underscored,
  upToDecimals,
  upToHundred,
} from './filters.ts';
import { decimalMask } from './masks.ts';

/** Texts with much of what the filters are about in them. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+Kk _\t\u00a0ab٣') }),
);
const order = (kept: string, text: string): boolean => {
  let at = -1;
  return [...kept].every((sign) => {
    at = text.indexOf(sign, at + 1);
    return at >= 0;
  });
};

describe('what an input keeps', () => {
  test.each([
    ['digits only', digitsOnly, /^[0-9]*$/],
    ['digits and dot', digitsAndDot, /^[0-9.]*$/],
    ['digits and minus', digitsAndMinus, /^[0-9-]*$/],
    ['digits and plus', phoneDigits, /^[0-9+]*$/],
  ] as const)('%s: nothing else, all of it, in its order', (_, keep, pattern) => {
    fc.assert(
      fc.property(typed, (text) => {
        const kept = keep(text);
        expect(kept).toMatch(pattern);
        expect(keep(kept)).toBe(kept);
        expect(order(kept, text)).toBe(true);
        expect(digitsOnly(kept)).toBe(digitsOnly(text));
      }),
    );
  });

  test('digits and K: either k, written large', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(digitsAndK(text)).toMatch(/^[0-9K]*$/);
        expect(digitsAndK(text)).toHaveLength([...text].filter((sign) => /[0-9Kk]/.test(sign)).length);
      }),
    );
    expect(digitsAndK('17k emas')).toBe('17K');
  });

  test('a space becomes an underscore, and nothing else changes', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(underscored(text)).not.toMatch(/\s/);
        expect(underscored(text)).toHaveLength(text.length);
      }),
    );
    expect(underscored('PROMO AKHIR TAHUN')).toBe('PROMO_AKHIR_TAHUN');
  });

  test('two decimals: the same number, cut', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.string({ unit: fc.constantFrom(...'0123456789') }), (whole, fraction) => {
        expect(upToDecimals(`${whole}.${fraction}`)).toBe(`${whole}.${fraction.slice(0, 2)}`);
        expect(upToDecimals(`${whole}`)).toBe(`${whole}`);
      }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const shown = decimalMask(2).format(text);
        expect(shown).toMatch(/^[0-9.]*(,[0-9]{0,2})?$/);
      }),
    );
  });

  test('a value under 1 becomes empty', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(fromOne(value)).toBe(value < 1 ? null : value);
      }),
    );
    expect([fromOne(null), fromOne(0), fromOne(0.99), fromOne(1)]).toEqual([null, null, null, 1]);
  });

  test('a percentage above 100 becomes empty', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(upToHundred(value)).toBe(value > 100 ? null : value);
      }),
    );
    expect([upToHundred(null), upToHundred(100), upToHundred(100.01)]).toEqual([null, 100, null]);
  });
});

describe('the filter of a declared field', () => {
  test.each(Object.keys(TEXT_FILTERS) as TextFilter[])(
    '%s: the server takes what the form keeps',
    (filter) => {
      const schema = fieldSchema({
        kind: 'text',
        filter,
        standard: '',
        label: { id: 'A', en: 'A' },
        max: 10_000,
      });
      fc.assert(
        fc.property(typed, (text) => {
          expect(schema.safeParse(FILTERS[filter](text)).success).toBe(true);
          const bare = text.trim();
          if (FILTERS[filter](bare) !== bare && FILTERS[filter](bare) !== bare.toUpperCase())
            expect(schema.safeParse(text).success).toBe(false);
        }),
      );
    },
  );

  test('what it refuses is said in words', () => {
    const said = (filter: TextFilter, text: string) =>
      fieldSchema({ kind: 'text', filter, label: { id: 'A', en: 'A' } }).safeParse(text).error?.issues[0];
    expect(JSON.stringify(said('digits', '12a'))).toContain('NOMOR_TIDAK_SAH');
    expect(JSON.stringify(said('underscore', 'A B'))).toContain('ISIAN_TIDAK_SAH');
  });
});
