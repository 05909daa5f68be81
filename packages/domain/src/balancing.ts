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

interface Side {
  count: ShelfCount;
  left: number;
}

const sidesOf = (counts: readonly ShelfCount[], of: (count: ShelfCount) => number): Side[] =>
  counts
    .map((count) => ({ count, left: of(count) }))
    .filter(({ left }) => left > 0)
    .sort((a, b) => b.left - a.left || (a.count.kode_toko < b.count.kode_toko ? -1 : 1));

/** The proposals of one kind. */
const ofKind = (counts: readonly ShelfCount[]): BalancingProposal[] => {
  const givers = sidesOf(counts, ({ lama, terjual }) => lama - terjual);
  const takers = sidesOf(counts, ({ lama, terjual }) => terjual - lama);
  const given = new Map<string, number>();
  const proposals: BalancingProposal[] = [];
  for (const taker of takers)
    for (const giver of givers) {
      const qty = Math.min(taker.left, giver.left);
      if (qty === 0) continue;
      const { kode_toko: dari, kode_dept, kadar, pita } = giver.count;
      const { kode_toko: ke, terjual, ada } = taker.count;
      const mulai = given.get(dari) ?? 0;
      proposals.push({ dari, ke, kode_dept, kadar, pita, mulai, qty, terjual, ada });
      given.set(dari, mulai + qty);
      taker.left -= qty;
      giver.left -= qty;
    }
  return proposals;
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
