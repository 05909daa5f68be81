import type { ColumnKind } from '@kadar/contract/columns.ts';
import type { ReactNode } from 'react';

/** What keeps its place in sight where not all columns have one: the number first, then the name, what is summed, the date. */
export type Stays = 'number' | 'name' | 'sum' | 'date' | 'rest';

export interface Column<T> {
  /** Names the column in what is remembered, in sorts and in totals. */
  key: string;
  title: string;
  /** How a value reads; figures stand right. 'text' unless said. */
  kind?: ColumnKind;
  /** Of a weight that is shown coarser than in milligrams. */
  decimals?: 2;
  /** The value shown, sorted and copied; row[key] unless said. Grams as on the wire. */
  value?: (row: T) => unknown;
  /** Draws the cell instead of its value. */
  cell?: (row: T) => ReactNode;
  /** Address of a picture, which stands on a card by itself. */
  picture?: (row: T) => string | undefined;
  /** Pixels; a standard per kind. */
  width?: number;
  sortable?: boolean;
  /** Hidden until the user chooses it. */
  hidden?: boolean;
  /** Never offered for hiding. */
  fixed?: boolean;
  /** Stays in sight while the others scroll: the first column at the start, the last ones at the end. */
  pin?: 'start' | 'end';
  /** What the head of a group says on a phone, where that is another than the figure of a row. */
  told?: boolean;
  /** What it is, where some columns have to stay out of sight; see `inSight`. */
  stays?: Stays;
}

/** What a table draws: rows, and in reports the heads of their groups, which hold the subtotals. */
export type Line<T> =
  | { type: 'row'; row: T }
  | {
      type: 'group';
      /** The column it stands for. */
      key: string;
      level: number;
      label: string;
      value: string;
      /** How many rows it has, and what they add up to, by column key. */
      count: number;
      values: Readonly<Record<string, string>>;
      /** The values of the groups it stands in, outermost first, its own last. */
      path: readonly string[];
      /** How it stands against what it is compared with. */
      note?: string | undefined;
      /** Where its value opens. */
      href?: string | null;
    };

export interface Sort {
  key: string;
  desc: boolean;
}

/** Pages instead of endless scrolling; index from 0. */
export interface Paging {
  index: number;
  size: number;
  count: number;
  onChange: (index: number) => void;
}

export interface DataTableProps<T> {
  /** Under this name widths and chosen columns are remembered. */
  id: string;
  /** Name for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  /** undefined while loading: skeleton rows of the final size. */
  rows?: readonly T[] | undefined;
  /** Instead of `rows`, where groups and subtotals stand between them. */
  lines?: readonly Line<T>[] | undefined;
  rowKey: (row: T) => string;
  /** A failed load, shown in the table's place with a way to try again. */
  error?: unknown;
  onRetry?: () => void;
  /** Sorting by the server; without it the table sorts what it has. */
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** The last rows came into sight: load more. */
  onEnd?: () => void;
  loadingMore?: boolean;
  paging?: Paging;
  /** The active row, where the caller wants to know or to set it. */
  active?: string | null;
  onActive?: (row: T) => void;
  /** Enter or a double click. */
  onOpen?: (row: T) => void;
  /** What the button of a card says that opens it; where nothing is said, that it is edited. */
  openText?: string;
  onDelete?: (row: T) => void;
  /** Texts of the sticky last line, by column key. */
  totals?: Readonly<Record<string, string>>;
  totalsLabel?: string;
  /** A line below the totals, of what they are compared with. */
  compared?: { label: string; values: Readonly<Record<string, string>> } | undefined;
  /** The next step beside 'Tidak Ada Data'. */
  emptyAction?: ReactNode;
  emptyText?: string;
  /** Where a value opens that its column does not draw itself. */
  hrefOf?: ((column: Pick<Column<T>, 'key'>, row: T) => string | null) | undefined;
  /** muted: no longer in use. out: cancelled or money out. */
  tone?: (row: T) => 'muted' | 'dim' | 'out' | undefined;
  /** On a phone: a finger on a card ticks it instead of opening it. */
  ticks?: { keys: ReadonlySet<string>; onTick: (key: string) => void } | undefined;
  /** Stands left above the table, beside the column menu. */
  toolbar?: ReactNode;
  /** Where what matters does not fit beside the menu, the menu becomes a rail. */
  mayWiden?: boolean;
  /** Room for so many rows, though the screen scrolls for it. */
  least?: number;
  /** CSS height of the scrolling part; fills its place unless said. */
  height?: string;
}
