/** The columns of a report: measured on its first rows, with room for what later ones are likely to hold. */

import { formatPaper, formatPaperRow } from '../format.ts';
import type { Sample } from '../sample.ts';
import type { CellValue, ColumnKind, Row, TableColumn, TableModel } from '../table.ts';
import { type FittedCell, fitPiece, fitText } from './cell.ts';
import { ColumnMeasure, type Grid, type PlacedColumn } from './columns.ts';
import type { Ink } from './ink.ts';

/** Where a piece would be printed smaller than this, its column is too narrow. */
const SMALLEST_PIECE = 0.75;
const LIKELY: Partial<Record<ColumnKind, CellValue>> = {
  date: '2026-12-28',
  datetime: '2026-12-28 08:08',
  rupiah: 99_999_999,
  gram: 999_999,
  kadar: 99.999,
  integer: 9_999,
  percent: 100.99,
};
const LIKELY_TEXT = 'NNNNNNNNNNNN';

export interface ReportCell extends FittedCell {
  at: PlacedColumn;
}

export class ReportColumns {
  readonly #ink: Ink;
  readonly #shown: TableColumn[];
  readonly #measure: ColumnMeasure;
  readonly #left: number;
  readonly #available: number;
  grid: Grid;

  constructor(ink: Ink, model: TableModel, { events, whole }: Sample, left: number, available: number) {
    this.#ink = ink;
    this.#left = left;
    this.#available = available;
    this.#shown = model.columns.filter(({ key }) => !model.groupBy.includes(key));
    this.#measure = new ColumnMeasure(ink, this.#shown);
    for (const event of events) {
      if (event.type === 'row') this.#addRow(event.row);
      else if (event.type !== 'group-open') this.#addTotals(event.values);
    }
    if (!whole) this.#addLikely();
    this.grid = this.#measure.place(left, available);
  }

  /** Makes the columns wide enough for this row too. */
  widen(row: Row): void {
    this.#addRow(row);
    this.grid = this.#measure.place(this.#left, this.#available);
  }

  /** What is printed of a row; blank cells are left out. */
  cellsOf(row: Row): ReportCell[] {
    const { columns, size } = this.grid;
    const cells: ReportCell[] = [];
    for (const at of columns) {
      const { column, width, isText } = at;
      const text = formatPaperRow(column.kind, row[column.key], column.decimals);
      if (text === '') continue;
      const fitted = isText
        ? fitText(this.#ink, text, width, { size }, column.wrap !== false)
        : fitPiece(this.#ink, text, width, { size });
      cells.push({ ...fitted, at });
    }
    return cells;
  }

  /** Whether every piece of them can be read well. */
  fits(cells: readonly ReportCell[]): boolean {
    return cells.every(({ size }) => size >= this.grid.size * SMALLEST_PIECE);
  }

  #addRow(row: Row): void {
    this.#shown.forEach(({ key, kind, decimals }, at) => {
      this.#measure.add(at, formatPaperRow(kind, row[key], decimals));
    });
  }

  #addTotals(values: Row): void {
    this.#shown.forEach(({ key, kind, decimals }, at) => {
      this.#measure.add(at, formatPaper(kind, values[key], decimals), true);
    });
  }

  #addLikely(): void {
    this.#shown.forEach(({ kind }, at) => {
      const likely = LIKELY[kind];
      if (likely !== undefined) this.#measure.add(at, formatPaper(kind, likely));
      else if (this.#measure.isEmpty(at)) this.#measure.add(at, LIKELY_TEXT);
    });
  }
}
