import type { HutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { ltvBasisPoints } from '@kadar/domain/collateral.ts';
import type { BoardRow } from './board.ts';

type Pledged = Pick<HutangDashboard['kadar'][number], 'kadar' | 'pokok' | 'bunga' | 'nilai'>;

/** The line that a purity goes by: of the kadars that are not above it the highest, else the gold price. */
const lineOf = (rows: readonly BoardRow[], kadar: number): BoardRow | undefined =>
  rows
    .filter(({ line }) => line.jenis === 'KADAR' && line.kadar <= kadar)
    .toSorted((a, b) => b.line.kadar - a.line.kadar)[0] ?? rows.find(({ line }) => line.jenis === 'GLOBAL');

const moved = (row: BoardRow | undefined, rp: number): number =>
  row?.line.harga && row.next !== null ? Math.round((rp * row.next) / row.line.harga) : rp;

/**
 * Loan to value of the open pledges in hundredths of a percent: as it is, and once the lebur price of each purity has moved as
 * its selling price does. null where there are none, or where the caller is told no rupiah.
 */
export const ltvOf = (
  rows: readonly BoardRow[],
  pledged: readonly Pledged[],
): { before: number; after: number } | null => {
  let [owed, value, moves] = [0, 0, 0];
  for (const { kadar, pokok, bunga, nilai } of pledged) {
    if (pokok === null || bunga === null || nilai === null) return null;
    owed += pokok + bunga;
    value += nilai;
    moves += moved(lineOf(rows, kadar), nilai);
  }
  const [before, after] = [ltvBasisPoints(owed, value), ltvBasisPoints(owed, moves)];
  return owed === 0 || before === null || after === null ? null : { before, after };
};
