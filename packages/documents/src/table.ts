/** The table model every list and report is drawn from: screen, CSV, XLSX and PDF read the same events. */

export type ColumnKind =
  | 'text'
  | 'date'
  | 'datetime'
  | 'rupiah'
  | 'gram'
  | 'kadar'
  | 'integer'
  | 'percent'
  | 'link';

/**
 * Text and links: string. date 'yyyy-MM-dd', datetime 'yyyy-MM-dd HH:mm[:ss]'. rupiah: integer rupiah. gram: integer
 * milligrams. kadar and percent: percent as a number (75, 91.6). bigint where a sum leaves the safe integers.
 */
export type CellValue = string | number | bigint | null;

export type Row = Readonly<Record<string, CellValue>>;

/**
 * value = round(numerator × scale / denominator), on every row and again on every total, so an average is never
 * an average of averages. Rp/g = {numerator: rp, denominator: mg, scale: 1000}; for the kinds kadar and percent
 * `scale` 100 gives a percentage, kept to 3 and 2 decimals. A zero denominator gives null.
 */
export interface Derivation {
  numerator: string;
  denominator: string;
  scale: number;
}

export interface TableColumn {
  key: string;
  label: string;
  kind: ColumnKind;
  /** Of a weight that is shown coarser than in milligrams. */
  decimals?: 2;
  /** In characters; the painters have a default per kind. */
  width?: number;
  total?: 'sum' | 'none';
  align?: 'left' | 'right' | 'center';
  /** On paper a text cell wraps unless this is false, then it is cut with an ellipsis. */
  wrap?: boolean;
  derive?: Derivation;
}

export interface TableFilter {
  label: string;
  value: string;
}

export interface TableModel {
  title: string;
  columns: TableColumn[];
  /** Keys of the columns used as group headers, outer first; rows must arrive sorted by them. */
  groupBy: string[];
  filters: TableFilter[];
  totalsLabel: string;
  /** A key of the rows that says which of them stand out: 'head' in bold, 'sum' in bold under a rule. */
  strong?: string;
}

/** How a row stands out; null as most do. */
export const strengthOf = ({ strong }: TableModel, row: Row): 'head' | 'sum' | null => {
  const said = strong === undefined ? null : row[strong];
  return said === 'head' || said === 'sum' ? said : null;
};

export type TableEvent =
  | { type: 'group-open'; level: number; key: string; label: string; value: CellValue }
  | { type: 'row'; row: Row }
  | {
      type: 'subtotal';
      level: number;
      key: string;
      label: string;
      value: CellValue;
      values: Row;
      count: number;
    }
  | { type: 'total'; values: Row; count: number };

export type RowSource = AsyncIterable<Row> | Iterable<Row>;

const DECIMALS_KEPT: Partial<Record<ColumnKind, number>> = { kadar: 1000, percent: 100 };

/** Rounds num × scale / den half away from zero on integers; null when either is missing or den is 0. */
export function deriveRatio(
  num: CellValue,
  den: CellValue,
  scale: number,
  kind: ColumnKind,
): number | bigint | null {
  if (num === null || den === null || typeof num === 'string' || typeof den === 'string') return null;
  const divisor = BigInt(den);
  if (divisor === 0n) return null;
  const kept = DECIMALS_KEPT[kind] ?? 1;
  const scaled = BigInt(num) * BigInt(scale) * BigInt(kept) * 2n;
  const negative = scaled < 0n !== divisor < 0n;
  const magnitude = (scaled < 0n ? -scaled : scaled) + (divisor < 0n ? -divisor : divisor);
  const rounded = magnitude / (2n * (divisor < 0n ? -divisor : divisor));
  const result = narrow(negative ? -rounded : rounded);
  return kept === 1 ? result : Number(result) / kept;
}

function narrow(value: bigint): number | bigint {
  const asNumber = Number(value);
  return Number.isSafeInteger(asNumber) ? asNumber : value;
}

function requireInteger(row: Row, key: string): void {
  const value = row[key] ?? null;
  if (typeof value === 'string' || (typeof value === 'number' && !Number.isSafeInteger(value))) {
    throw new TypeError(`column ${key} is summed and must hold safe integers, not ${JSON.stringify(value)}`);
  }
}

function add(sum: number | bigint, value: number | bigint | null): number | bigint {
  if (value === null) return sum;
  if (typeof sum === 'number' && typeof value === 'number') {
    const next = sum + value;
    return Number.isSafeInteger(next) ? next : BigInt(sum) + BigInt(value);
  }
  return narrow(BigInt(sum) + BigInt(value));
}

class Sums {
  readonly #keys: string[];
  #sums: (number | bigint)[];
  count = 0;

  constructor(keys: string[]) {
    this.#keys = keys;
    this.#sums = keys.map(() => 0);
  }

  /** The row's summed columns are known to hold integers or null. */
  add(row: Row): void {
    this.count += 1;
    for (let i = 0; i < this.#keys.length; i += 1) {
      const key = this.#keys[i] as string;
      this.#sums[i] = add(this.#sums[i] as number | bigint, (row[key] ?? null) as number | bigint | null);
    }
  }

  value(key: string): CellValue {
    return this.#sums[this.#keys.indexOf(key)] ?? null;
  }
}

/**
 * Groups, sums and derives one row at a time; holds one row and one set of sums per level, never the rows.
 * Throws TypeError when a summed column holds anything but integers or null (domain §1).
 */
export class TableLayout {
  readonly #groups: TableColumn[];
  readonly #derived: TableColumn[];
  readonly #summed: string[];
  readonly #shown: string[];
  readonly #total: Sums;
  #levels: Sums[] = [];
  #previous: Row | undefined;

  constructor(model: TableModel) {
    this.#groups = model.groupBy.map((key) => columnOf(model, key));
    this.#derived = model.columns.filter((column) => column.derive !== undefined);
    this.#shown = model.columns.filter((column) => column.total === 'sum').map((column) => column.key);
    const needed = this.#derived.flatMap((column) =>
      column.derive ? [column.derive.numerator, column.derive.denominator] : [],
    );
    this.#summed = [...new Set([...this.#shown, ...needed])];
    this.#total = new Sums(this.#summed);
  }

  push(source: Row): TableEvent[] {
    for (const key of this.#summed) requireInteger(source, key);
    const row = this.#withDerived(source);
    const changed = this.#firstChangedLevel(row);
    const events = this.#close(changed);
    for (let level = this.#levels.length; level < this.#groups.length; level += 1) {
      const { key, label } = this.#groups[level] as TableColumn;
      this.#levels.push(new Sums(this.#summed));
      events.push({ type: 'group-open', level, key, label, value: row[key] ?? null });
    }
    for (const level of this.#levels) level.add(row);
    this.#total.add(row);
    this.#previous = row;
    events.push({ type: 'row', row });
    return events;
  }

  end(): TableEvent[] {
    const events = this.#close(0);
    events.push({ type: 'total', values: this.#valuesOf(this.#total), count: this.#total.count });
    return events;
  }

  #firstChangedLevel(row: Row): number {
    const previous = this.#previous;
    if (previous === undefined) return 0;
    const level = this.#groups.findIndex(({ key }) => (previous[key] ?? null) !== (row[key] ?? null));
    return level === -1 ? this.#groups.length : level;
  }

  #close(from: number): TableEvent[] {
    const events: TableEvent[] = [];
    for (let level = this.#levels.length - 1; level >= from; level -= 1) {
      const sums = this.#levels.pop() as Sums;
      const { key, label } = this.#groups[level] as TableColumn;
      const value = this.#previous?.[key] ?? null;
      events.push({
        type: 'subtotal',
        level,
        key,
        label,
        value,
        values: this.#valuesOf(sums),
        count: sums.count,
      });
    }
    return events;
  }

  #withDerived(row: Row): Row {
    if (this.#derived.length === 0) return row;
    const filled: Record<string, CellValue> = { ...row };
    for (const { key, kind, derive } of this.#derived) {
      if (derive === undefined) continue;
      const { numerator, denominator, scale } = derive;
      filled[key] = deriveRatio(row[numerator] ?? null, row[denominator] ?? null, scale, kind);
    }
    return filled;
  }

  #valuesOf(sums: Sums): Row {
    const values: Record<string, CellValue> = {};
    for (const key of this.#shown) values[key] = sums.value(key);
    for (const { key, kind, derive } of this.#derived) {
      if (derive === undefined) continue;
      const { numerator, denominator, scale } = derive;
      values[key] = deriveRatio(sums.value(numerator), sums.value(denominator), scale, kind);
    }
    return values;
  }
}

/** The column of that key; throws RangeError when the model has none. */
export function columnOf(model: TableModel, key: string): TableColumn {
  const column = model.columns.find((candidate) => candidate.key === key);
  if (column === undefined) throw new RangeError(`table ${model.title} has no column ${key}`);
  return column;
}

/** Whether a total row says anything: some column is summed or derived. */
export function hasTotals(model: TableModel): boolean {
  return model.columns.some((column) => column.total === 'sum' || column.derive !== undefined);
}

const FIGURES: ReadonlySet<ColumnKind> = new Set(['rupiah', 'gram', 'kadar', 'integer', 'percent']);

export function isFigure(kind: ColumnKind): boolean {
  return FIGURES.has(kind);
}

/** Figures stand right, everything else left, unless the column says otherwise. */
export function alignOf(column: TableColumn): 'left' | 'right' | 'center' {
  return column.align ?? (isFigure(column.kind) ? 'right' : 'left');
}
