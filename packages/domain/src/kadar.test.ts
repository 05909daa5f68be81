import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkKadarHutang,
  checkKadarItem,
  checkKadarMurni,
  formatKadar,
  hallmark,
  kadarLabel,
  kadarToPercent,
  marketKarat,
  parseKadar,
} from './kadar.ts';

const outside = expect.objectContaining({ code: 'KADAR_DI_LUAR_BATAS' });

describe('kadar', () => {
  it('is read exactly and goes back to the number of the wire', () => {
    expect(parseKadar('75.0')).toBe(75_000);
    expect(parseKadar(37.5)).toBe(37_500);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (milli) => {
        expect(parseKadar(kadarToPercent(milli))).toBe(milli);
      }),
    );
  });

  it.each(['', '75,0', '75.0001', 'K17'])('refuses %j', (text) => {
    expect(() => parseKadar(text)).toThrow(expect.objectContaining({ code: 'KADAR_TIDAK_SAH' }));
  });

  it('bounds an item at 500 % and warns above 100 %', () => {
    expect(checkKadarItem(100_000)).toEqual({ warnAbove100: false });
    expect(checkKadarItem(100_001)).toEqual({ warnAbove100: true });
    expect(checkKadarItem(500_000)).toEqual({ warnAbove100: true });
    expect(() => checkKadarItem(500_001)).toThrow(outside);
    expect(() => checkKadarItem(0)).toThrow(outside);
    expect(() => checkKadarItem(-1)).toThrow(outside);
  });

  it('bounds a debt and a purity at 100 %', () => {
    checkKadarHutang(100_000);
    checkKadarMurni(99_900);
    expect(() => checkKadarHutang(100_001)).toThrow(outside);
    expect(() => checkKadarMurni(0)).toThrow(outside);
  });

  it.each([
    [37_500, '37,5%', '375', '8K', '375/8K'],
    [75_000, '75%', '750', '17K', '750/17K'],
    [91_600, '91,6%', '916', '22K', '916/22K'],
    [99_990, '99,99%', '999.9', undefined, '999.9'],
    [100_000, '100%', '1000', undefined, '1000'],
  ])('labels %i', (milli, percent, perMille, karat, label) => {
    expect(formatKadar(milli)).toBe(percent);
    expect(hallmark(milli)).toBe(perMille);
    expect(marketKarat(milli)).toBe(karat);
    expect(kadarLabel(milli)).toBe(label);
  });
});
