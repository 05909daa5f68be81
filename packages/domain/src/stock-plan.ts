import { type BalancingKind, handOver, sidesOf } from './balancing.ts';
import { mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';
import { fineGold, type Mg, valueAt } from './weight.ts';

/** Weeks that are looked back at, and weeks that what lies in the cases should last; the first of each is the standard. */
export const LOOK_BACK_WEEKS = [8, 4, 12] as const;
export const COVER_WEEKS = [6, 4, 8] as const;

/** What is looked back at (`pekan`) and aimed at (`target`), in weeks. */
export interface CoverAim {
  pekan: number;
  target: number;
}

/** What a shop has of a kind, and sold of it in the weeks looked at. */
export interface CoverCount extends BalancingKind {
  kode_toko: string;
  /** For sale, or on its way to it from another shop. */
  ada: number;
  /** How many of them may be sent: what is a supplier's may not. */
  boleh: number;
  /** How many of these lie for more than LIES_DAYS. */
  lama: number;
  terjual: number;
}

/** So many of `dari` are to go to `ke`: its oldest, after `mulai` of them that go elsewhere. */
export interface MoveProposal extends BalancingKind {
  dari: string;
  ke: string;
  mulai: number;
  qty: number;
}

/** So many that no shop has to spare. */
export interface OrderProposal extends BalancingKind {
  kode_toko: string;
  qty: number;
}

export interface StockPlan {
  pindah: MoveProposal[];
  pesan: OrderProposal[];
}

/** Pieces that last for the weeks aimed at, at the pace of those looked at: at least one where one was sold, none where none was. */
export const targetPieces = (terjual: number, { pekan, target }: CoverAim): number =>
  terjual === 0 ? 0 : mulDiv(target, terjual, pekan, 'ceil');

/** What is missing to the target where less than half of it is there. */
export const shortPieces = ({ ada, terjual }: CoverCount, aim: CoverAim): number =>
  2 * ada * aim.pekan < aim.target * terjual ? targetPieces(terjual, aim) - ada : 0;

/** What may go where there is more than twice the target: down to it. Where none was sold, what lies long. */
export const sparePieces = ({ ada, boleh, lama, terjual }: CoverCount, aim: CoverAim): number => {
  if (terjual === 0) return Math.min(boleh, lama);
  return ada * aim.pekan > 2 * aim.target * terjual ? Math.min(boleh, ada - targetPieces(terjual, aim)) : 0;
};

/** For how many whole days what is there lasts; null where none was sold. */
export const coverDays = (
  { ada, terjual }: Pick<CoverCount, 'ada' | 'terjual'>,
  pekan: number,
): number | null => (terjual === 0 ? null : mulDiv(7 * ada, pekan, terjual, 'floor'));

/** Below 0 where `a` lasts shorter than `b`; what does not sell at all lasts longest. */
const byCover = (a: CoverCount, b: CoverCount): number => {
  if (a.terjual === 0 || b.terjual === 0) return Number(a.terjual === 0) - Number(b.terjual === 0);
  return a.ada * b.terjual - b.ada * a.terjual;
};

/** Whether what `dari` has to spare of a kind is not to go to `ke` now. */
export type SetAside = (dari: string, ke: string, kind: BalancingKind) => boolean;

const ofKind = (counts: readonly CoverCount[], aim: CoverAim, aside: SetAside): StockPlan => {
  const givers = sidesOf(
    counts,
    (count) => sparePieces(count, aim),
    (a, b) => byCover(b, a),
  );
  const takers = sidesOf(counts, (count) => shortPieces(count, aim), byCover);
  const kindOf = ({ kode_dept, kadar, pita }: CoverCount): BalancingKind => ({ kode_dept, kadar, pita });
  const handed = handOver(takers, givers, (giver, taker) =>
    aside(giver.kode_toko, taker.kode_toko, kindOf(taker)),
  );
  return {
    pindah: handed.map(({ giver, taker, mulai, qty }) => ({
      dari: giver.kode_toko,
      ke: taker.kode_toko,
      ...kindOf(taker),
      mulai,
      qty,
    })),
    pesan: takers
      .filter(({ left }) => left > 0)
      .map(({ count, left }) => ({ kode_toko: count.kode_toko, ...kindOf(count), qty: left })),
  };
};

/**
 * What is to go from which shop to which, and what is left to be ordered. A shop is short of a kind where it has less than half of what it sells
 * in the weeks aimed at, and long where it has more than twice of it, or sells none and has some that lie long. From whom it lasts longest it goes to
 * whom it lasts shortest; who gives keeps his own target, and nobody gives and takes of one kind.
 */
export const stockPlan = (
  counts: readonly CoverCount[],
  aim: CoverAim,
  aside: SetAside = () => false,
): StockPlan => {
  const kinds = Map.groupBy(counts, ({ kode_dept, kadar, pita }) => `${kode_dept} ${kadar} ${pita}`);
  const plans = [...kinds.values()].map((of) => ofKind(of, aim, aside));
  return { pindah: plans.flatMap(({ pindah }) => pindah), pesan: plans.flatMap(({ pesan }) => pesan) };
};

/** What so many pieces are expected to weigh and cost: each what was sold weighs in the middle, its fine gold at `hargaRp` a gram; null without a price. */
export const expectedOrder = (
  qty: number,
  { tengahMg, kadarMilli, hargaRp }: { tengahMg: Mg; kadarMilli: number; hargaRp: Rupiah | null },
): { beratMg: Mg; nilaiRp: Rupiah | null } => ({
  beratMg: qty * tengahMg,
  nilaiRp: hargaRp === null ? null : qty * valueAt(fineGold(tengahMg, kadarMilli), hargaRp),
});
