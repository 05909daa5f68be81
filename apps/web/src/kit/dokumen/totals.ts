import { showCell } from '../format.ts';
import type { Column } from '../table/types.ts';

/** A column of documents; what has `sum` stands in the last line, of those in force alone. */
export interface DocumentColumn<T> extends Column<T> {
  sum?: (row: T) => number;
}

/** What the documents in force come to in a column: whole rupiah, milligrams or pieces. */
export const sumOf = <T extends { status: string }>(
  rows: readonly T[],
  { kind = 'integer', sum }: DocumentColumn<T>,
): number => {
  const scale = kind === 'gram' ? 1000 : 1;
  return rows.reduce(
    (total, row) => (sum && row.status === 'POSTED' ? total + Math.round(sum(row) * scale) : total),
    0,
  );
};

/** Sums of the documents in force, by column, as they are shown. */
export const totalsOf = <T extends { status: string }>(
  rows: readonly T[],
  columns: readonly DocumentColumn<T>[],
): Record<string, string> => {
  return Object.fromEntries(
    columns.flatMap((column) =>
      column.sum ? [[column.key, showCell(column.kind ?? 'integer', sumOf(rows, column))]] : [],
    ),
  );
};
