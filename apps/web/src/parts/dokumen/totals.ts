import { showCell } from '../../kit/format.ts';
import type { Column } from '../../kit/table/types.ts';

/** A column of documents; what has `sum` stands in the last line, of those in force alone. */
export interface DocumentColumn<T> extends Column<T> {
  sum?: (row: T) => number;
}

/** What columns come to, by their keys: whole rupiah, milligrams or pieces. */
export type Sums = Readonly<Record<string, number>>;

/** What the documents in force come to. */
export const sumsOf = <T extends { status: string }>(
  rows: readonly T[],
  columns: readonly DocumentColumn<T>[],
): Sums => {
  const inForce = rows.filter(({ status }) => status === 'POSTED');
  return Object.fromEntries(
    columns.flatMap(({ key, kind, sum }) => {
      const scale = kind === 'gram' ? 1000 : 1;
      return sum ? [[key, inForce.reduce((all, row) => all + Math.round(sum(row) * scale), 0)]] : [];
    }),
  );
};

/** Sums as they are shown, by column; a list that is not whole has those that its server told. */
export const totalsOf = <T>(sums: Sums, columns: readonly DocumentColumn<T>[]): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ key, kind = 'integer', sum }) => {
      const told = sums[key];
      return sum && told !== undefined ? [[key, showCell(kind, told)]] : [];
    }),
  );
