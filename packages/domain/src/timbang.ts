import { assertNatural } from './integer.ts';
import type { Mg } from './weight.ts';

/** What a loaded tray is made of; sums over its pieces, and the empty tray. */
export interface TrayLoad {
  berat_asli: Mg;
  berat_bandrol: Mg;
  berat_baki: Mg;
}

/** What a loaded tray should show on the scale, in mg (domain §2 timbang baki). */
export const expectedTray = ({ berat_asli, berat_bandrol, berat_baki }: TrayLoad): Mg =>
  berat_asli + berat_bandrol + berat_baki;

/** Weighed less expected, in mg; COCOK within the tolerance, its edge included (domain §6 TOLERANSI_BAKI_GRAM). */
export const judgeTray = (
  expected: Mg,
  weighed: Mg,
  tolerance: Mg,
): { selisih: Mg; status: 'COCOK' | 'SELISIH' } => {
  assertNatural(expected, 'expected weight');
  assertNatural(weighed, 'weighed weight');
  assertNatural(tolerance, 'tolerance');
  const selisih = weighed - expected;
  return { selisih, status: Math.abs(selisih) <= tolerance ? 'COCOK' : 'SELISIH' };
};

/** A piece as it presses on the scale: berat_asli + berat_bandrol. */
export interface Weighed {
  kode_barcode: string;
  berat: Mg;
}

export interface Explanation<Piece extends Weighed> {
  barang: Piece[];
  berat: Mg;
  /** What these pieces leave unexplained: their weight less the difference. */
  sisa: Mg;
}

/** Beyond this many pieces no three are tried: the work grows with the square of their number. */
const TRIPLES_UP_TO = 600;
/** Beyond this many pieces no two are tried either. */
const PAIRS_UP_TO = 20_000;

/** Keeps the closest few of what it is offered. */
class Closest<T> {
  readonly #limit: number;
  readonly #kept: { item: T; off: Mg }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  wants(off: Mg): boolean {
    const worst = this.#kept[this.#limit - 1];
    return worst === undefined || off < worst.off;
  }

  add(item: T, off: Mg): void {
    let at = this.#kept.length;
    while (at > 0 && (this.#kept[at - 1]?.off ?? 0) > off) at--;
    this.#kept.splice(at, 0, { item, off });
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
  }

  get items(): T[] {
    return this.#kept.map(({ item }) => item);
  }
}

/** The first place at or after `from` whose piece weighs `mg` or more; `pieces` stand by weight. */
const firstFrom = (pieces: readonly Weighed[], from: number, mg: Mg): number => {
  let low = from;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.berat ?? 0) < mg) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Sets of one to three pieces that together weigh `difference` mg, give or take `tolerance`: the fewest pieces first,
 * because one forgotten piece is likelier than three that happen to fit, then the closest; at most `limit` of each number
 * of pieces and of all. Ties go by weight and barcode. RangeError on a negative or fractional weight.
 */
export const explainDifference = <Piece extends Weighed>(
  pieces: readonly Piece[],
  difference: Mg,
  tolerance: Mg,
  limit: number,
): Explanation<Piece>[] => {
  assertNatural(difference, 'difference');
  assertNatural(tolerance, 'tolerance');
  if (limit < 1) return [];
  for (const { berat } of pieces) assertNatural(berat, 'weight of a piece');
  const sorted = pieces
    .filter(({ berat }) => berat > 0 && berat <= difference + tolerance)
    .sort((a, b) => a.berat - b.berat || (a.kode_barcode < b.kode_barcode ? -1 : 1));
  const search = new Search(sorted, difference, tolerance);
  const found = [search.complete([], 0, limit)];
  if (sorted.length <= PAIRS_UP_TO) found.push(search.pairs(limit));
  if (sorted.length <= TRIPLES_UP_TO) found.push(search.triples(limit));
  return found.flat().slice(0, limit);
};

class Search<Piece extends Weighed> {
  readonly #pieces: readonly Piece[];
  readonly #difference: Mg;
  readonly #tolerance: Mg;

  constructor(sorted: readonly Piece[], difference: Mg, tolerance: Mg) {
    this.#pieces = sorted;
    this.#difference = difference;
    this.#tolerance = tolerance;
  }

  /** Each set that `head` becomes with one more piece from place `from` on. */
  complete(head: readonly Piece[], from: number, limit: number): Explanation<Piece>[] {
    const best = new Closest<Explanation<Piece>>(limit);
    this.#offer(head, from, best);
    return best.items;
  }

  pairs(limit: number): Explanation<Piece>[] {
    const best = new Closest<Explanation<Piece>>(limit);
    for (const [at, piece] of this.#pieces.entries()) this.#offer([piece], at + 1, best);
    return best.items;
  }

  triples(limit: number): Explanation<Piece>[] {
    const best = new Closest<Explanation<Piece>>(limit);
    for (const [at, one] of this.#pieces.entries())
      for (let next = at + 1; next < this.#pieces.length; next++) {
        const two = this.#pieces[next];
        // By weight: when the third, at least as heavy, is too much, so is it with every later second.
        if (!two || one.berat + 2 * two.berat > this.#difference + this.#tolerance) break;
        this.#offer([one, two], next + 1, best);
      }
    return best.items;
  }

  /** Walks outwards from the weight that would fit exactly, and stops where what is kept is closer. */
  #offer(head: readonly Piece[], from: number, best: Closest<Explanation<Piece>>): void {
    const sum = head.reduce((mg, { berat }) => mg + berat, 0);
    const exact = firstFrom(this.#pieces, from, this.#difference - sum);
    const fits = (at: number): boolean => {
      const piece = at < from ? undefined : this.#pieces[at];
      if (!piece) return false;
      const berat = sum + piece.berat;
      const off = Math.abs(berat - this.#difference);
      if (off > this.#tolerance || !best.wants(off)) return false;
      best.add({ barang: [...head, piece], berat, sisa: berat - this.#difference }, off);
      return true;
    };
    for (let at = exact; fits(at); at++);
    for (let at = exact - 1; fits(at); at--);
  }
}
