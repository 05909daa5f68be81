import type { CodeWords } from './code-words.ts';
import type { ColumnKind } from './columns.ts';
import type { Personal } from './fields.ts';
import type { Text } from './text.ts';

/** How a filter of a report is asked for on the screen. On the wire nothing chosen is 'ALL' or ''. */
export interface ReportFilter {
  /** A `code` is typed, in whatever case. */
  kind: 'date' | 'choice' | 'ref' | 'code' | 'month';
  label: Text;
  required?: boolean;
  /** Error code of a missing required filter [spec A §5]. */
  requiredMessage?: string;
  choices?: readonly { value: string; label: Text }[];
  /** For `ref`: the master whose records are offered. */
  ref?: string;
  /** For `code`: what is offered while it is typed; another may be typed, such as somebody who left. */
  suggests?: 'users';
  /** Offers 'ALL' (SEMUA) as the first choice and the standard. */
  all?: boolean;
  standard?: string;
}

/**
 * Where a cell leads: to the document of its number, or to a screen whose filters are filled from the row's columns, else
 * from what the report was asked; `toko` is the shop.
 */
export type ReportLink =
  | 'dokumen'
  | {
      to: string;
      by: Readonly<Record<string, string>>;
      /** Further filters, of what a row has and another lacks. */
      narrowed?: Readonly<Record<string, string>>;
      /** The row's figures that the report at `to` adds up to, by the one name they have in both. */
      sums?: readonly string[];
    };

export interface ReportColumn {
  label: Text;
  kind: ColumnKind;
  /** Of a weight that is shown coarser than in milligrams. */
  decimals?: 2;
  /** Summed in group subtotals and the grand total. */
  total?: boolean;
  /** Rows with the same value stand together under a header; outer columns first. */
  group?: boolean;
  /** numerator / denominator of two other columns, on rows and on totals alike (an average of sums, not a sum of averages). */
  derive?: { numerator: string; denominator: string; scale?: number };
  /** null where the name leads elsewhere than it does in other reports (links.ts), and here to nothing. */
  link?: ReportLink | null;
  /** In the rows for a link, and not shown. */
  hidden?: boolean;
  /** Stands only where these filters say so, since every row would be empty otherwise. */
  where?: Readonly<Record<string, string>>;
  /** On the screen once it is chosen; not on paper, and nothing that leads here adds up to it. */
  extra?: boolean;
  width?: number;
  /** What is read for its codes. */
  words?: CodeWords;
  /** Only for levels that may see cost, margin and stock value (domain §7). */
  cost?: boolean;
  /** Of a customer: in files for those alone who are told all of it. */
  personal?: Personal;
}

/** A way to look at a screen: what it is called in its address, and the call that it asks. */
export interface ReportMode {
  value: string;
  label: Text;
  path: string;
}

/** What ReportPage needs to draw any report; served at `{path}/definition`. */
export interface ReportDefinition {
  name: string;
  path: string;
  route: string;
  title: Text;
  filters: Record<string, ReportFilter>;
  /** The pair of filter names that bound the date range, if the report has one. */
  range?: { from: string; to: string };
  columns: Record<string, ReportColumn>;
  messages: { found: string; empty: string; failed: string };
  /** Ways to look at its screen, the standard first. */
  modes?: readonly ReportMode[];
  /** A plot drawn above the table. */
  chart?: { kind: 'bar' | 'line'; x: string; y: readonly string[] };
}

/** The filters that say of which days it is: its range, else its month or the day it asks for. */
export const dayFilters = ({ range, filters }: Pick<ReportDefinition, 'range' | 'filters'>): string[] =>
  range
    ? [range.from, range.to]
    : Object.entries(filters).flatMap(([name, { kind, required }]) =>
        kind === 'month' || (kind === 'date' && required) ? [name] : [],
      );

/** What a filter starts from where nobody said anything. */
export const standardOf = (filter: ReportFilter, today: string): string => {
  if (filter.kind === 'date') return filter.standard ?? (filter.required ? today : '');
  if (filter.kind === 'month') return filter.standard ?? today.slice(0, 7);
  return (
    filter.standard ??
    (filter.all ? 'ALL' : filter.kind === 'choice' ? (filter.choices?.[0]?.value ?? '') : '')
  );
};

/** Whether a column has anything to say of what the report was asked. */
export const columnStands = (
  { where = {} }: ReportColumn,
  asked: Readonly<Record<string, string | null>>,
): boolean => Object.entries(where).every(([filter, value]) => asked[filter] === value);

const valuesOf = (names: Readonly<Record<string, string>>, row: Readonly<Record<string, unknown>>) =>
  Object.entries(names).map(([filter, column]) => [filter, row[column]] as const);
const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * The filters a link opens its screen with: from the row, else from what was asked. null where the row lacks one of them, as
 * an opening balance does.
 */
export const linkedFilters = (
  { by, narrowed = {} }: Exclude<ReportLink, 'dokumen'>,
  row: Readonly<Record<string, unknown>>,
  asked: Readonly<Record<string, string>>,
): Record<string, string> | null => {
  const given = valuesOf(by, row);
  if (given.some(([, value]) => !isSaid(value))) return null;
  const also = valuesOf(narrowed, row).filter(([, value]) => isSaid(value));
  return {
    ...asked,
    ...Object.fromEntries([...given, ...also].map(([filter, value]) => [filter, String(value)])),
  };
};

/** Sums by column; grams as on the wire. null of an average over nothing. */
export type SumRow = Readonly<Record<string, number | null>>;

/** A report asked for its sums alone (`format=jumlah`). */
export interface ReportSums {
  /** How many rows there are. */
  baris: number;
  jumlah: SumRow;
  /** The outer groups, each by its values from the outermost on. */
  kelompok: readonly { kunci: readonly string[]; baris: number; jumlah: SumRow }[];
  /** What its plot stands on, in the order of the rows. */
  titik: readonly { x: string; jumlah: SumRow }[];
}
