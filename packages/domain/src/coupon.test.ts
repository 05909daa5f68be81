import { describe, expect, it, test } from 'vitest';
import { type Coupon, couponWorth } from './coupon.ts';

const COUPON: Coupon = {
  kode_kupon: 'K7QWX2MPAB',
  jenis: 'RUPIAH',
  nilai_rp: 100_000,
  persenMilli: 0,
  maks_rp: 0,
  minimal_belanja: 1_000_000,
  kode_customer: 'M1',
  kode_toko: 'K01',
  tgl_mulai: '2026-02-01',
  tgl_akhir: '2026-02-28',
};
const SALE = { restRp: 2_000_000, tanggal: '2026-02-25', kode_toko: 'K01', kode_customer: 'M1' };
const PERSEN: Coupon = { ...COUPON, jenis: 'PERSEN', persenMilli: 2_500, minimal_belanja: 0 };

describe('a coupon', () => {
  it('takes its rupiah off, and no more than is left', () => {
    expect(couponWorth(COUPON, SALE)).toBe(100_000);
    expect(couponWorth({ ...COUPON, minimal_belanja: 0 }, { ...SALE, restRp: 60_000 })).toBe(60_000);
    expect(couponWorth(COUPON, { ...SALE, restRp: 1_000_000 })).toBe(100_000);
  });

  it('takes its percentage floored to 500, up to its most', () => {
    expect(couponWorth(PERSEN, { ...SALE, restRp: 12_709_000 })).toBe(317_500);
    expect(couponWorth({ ...PERSEN, maks_rp: 250_000 }, { ...SALE, restRp: 12_709_000 })).toBe(250_000);
  });

  it('holds on both of its days, and without bounds always', () => {
    for (const tanggal of ['2026-02-01', '2026-02-28'])
      expect(couponWorth(COUPON, { ...SALE, tanggal })).toBe(100_000);
    const free = { ...COUPON, kode_customer: null, kode_toko: null, tgl_mulai: null, tgl_akhir: null };
    expect(couponWorth(free, { ...SALE, tanggal: '2031-01-01', kode_toko: 'K09', kode_customer: '' })).toBe(
      100_000,
    );
  });

  it('is not used up for nothing', () => {
    const free = { ...COUPON, minimal_belanja: 0 };
    for (const [coupon, restRp] of [
      [free, 0],
      [PERSEN, 10_000],
    ] as const)
      expect(() => couponWorth(coupon, { ...SALE, restRp })).toThrow(
        expect.objectContaining({ code: 'KUPON_MINIMAL' }),
      );
  });

  test.each([
    ['KUPON_BELUM_BERLAKU', { tanggal: '2026-01-31' }],
    ['KUPON_KEDALUWARSA', { tanggal: '2026-03-01' }],
    ['KUPON_TOKO_LAIN', { kode_toko: 'K02' }],
    ['KUPON_MEMBER_LAIN', { kode_customer: '' }],
    ['KUPON_MINIMAL', { restRp: 999_999 }],
  ])('is refused with %s', (code, change) => {
    expect(() => couponWorth(COUPON, { ...SALE, ...change })).toThrow(expect.objectContaining({ code }));
  });
});
