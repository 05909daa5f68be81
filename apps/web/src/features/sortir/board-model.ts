import {
  type BarangSortir,
  KE_SORTIR,
  type KeSortir,
  KOLOM_SORTIR,
  type KolomSortir,
} from '@kadar/contract/endpoints/sortir-belian.ts';
import { type BarangState, barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { sortingMove } from '@kadar/domain/sorting.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

/** The column where a piece of a state stands. */
const COLUMN_OF: Readonly<Record<KeSortir, KolomSortir>> = {
  READY: 'SIAP',
  BELI: 'BARU',
  CUCI: 'CUCI_SEPUH',
  SEPUH: 'CUCI_SEPUH',
  ROSOK: 'ROSOK',
  LEBUR: 'LEBUR',
  DITAHAN_POLISI: 'DITAHAN',
  DISITA: 'DITAHAN',
};

const isState = (status: string): status is BarangState =>
  (barangLifecycle.states as readonly string[]).includes(status);

/** What of a column its head says: pieces, grams and rupiah. */
export interface Sums {
  qty: number;
  berat: number;
  harga: number;
}

export const sumsOf = (pieces: readonly BarangSortir[]): Sums => ({
  qty: pieces.length,
  berat: pieces.reduce((sum, { berat }) => sum + gramToMg(berat), 0) / 1000,
  harga: pieces.reduce((sum, { harga }) => sum + harga, 0),
});

/** The pieces of each column, in the order of the screen. */
export const columnsOf = (
  pieces: readonly BarangSortir[],
): { kolom: KolomSortir; pieces: BarangSortir[] }[] =>
  KOLOM_SORTIR.map((kolom) => ({ kolom, pieces: pieces.filter((piece) => piece.kolom === kolom) }));

/** Where all of these pieces may be sent; one that is kept until its day goes to the police alone. */
export const targetsOf = (pieces: readonly BarangSortir[]): KeSortir[] =>
  pieces.length === 0
    ? []
    : KE_SORTIR.filter((ke) =>
        pieces.every(
          ({ status, ditahan_sampai }) =>
            isState(status) &&
            sortingMove(status, ke) &&
            (ditahan_sampai === null || ke === 'DITAHAN_POLISI'),
        ),
      );

/** The next column to the right or left of one that some target stands in; the same where there is none. */
export const stepTo = (from: KolomSortir, targets: readonly KeSortir[], by: 1 | -1): KolomSortir => {
  const open = new Set(targets.map((ke) => COLUMN_OF[ke]));
  for (let at = KOLOM_SORTIR.indexOf(from) + by; ; at += by) {
    const kolom = KOLOM_SORTIR[at];
    if (kolom === undefined) return from;
    if (open.has(kolom)) return kolom;
  }
};

/** The targets that stand in a column. */
export const targetsIn = (kolom: KolomSortir, targets: readonly KeSortir[]): KeSortir[] =>
  targets.filter((ke) => COLUMN_OF[ke] === kolom);
