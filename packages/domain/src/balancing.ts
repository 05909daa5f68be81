import type { Mg } from './weight.ts';

/** Where one weight band ends and the next begins, in mg; what weighs as much as a bound stands in the band above it. */
export const BALANCING_BANDS: readonly Mg[] = [1_000, 2_000, 3_000, 5_000, 10_000, 20_000];

/** Days in which a shop shows what it sells, and after which what lies there lies long (modules-2 §4 ★). */
export const SELLS_DAYS = 30;
export const LIES_DAYS = 90;

/** Pieces of one type, purity and weight band; the band as the number of bounds that are not above the weight. */
export interface BalancingKind {
  kode_dept: string;
  kadar: number;
  pita: number;
}

/** What a shop sold of a kind within SELLS_DAYS, has of it for sale, and how many of these lie for more than LIES_DAYS. */
export interface ShelfCount extends BalancingKind {
  kode_toko: string;
  terjual: number;
  ada: number;
  lama: number;
}

/** So many of `dari` would sell in `ke`: its longest lying, after `mulai` of them that go elsewhere. */
export interface BalancingProposal extends BalancingKind {
  dari: string;
  ke: string;
  mulai: number;
  qty: number;
  /** What `ke` sold, and has. */
  terjual: number;
  ada: number;
}

/** A shop that gives or takes pieces of a kind, and how many are left of these. */
export interface Side<C> {
  count: C;
  left: number;
}

/** The shops of which `of` says more than nothing: by `first`, then who has most, then by code. */
export const sidesOf = <C extends { kode_toko: string }>(
  counts: readonly C[],
  of: (count: C) => number,
  first: (a: C, b: C) => number = () => 0,
): Side<C>[] =>
  counts
    .map((count) => ({ count, left: of(count) }))
    .filter(({ left }) => left > 0)
    .sort(
      (a, b) =>
        first(a.count, b.count) || b.left - a.left || (a.count.kode_toko < b.count.kode_toko ? -1 : 1),
    );

/** So many of the giver's, after `mulai` of them that go elsewhere. */
interface Handing<C> {
  giver: C;
  taker: C;
  mulai: number;
  qty: number;
}

/** Each taker in turn takes from each giver in turn, but where `aside` says not; what is left stands in the sides. */
export const handOver = <C extends { kode_toko: string }>(
  takers: readonly Side<C>[],
  givers: readonly Side<C>[],
  aside: (giver: C, taker: C) => boolean = () => false,
): Handing<C>[] => {
  const given = new Map<string, number>();
  const handings: Handing<C>[] = [];
  for (const taker of takers)
    for (const giver of givers) {
      const qty = Math.min(taker.left, giver.left);
      if (qty === 0 || aside(giver.count, taker.count)) continue;
      const mulai = given.get(giver.count.kode_toko) ?? 0;
      handings.push({ giver: giver.count, taker: taker.count, mulai, qty });
      given.set(giver.count.kode_toko, mulai + qty);
      taker.left -= qty;
      giver.left -= qty;
    }
  return handings;
};

/** The proposals of one kind. */
const ofKind = (counts: readonly ShelfCount[]): BalancingProposal[] => {
  const givers = sidesOf(counts, ({ lama, terjual }) => lama - terjual);
  const takers = sidesOf(counts, ({ lama, terjual }) => terjual - lama);
  return handOver(takers, givers).map(({ giver, taker, mulai, qty }) => {
    const { kode_toko: dari, kode_dept, kadar, pita } = giver;
    const { kode_toko: ke, terjual, ada } = taker;
    return { dari, ke, kode_dept, kadar, pita, mulai, qty, terjual, ada };
  });
};

/**
 * What should go from which shop to which (modules-2 §4 ★): of each kind what sells in one shop against what lies long in another. Each shop sells its own
 * long lying pieces first: only what is beyond its sales of SELLS_DAYS is given, and only what it sells beyond them is taken. Who needs most comes
 * first, and takes from who has most.
 */
export const balancing = (counts: readonly ShelfCount[]): BalancingProposal[] =>
  [...Map.groupBy(counts, ({ kode_dept, kadar, pita }) => `${kode_dept} ${kadar} ${pita}`).values()].flatMap(
    ofKind,
  );

/** The weights of a band, from its first up to where the next begins; null where none does. */
export const bandWeights = (pita: number): { dari: Mg; sampai: Mg | null } => ({
  dari: BALANCING_BANDS[pita - 1] ?? 0,
  sampai: BALANCING_BANDS[pita] ?? null,
});
