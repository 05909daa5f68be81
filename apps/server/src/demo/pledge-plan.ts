import type { Rng } from '@kadar/demo-data/rng.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { DemoPledge, PledgeFate } from './shop.ts';

const GOODS = [
  { nama_barang: 'KALUNG ITALY SANTA', kadar: 75, from: 2_000, to: 12_000 },
  { nama_barang: 'GELANG RANTAI SISIK NAGA', kadar: 70, from: 3_000, to: 20_000 },
  { nama_barang: 'CINCIN KAWIN POLOS', kadar: 75, from: 1_000, to: 5_000 },
  { nama_barang: 'LIONTIN HURUF A', kadar: 42, from: 800, to: 3_000 },
  { nama_barang: 'LM ANTAM 5 GR', kadar: 99.9, from: 5_000, to: 5_000 },
] as const;
/** Above every bracket without a penalty. */
const HEAVY = { nama_barang: 'KALUNG RANTAI MILANO', kadar: 75, from: 60_000, to: 70_000 } as const;
/** Of the plafond: few borrow all of it. */
const LEAST_PERCENT = 40;

/** Most redeem, one in five extends first, few are left to the auction (domain §9). */
const FATES = [
  ['TEBUS', 65],
  ['PERPANJANG', 20],
  ['CICIL', 8],
  ['LEWAT', 4],
] as const;
/** From a due date past its grace. */
const LATE_DAYS = 10;
const TERM_DAYS = 120;

/** What sets a pledge apart: its goods, its loan, its term, and what comes of it so many days later. */
interface Rare {
  pieces?: number;
  heavy?: true;
  /** Of the plafond. */
  percent?: number;
  lama?: number;
  batal?: true;
  fate?: readonly [fate: PledgeFate, from: number, to: number];
}
/**
 * What happens so seldom that a draw might leave it out, to one in so many from this one on. Each shop's first month has all
 * of it: nobody comes for the first six, whose auction is over in it.
 */
const RARELY: readonly (Rare & { of: number; from: number })[] = [
  ...[0, 1, 2, 3, 4, 5].map((from) => ({
    of: 720,
    from,
    lama: 1,
    percent: 50,
    fate: ['LEWAT', 5, 5] as const,
  })),
  { of: 30, from: 6, pieces: 3, percent: 50, fate: ['LEPAS', 3, 5] },
  { of: 30, from: 7, batal: true },
  { of: 30, from: 8, percent: 50, fate: ['TAMBAH', 3, 5] },
  { of: 60, from: 9, percent: 50, fate: ['DIBELI', 3, 5] },
  { of: 60, from: 10, fate: ['SLIP', 4, 9] },
  { of: 60, from: 11, heavy: true, percent: 80, lama: 1, fate: ['TEBUS', 8, 9] },
  { of: 30, from: 12, fate: ['KERINGANAN', 3, 9] },
  // On the owner's word: more than LTV_MAKS allows of the goods before long.
  { of: 30, from: 13, percent: 111 },
  { of: 60, from: 14, fate: ['CICIL', 3, 6] },
  { of: 60, from: 15, fate: ['TEBUS', 2, 4] },
  { of: 120, from: 16, fate: ['KLAIM', 4, 8] },
  { of: 60, from: 17, fate: ['PERPANJANG', 3, 6] },
  { of: 120, from: 18, fate: ['HAPUS', 4, 8] },
  { of: 20, from: 19, pieces: 2 },
  // Lent for a month, and nobody comes.
  { of: 20, from: 1, lama: 30, fate: ['LEWAT', 40, 40] },
];
/** So many are lent on the first day, and two a day until each of these was there once. */
export const FIRST_LOANS = 6;
export const EARLY = 20;

/** What sets the nth pledge of a shop apart. */
export const rareOf = (nth: number): Rare | undefined => RARELY.find(({ of, from }) => nth % of === from);

/** Goods of a new pledge, mg. */
export const goodsOf = (rng: Rng, rare: Rare | undefined) => {
  const first = rng.int(0, GOODS.length - 1);
  const kinds = rare?.heavy
    ? [HEAVY]
    : Array.from({ length: rare?.pieces ?? 1 }, (_, at) => GOODS[(first + at) % GOODS.length] ?? GOODS[0]);
  return kinds.map(({ from, to, ...piece }) => ({
    ...piece,
    kode_group: '',
    berat_kotor: rng.int(from / 10, to / 10) * 10,
    berat_atribut: 0,
  }));
};

/** Percent of the plafond that is lent. */
export const percentOf = (rng: Rng, rare: Rare | undefined): number => {
  const part = rng.int(LEAST_PERCENT, 100);
  return rare?.percent ?? part;
};

/** When a pledge is paid on: any day of its term, an extension late in it; what nobody comes for is noticed after its term. */
export const nextOf = (rng: Rng, no_hutang: string, tanggal: string): DemoPledge => {
  const fate = rng.weighted<PledgeFate>(FATES);
  const any = fate === 'PERPANJANG' ? rng.int(80, 118) : rng.int(6, 116);
  return { no_hutang, fate, tanggal: addDays(tanggal, fate === 'LEWAT' ? TERM_DAYS + LATE_DAYS : any) };
};

/** What comes of a new pledge first. */
export const firstOf = (rng: Rng, no_hutang: string, tanggal: string, rare: Rare | undefined): DemoPledge => {
  const next = nextOf(rng, no_hutang, tanggal);
  if (!rare?.fate) return next;
  const [fate, from, to] = rare.fate;
  return { no_hutang, fate, tanggal: addDays(tanggal, rng.int(from, to)) };
};
