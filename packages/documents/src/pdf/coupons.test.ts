import { expect, test } from 'vitest';
import { collect } from '../testing/collect.ts';
import { readPdfText } from '../testing/pdf-text.ts';
import { type CouponModel, writeCouponsPdf } from './coupons.ts';

const coupon = (nth: number): CouponModel => ({
  kode_kupon: `KODE${nth}`,
  toko: 'TOKO MAS KENANGA',
  keterangan: 'PROMO LEBARAN',
  nilai: 'Rp. 50.000',
  syarat: ['Minimal belanja Rp. 1.000.000', 'Berlaku s.d. 2026-03-31'],
});

test('24 coupons stand on a sheet, inside their own piece of it, each with its code and terms', async () => {
  const coupons = Array.from({ length: 25 }, (_, nth) => coupon(nth));
  const texts = readPdfText(await collect((out) => writeCouponsPdf(coupons, out, '2026-02-28 10:15')));
  const at = (code: string) => texts.find(({ text }) => text === code);
  expect([at('KODE0')?.page, at('KODE23')?.page, at('KODE24')?.page]).toEqual([1, 1, 2]);
  // The second one of a row begins a third further on.
  const third = (70 * 72) / 25.4;
  expect((at('KODE1')?.x ?? 0) - (at('KODE0')?.x ?? 0)).toBeCloseTo(third, 0);
  for (const word of ['Rp. 50.000', 'PROMO LEBARAN', 'Berlaku s.d. 2026-03-31'])
    expect(texts.filter(({ text }) => text === word)).toHaveLength(25);
});
