import type { ReportSums, SumRow } from '@kadar/contract/report.ts';
import { type CellValue, type Row, type TableEvent, TableLayout, type TableModel } from './table.ts';

/** Groups of the outer two levels; a report with more of them is not told apart by them. */
const LEVELS = 2;
const MOST = 500;

/** Milligrams become grams, and what left the safe integers a number. */
const onWire = ({ columns }: TableModel, values: Row): SumRow => {
  const grams = new Set(columns.filter(({ kind }) => kind === 'gram').map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const figure = value === null || typeof value === 'string' ? null : Number(value);
      return [key, figure === null ? null : grams.has(key) ? figure / 1000 : figure];
    }),
  );
};

/** A report's plot: rows of the same x are one point. */
export interface Plot {
  x: string;
  y: readonly string[];
}

/**
 * What the rows of a report add up to: all of them, its outer groups, and the points of its plot. Rows come in the order of
 * the groups, weights in mg; answers in g. Holds the sums, never the rows.
 */
export class ReportSummer {
  readonly #model: TableModel;
  readonly #layout: TableLayout;
  readonly #plot: Plot | null;
  readonly #path: CellValue[] = [];
  readonly #groups: ReportSums['kelompok'][number][] = [];
  readonly #points = new Map<string, Record<string, number>>();
  #total: Pick<ReportSums, 'baris' | 'jumlah'> = { baris: 0, jumlah: {} };

  constructor(model: TableModel, plot?: Plot | undefined) {
    this.#model = model;
    this.#layout = new TableLayout(model);
    // What a level is not told is no column of its model.
    const told = new Set(model.columns.map(({ key }) => key));
    this.#plot = plot && told.has(plot.x) ? { x: plot.x, y: plot.y.filter((key) => told.has(key)) } : null;
  }

  /** The layout's events of the row, as `TableLayout` gives them. */
  push(row: Row): TableEvent[] {
    const events = this.#layout.push(row);
    this.#take(events);
    if (!this.#plot) return events;
    const x = String(row[this.#plot.x] ?? '');
    const point = this.#points.get(x) ?? {};
    for (const key of this.#plot.y) point[key] = (point[key] ?? 0) + Number(row[key] ?? 0);
    this.#points.set(x, point);
    return events;
  }

  /** The layout's last events; once, before `sums`. */
  end(): TableEvent[] {
    const events = this.#layout.end();
    this.#take(events);
    return events;
  }

  sums(): ReportSums {
    const titik = [...this.#points].map(([x, values]) => ({ x, jumlah: onWire(this.#model, values) }));
    return { ...this.#total, kelompok: this.#groups, titik };
  }

  #take(events: readonly TableEvent[]): void {
    for (const event of events)
      if (event.type === 'group-open') this.#path[event.level] = event.value;
      else if (event.type === 'subtotal' && event.level < LEVELS && this.#groups.length < MOST)
        this.#groups.push({
          kunci: this.#path.slice(0, event.level + 1).map((value) => String(value ?? '')),
          baris: event.count,
          jumlah: onWire(this.#model, event.values),
        });
      else if (event.type === 'total')
        this.#total = { baris: event.count, jumlah: onWire(this.#model, event.values) };
  }
}
