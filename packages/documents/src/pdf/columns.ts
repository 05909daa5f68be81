/** Column widths of a report page: figures never wrap, texts take what is left. */

import { formatPaper } from '../format.ts';
import { alignOf, type CellValue, type ColumnKind, type TableColumn, type TableModel } from '../table.ts';
import type { Ink, TextStyle } from './ink.ts';

export interface PlacedColumn {
  column: TableColumn;
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
  wraps: boolean;
  header: string[];
}

export interface Grid {
  columns: PlacedColumn[];
  size: number;
  leading: number;
  headerLines: number;
}

const CELL_GAP = 6;
const LARGEST = 7.75;
const SMALLEST = 5.25;
const TEXT_CHARACTERS = 18;
const WIDEST_VALUE: Partial<Record<ColumnKind, CellValue>> = {
  date: '2026-12-28',
  datetime: '2026-12-28 08:08',
  rupiah: 999_999_999,
  gram: 9_999_999,
  kadar: 99.999,
  integer: 99_999,
  percent: 100.99,
};

// A summed column must also hold the total of a long report.
const WIDEST_SUM: Partial<Record<ColumnKind, CellValue>> = {
  rupiah: 99_999_999_999,
  gram: 999_999_999,
  integer: 9_999_999,
};

function wantedWidth(ink: Ink, column: TableColumn, style: TextStyle): number {
  if (column.width !== undefined) return ink.width('0', style) * column.width;
  const sample = (column.total === 'sum' ? WIDEST_SUM[column.kind] : undefined) ?? WIDEST_VALUE[column.kind];
  const value =
    sample === undefined
      ? ink.width('n', style) * TEXT_CHARACTERS
      : ink.width(formatPaper(column.kind, sample), style);
  const longestWord = Math.max(
    ...column.label.split(/\s+/).map((word) => ink.width(word, { ...style, bold: true })),
  );
  return Math.max(value, longestWord);
}

function isFlexible(column: TableColumn): boolean {
  return column.kind === 'text' || column.kind === 'link';
}

/** Shares `available` points among the columns, with the largest type size at which the figures still fit. */
export function placeColumns(
  ink: Ink,
  model: Pick<TableModel, 'columns' | 'groupBy'>,
  left: number,
  available: number,
): Grid {
  const shown = model.columns.filter((column) => !model.groupBy.includes(column.key));
  const gaps = CELL_GAP * Math.max(0, shown.length - 1);
  const room = available - gaps;
  let size = LARGEST;
  let wanted: number[] = [];
  for (; size >= SMALLEST; size -= 0.25) {
    const style = { size, bold: true };
    wanted = shown.map((column) => wantedWidth(ink, column, style));
    const least = wanted.reduce(
      (sum, width, i) => sum + (isFlexible(shown[i] as TableColumn) ? width * 0.55 : width),
      0,
    );
    if (least <= room) break;
  }
  size = Math.max(size, SMALLEST);
  const widths = share(shown, wanted, room);
  let x = left;
  const columns = shown.map((column, i): PlacedColumn => {
    const width = widths[i] as number;
    const placed: PlacedColumn = {
      column,
      x,
      width,
      align: alignOf(column),
      wraps: isFlexible(column) && column.wrap !== false,
      header: ink.wrap(column.label, width, { size, bold: true }, 3),
    };
    x += width + CELL_GAP;
    return placed;
  });
  const headerLines = Math.max(1, ...columns.map(({ header }) => header.length));
  return { columns, size, leading: size * 1.28, headerLines };
}

function share(columns: TableColumn[], wanted: number[], room: number): number[] {
  const sum = (pick: (column: TableColumn) => boolean): number =>
    wanted.reduce((total, width, i) => total + (pick(columns[i] as TableColumn) ? width : 0), 0);
  const flexible = sum(isFlexible);
  const fixed = sum((column) => !isFlexible(column));
  if (flexible === 0 || fixed + flexible * 0.3 > room) {
    // Only a narrower page than any table should have gets here with figures; they are squeezed, never cut.
    const factor = room / (flexible + fixed);
    return wanted.map((width) => width * Math.min(factor, flexible === 0 ? 1.6 : factor));
  }
  const factor = (room - fixed) / flexible;
  return wanted.map((width, i) => (isFlexible(columns[i] as TableColumn) ? width * factor : width));
}

/** Whether the column's total stands there, so that the label of a total must end before it. */
export function holdsTotal({ column }: PlacedColumn): boolean {
  return column.total === 'sum' || column.derive !== undefined;
}
