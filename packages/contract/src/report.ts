import type { Text } from './text.ts';

/** How a filter of a report is asked for on the screen. */
export interface ReportFilter {
  kind: 'date' | 'choice' | 'ref' | 'text' | 'month';
  label: Text;
  required?: boolean;
  /** Error code of a missing required filter [spec A §5]. */
  requiredMessage?: string;
  choices?: readonly { value: string; label: Text }[];
  /** For `ref`: the master whose records are offered. */
  ref?: string;
  /** Offers 'ALL' (SEMUA) as the first choice and the standard. */
  all?: boolean;
  standard?: string;
}

export type ColumnKind = 'text' | 'date' | 'datetime' | 'rupiah' | 'gram' | 'kadar' | 'integer' | 'percent';

export interface ReportColumn {
  label: Text;
  kind: ColumnKind;
  /** Summed in group subtotals and the grand total. */
  total?: boolean;
  /** Rows with the same value stand together under a header; outer columns first. */
  group?: boolean;
  /** numerator / denominator of two other columns, on rows and on totals alike (an average of sums, not a sum of averages). */
  derive?: { numerator: string; denominator: string; scale?: number };
  /** The figure opens these documents: a route with `{column}` placeholders filled from the row. */
  link?: string;
  width?: number;
  /** Only for levels that may see cost, margin and stock value (domain §7). */
  cost?: boolean;
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
  /** A plot drawn above the table. */
  chart?: { kind: 'bar' | 'line'; x: string; y: readonly string[] };
}
