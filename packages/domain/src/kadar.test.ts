import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallmark, kadarLabel, kadarToPercent, marketKarat, parseKadar } from './kadar.ts';

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

  it.each([
    [37_500, '375', '8K', '375/8K'],
    [75_000, '750', '17K', '750/17K'],
    [91_600, '916', '22K', '916/22K'],
    [99_990, '999.9', undefined, '999.9'],
    [100_000, '1000', undefined, '1000'],
  ])('labels %i', (milli, perMille, karat, label) => {
    expect(hallmark(milli)).toBe(perMille);
    expect(marketKarat(milli)).toBe(karat);
    expect(kadarLabel(milli)).toBe(label);
  });
});
