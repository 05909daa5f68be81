import { wordOf } from '@kadar/contract/code-words.ts';
import {
  columnStands,
  type ReportColumn,
  type ReportDefinition,
  type ReportSums,
} from '@kadar/contract/report.ts';
import type { Text } from '@kadar/contract/text.ts';
import { ReportSummer } from '@kadar/documents/report-sums.ts';
import type { CellValue, Row, TableModel } from '@kadar/documents/table.ts';
import { showCell, toCell } from '../format.ts';
import type { Line } from '../table/types.ts';

export type WireRow = Record<string, string | number | null>;

/** The report of one shop does not say at each group which it is. */
export const withoutToko = (definition: ReportDefinition): ReportDefinition => {
  const { kode_toko, ...columns } = definition.columns;
  if (!kode_toko?.group) return definition;
  return { ...definition, columns: { kode_toko: { ...kode_toko, group: false, hidden: true }, ...columns } };
};

/** Without the columns that have nothing to say of what was asked. */
export const standing = (
  definition: ReportDefinition,
  asked: Readonly<Record<string, string | null>>,
): ReportDefinition => ({
  ...definition,
  columns: Object.fromEntries(
    Object.entries(definition.columns).filter(([, column]) => columnStands(column, asked)),
  ),
});

/** The columns that are drawn; the others are there for links. */
export const shownColumns = ({ columns }: ReportDefinition): [string, ReportColumn][] =>
  Object.entries(columns).filter(([, { hidden }]) => !hidden);

/** The columns with what a figure is held against after all others, where it is seen without scrolling. */
export const lastIs = (
  columns: readonly [string, ReportColumn][],
  compared: string | undefined,
): [string, ReportColumn][] => [
  ...columns.filter(([key]) => key !== compared),
  ...columns.filter(([key]) => key === compared),
];

/** A report's definition as the documents' table model, so that screen and paper group and add up alike. */
export const tableModelOf = (
  definition: ReportDefinition,
  read: (text: Text) => string,
  totalsLabel: string,
): TableModel => {
  const columns = shownColumns(definition);
  return {
    title: read(definition.title),
    columns: columns.map(([key, column]) => ({
      key,
      label: read(column.label),
      kind: column.kind,
      ...(column.decimals && { decimals: column.decimals }),
      ...(column.total && { total: 'sum' as const }),
      ...(column.derive && { derive: { scale: 1, ...column.derive } }),
    })),
    groupBy: columns.filter(([, column]) => column.group).map(([key]) => key),
    filters: [],
    totalsLabel,
  };
};

/** Wire rows hold grams; the table model adds up milligrams. */
const toRow = (columns: readonly [string, ReportColumn][], wire: WireRow): Row => ({
  ...wire,
  ...Object.fromEntries(columns.map(([key, { kind }]) => [key, toCell(kind, wire[key])])),
});

type Texts = Readonly<Record<string, string>>;

export interface DrawnReport {
  lines: Line<Row>[];
  totals: Texts | null;
  /** The totals before they are written out: whole rupiah and milligrams. */
  sums: Row;
  /** The same sums as an answer of sums alone has them, to be told and compared. */
  told: ReportSums;
}

/**
 * The lines of the screen with the heads of their groups, and the grand total; a null total says nothing.
 */
export const linesOf = (
  definition: ReportDefinition,
  model: TableModel,
  rows: readonly WireRow[],
  months: readonly string[],
  read: (text: Text) => string,
): DrawnReport => {
  const columns = Object.entries(definition.columns);
  const summer = new ReportSummer(model, definition.chart);
  const show = (key: string, value: CellValue | undefined): string =>
    wordOf(definition.columns[key]?.words, value, read) ??
    showCell(definition.columns[key]?.kind ?? 'text', value, months, definition.columns[key]?.decimals);
  const texts = (values: Row): Texts =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, show(key, value)]));
  const lines: Line<Row>[] = [];
  /** The heads whose rows are still coming, by level; their sums come last. */
  const open: Line<Row>[] = [];
  let totals: Texts | null = null;
  let sums: Row = {};
  const path: string[] = [];
  for (const event of [...rows.flatMap((row) => summer.push(toRow(columns, row))), ...summer.end()])
    switch (event.type) {
      case 'row':
        lines.push({ type: 'row', row: event.row });
        break;
      case 'group-open':
        path.splice(event.level, path.length, String(event.value ?? ''));
        open[event.level] = {
          type: 'group',
          key: event.key,
          level: event.level,
          label: event.label,
          value: show(event.key, event.value),
          count: 0,
          values: {},
          path: [...path],
        };
        lines.push(open[event.level] as Line<Row>);
        break;
      case 'subtotal':
        Object.assign(open[event.level] ?? {}, { count: event.count, values: texts(event.values) });
        break;
      case 'total':
        totals = Object.keys(event.values).length > 0 ? texts(event.values) : null;
        sums = event.values;
    }
  return { lines, totals, sums, told: summer.sums() };
};
