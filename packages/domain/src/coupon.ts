import { refuse } from './errors.ts';
import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';
import { memberDiscount } from './pricing.ts';

/** A coupon as it was issued; what is null or empty binds it to nothing. */
export interface Coupon {
  kode_kupon: string;
  jenis: 'RUPIAH' | 'PERSEN';
  nilai_rp: Rupiah;
  /** In thousandths of a percent. */
  persenMilli: number;
  /** The most a percentage gives; 0 for no limit. */
  maks_rp: Rupiah;
  minimal_belanja: Rupiah;
  kode_customer: string | null;
  kode_toko: string | null;
  /** First and last day, 'yyyy-MM-dd'. */
  tgl_mulai: string | null;
  tgl_akhir: string | null;
}

/**
 * Rupiah a coupon takes off what is left after line and member discounts; never more than that (modules §9). Throws
 * KUPON_BELUM_BERLAKU, KUPON_KEDALUWARSA, KUPON_TOKO_LAIN, KUPON_MEMBER_LAIN, KUPON_MINIMAL.
 */
export function couponWorth(
  coupon: Coupon,
  sale: { restRp: Rupiah; tanggal: string; kode_toko: string; kode_customer: string },
): Rupiah {
  assertNatural(sale.restRp, 'rest');
  const { kode_kupon, tgl_mulai, tgl_akhir } = coupon;
  if (tgl_mulai && sale.tanggal < tgl_mulai)
    refuse('KUPON_BELUM_BERLAKU', { kode_kupon, tanggal: tgl_mulai });
  if (tgl_akhir && sale.tanggal > tgl_akhir) refuse('KUPON_KEDALUWARSA', { kode_kupon, tanggal: tgl_akhir });
  if (coupon.kode_toko && coupon.kode_toko !== sale.kode_toko)
    refuse('KUPON_TOKO_LAIN', { kode_kupon, kode_toko: coupon.kode_toko });
  if (coupon.kode_customer && coupon.kode_customer !== sale.kode_customer)
    refuse('KUPON_MEMBER_LAIN', { kode_kupon });
  if (sale.restRp < coupon.minimal_belanja)
    refuse('KUPON_MINIMAL', { kode_kupon, minimal: coupon.minimal_belanja });
  const worth = coupon.jenis === 'RUPIAH' ? coupon.nilai_rp : percentage(coupon, sale.restRp);
  const off = Math.min(worth, sale.restRp);
  // A coupon is not used up for nothing.
  if (off === 0) refuse('KUPON_MINIMAL', { kode_kupon, minimal: coupon.minimal_belanja });
  return off;
}

function percentage({ persenMilli, maks_rp }: Coupon, restRp: Rupiah): Rupiah {
  const off = memberDiscount(restRp, persenMilli);
  return maks_rp > 0 ? Math.min(off, maks_rp) : off;
}
