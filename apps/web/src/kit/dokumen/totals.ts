import { showCell } from '../format.ts';
import type { Column } from '../table/types.ts';

/** A column of documents; what has `sum` stands in the last line, of those in force alone. */
export interface DocumentColumn<T> extends Column<T> {
  sum?: (row: T) => number;
}

/** Sums of the documents in force, by column, as they are shown; grams are added as whole milligrams. */
export const totalsOf = <T extends { status: string }>(
  rows: readonly T[],
  columns: readonly DocumentColumn<T>[],
): Record<string, string> => {
  const posted = rows.filter(({ status }) => status === 'POSTED');
  return Object.fromEntries(
    columns.flatMap(({ key, kind = 'integer', sum }) => {
      if (!sum) return [];
      const scale = kind === 'gram' ? 1000 : 1;
      const all = posted.reduce((total, row) => total + Math.round(sum(row) * scale), 0);
      return [[key, showCell(kind, all)]];
    }),
  );
};
