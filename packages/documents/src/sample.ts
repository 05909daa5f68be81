/** The first rows of a table, held back so that its columns can be measured before anything is written. */

import {
  type CellValue,
  type Row,
  type RowSource,
  type TableEvent,
  TableLayout,
  type TableModel,
} from './table.ts';

const ROWS_MEASURED = 200;
/** By how much the sums of the whole may exceed those of the first rows: a table of 20,000 rows. */
const GROWTH = 100n;

export interface Sample {
  /** What the first rows give, their totals as large as those of the whole may become. */
  events: TableEvent[];
  /** Whether these are all the rows. */
  whole: boolean;
  /** All rows, the first ones again; its return() lets go of the source. */
  rows: AsyncIterableIterator<Row> & { return(): Promise<IteratorResult<Row>> };
}

const grown = (value: CellValue): CellValue =>
  typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) * GROWTH : value;

/** Rejects with the error of the source, or when a summed column holds anything but integers. */
export async function holdBack(model: TableModel, source: RowSource): Promise<Sample> {
  const iterator = iteratorOf(source);
  const first: Row[] = [];
  const layout = new TableLayout(model);
  const events: TableEvent[] = [];
  let whole = false;
  try {
    while (first.length < ROWS_MEASURED && !whole) {
      const next = await iterator.next();
      if (next.done === true) whole = true;
      else {
        first.push(next.value);
        events.push(...layout.push(next.value));
      }
    }
    events.push(...layout.end());
  } catch (error) {
    await iterator.return?.();
    throw error;
  }
  return {
    events: whole ? events : events.map((event) => withGrowth(model, event)),
    whole,
    rows: {
      next: async () => {
        const row = first.shift();
        if (row !== undefined) return { done: false, value: row };
        return whole ? { done: true, value: undefined } : iterator.next();
      },
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
  };
}

/** A derived figure is a ratio and does not grow. */
function withGrowth(model: TableModel, event: TableEvent): TableEvent {
  if (event.type !== 'total') return event;
  const values: Record<string, CellValue> = { ...event.values };
  for (const { key, total } of model.columns) {
    if (total === 'sum') values[key] = grown(values[key] ?? null);
  }
  return { ...event, values };
}

function iteratorOf(rows: RowSource): AsyncIterator<Row> {
  if (Symbol.asyncIterator in rows) return rows[Symbol.asyncIterator]();
  const iterator = rows[Symbol.iterator]();
  return {
    next: async () => iterator.next(),
    return: async () => iterator.return?.() ?? { done: true, value: undefined },
  };
}
