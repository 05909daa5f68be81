import { describe, expect, it } from 'vitest';
import { decimalMask, integerMask, reformat } from './masks.ts';

describe('rupiah while typing', () => {
  const mask = integerMask();

  it('groups thousands and reads them back', () => {
    expect(mask.format('12709000')).toBe('12.709.000');
    expect(mask.parse('12.709.000')).toBe(12_709_000);
    expect(mask.format('007')).toBe('7');
    expect(mask.parse('')).toBeNull();
  });

  it('keeps the caret behind the typed digits', () => {
    expect(reformat('1234', 4, mask)).toEqual({ text: '1.234', caret: 5 });
    expect(reformat('19.234', 2, mask)).toEqual({ text: '19.234', caret: 2 });
    expect(reformat('192.34', 3, mask)).toEqual({ text: '19.234', caret: 4 });
  });

  it('keeps a minus only where it is allowed', () => {
    expect(mask.format('-500')).toBe('500');
    const signed = integerMask({ signed: true });
    expect(signed.format('-1500')).toBe('−1.500');
    expect(signed.format('−1500')).toBe('−1.500');
    expect(signed.show(-1500)).toBe('−1.500');
    expect(['−1.500', '-1.500', '−', '-', '1.500'].map(signed.parse)).toEqual([
      -1500,
      -1500,
      null,
      null,
      1500,
    ]);
    expect(reformat('-1500', 5, signed)).toEqual({ text: '−1.500', caret: 6 });
  });
});

describe('grams while typing', () => {
  const mask = decimalMask(3, 3);

  it('stays behind a comma that is typed first: ,46 is no 4,6', () => {
    let shown = { text: '', caret: 0 };
    for (const key of ',46')
      shown = reformat(
        shown.text.slice(0, shown.caret) + key + shown.text.slice(shown.caret),
        shown.caret + 1,
        mask,
      );
    expect(shown).toEqual({ text: '0,46', caret: 4 });
  });

  it('keeps at most three decimals and shows three at rest', () => {
    expect(mask.format('5,2345')).toBe('5,234');
    expect(mask.parse('5,23')).toBe(5.23);
    expect(mask.show(5.23)).toBe('5,230');
    expect(mask.format(',5')).toBe('0,5');
  });

  it('reads pasted decimals with a dot', () => {
    expect(mask.format('5.23')).toBe('5,23');
    expect(mask.format('1.234,5')).toBe('1.234,5');
  });

  it('takes its own dots for thousands while digits come and go around them', () => {
    expect(reformat('9.9999', 6, mask)).toEqual({ text: '99.999', caret: 6 });
    expect(reformat('1.23', 4, mask)).toEqual({ text: '123', caret: 3 });
    expect(reformat('1.23', 4, mask, true)).toEqual({ text: '1,23', caret: 3 });
  });

  it('does not add decimals at rest where none are asked for', () => {
    expect(decimalMask(3).show(75)).toBe('75');
    expect(decimalMask(3).show(91.6)).toBe('91,6');
  });
});
