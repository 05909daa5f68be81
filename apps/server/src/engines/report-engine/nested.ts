type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** How the specification's client is told a report, where it knows other rows than a table of ours has. */
export interface Nested<Column extends string = string> {
  /** Columns of a head; the rows below it, which come one after the other, are its `detail`. */
  by?: readonly Column[];
  /** Columns that a head adds up besides. */
  sums?: readonly Column[];
  /** What it calls a column. */
  names?: { readonly [C in Column]?: string };
}

/** Weights are summed as what they are, in milligrams. */
const MG = 1000;

/** Rows of a report as the text of a JSON list, a piece at a time. */
export interface ListText {
  /** Entries of the list so far. */
  readonly count: number;
  /** The text of further rows. */
  take(rows: readonly Row[]): string;
  end(): string;
}

/** As they are. */
export class PlainText implements ListText {
  count = 0;

  take(rows: readonly Row[]): string {
    const comma = this.count > 0 && rows.length > 0 ? ',' : '';
    this.count += rows.length;
    return `${comma}${JSON.stringify(rows).slice(1, -1)}`;
  }

  end(): string {
    return '';
  }
}

/** In the specification's shape. */
export class NestedText implements ListText {
  count = 0;
  readonly #nested: Nested;
  readonly #grams: ReadonlySet<string>;
  readonly #by: readonly string[];
  #head = '';
  #sums: Record<string, number> = {};

  constructor(nested: Nested, grams: Iterable<string>) {
    this.#nested = nested;
    this.#by = nested.by ?? [];
    this.#grams = new Set(grams);
  }

  #named(row: Row, keys: readonly string[]): Record<string, unknown> {
    const { names = {} } = this.#nested;
    return Object.fromEntries(keys.map((key) => [names[key] ?? key, row[key]]));
  }

  #add(row: Row): void {
    for (const key of this.#nested.sums ?? []) {
      const value = Number(row[key] ?? 0);
      this.#sums[key] = (this.#sums[key] ?? 0) + (this.#grams.has(key) ? Math.round(value * MG) : value);
    }
  }

  /** Ends a head: what it adds up comes behind its rows, which need not be kept for it. */
  #close(): string {
    if (this.#head === '') return '';
    const sums = Object.entries(this.#sums).map(
      ([key, sum]) => `,${JSON.stringify(key)}:${this.#grams.has(key) ? sum / MG : sum}`,
    );
    this.#sums = {};
    return `]${sums.join('')}}`;
  }

  #open(row: Row): string {
    const head = JSON.stringify(this.#named(row, this.#by));
    if (head === this.#head) return ',';
    const before = this.#close();
    this.#head = head;
    this.count += 1;
    return `${before}${before && ','}${head.slice(0, -1)},"detail":[`;
  }

  take(rows: readonly Row[]): string {
    return rows
      .map((row) => {
        const keys = Object.keys(row).filter((key) => !this.#by.includes(key));
        const text = JSON.stringify(this.#named(row, keys));
        if (this.#by.length === 0) {
          this.count += 1;
          return `${this.count > 1 ? ',' : ''}${text}`;
        }
        const start = this.#open(row);
        this.#add(row);
        return `${start}${text}`;
      })
      .join('');
  }

  end(): string {
    return this.#close();
  }
}
