import { addDays, type IsoDate } from '@kadar/domain/dates.ts';
import type { PlannedSale } from './plan.ts';
import type { Rng } from './rng.ts';
import type { KuponRow } from './rows.ts';

const PER_CAMPAIGN = 24;
const USED_PROBABILITY = 0.08;

const coupons = (
  kode: string,
  terms: Omit<KuponRow, 'kode_kupon' | 'minimal_belanja'>,
  minimal_belanja: number,
): KuponRow[] =>
  Array.from({ length: PER_CAMPAIGN }, (_, index) => ({
    kode_kupon: `${kode}${String(index * 7_919 + 1_009).padStart(7, '0')}`,
    minimal_belanja,
    ...terms,
  }));

/** Two campaigns: one that is over, and one that still runs. */
export const couponRows = (today: IsoDate): KuponRow[] => [
  ...coupons(
    'RMD',
    {
      keterangan: 'BERKAH RAMADAN 2 %',
      jenis: 'PERSEN',
      nilai_rp: 0,
      persen: 2,
      maks_rp: 100_000,
      tgl_mulai: addDays(today, -330),
      tgl_akhir: addDays(today, -60),
    },
    1_500_000,
  ),
  ...coupons(
    'ULT',
    {
      keterangan: 'ULANG TAHUN KADAR',
      jenis: 'RUPIAH',
      nilai_rp: 50_000,
      persen: 0,
      maks_rp: 0,
      tgl_mulai: addDays(today, -30),
      tgl_akhir: addDays(today, 45),
    },
    2_000_000,
  ),
];

const level = (kode_level: string, minimal_belanja: number, poin_persen: number, diskon: number) => ({
  kode_level,
  nama_level: kode_level,
  minimal_belanja,
  bulan: 12,
  diskon,
  poin_persen,
});

/** Members rise by what they spend in a year, to more points for each purchase and, the best of them, a discount. */
export const LEVELS = [
  level('PERAK', 15_000_000, 110, 0),
  level('EMAS', 40_000_000, 125, 0.5),
  level('PLATINUM', 100_000_000, 150, 1),
];

/** Coupons a shop's customers hold: of each campaign its share, of which a third is never used. */
export const couponsOf = (rows: readonly KuponRow[], shop: number, shops: number): KuponRow[] =>
  rows.filter((_, index) => index % shops === shop && index % 3 !== 0);

/** A sale that brings a coupon, as long as one is left that fits; a coupon is taken out of `left`. */
export const withCoupon = (
  sale: PlannedSale,
  tanggal: IsoDate,
  { left, rng }: { left: KuponRow[]; rng: Rng },
): PlannedSale => {
  const at = left.findIndex(
    ({ tgl_mulai, tgl_akhir, minimal_belanja }) =>
      tgl_mulai <= tanggal && tanggal <= tgl_akhir && minimal_belanja <= sale.perkiraan,
  );
  if (at < 0 || sale.batal || !rng.chance(USED_PROBABILITY)) return sale;
  const [kupon] = left.splice(at, 1);
  return kupon ? { ...sale, kode_kupon: kupon.kode_kupon } : sale;
};
