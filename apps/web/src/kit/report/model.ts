import {
  linkedFilters,
  type ReportColumn,
  type ReportDefinition,
  type ReportLink,
} from '@kadar/contract/report.ts';
import type { Text } from '@kadar/contract/text.ts';
import { type CellValue, type Row, TableLayout, type TableModel } from '@kadar/documents/table.ts';
import { showCell, toCell } from '../format.ts';
import type { Line } from '../table/types.ts';

export type WireRow = Record<string, string | number | null>;

/** The columns that are drawn; the others are there for links. */
export const shownColumns = ({ columns }: ReportDefinition): [string, ReportColumn][] =>
  Object.entries(columns).filter(([, { hidden }]) => !hidden);

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

/**
 * The lines of the screen with their group headers and subtotals, and the grand total; a null total says nothing. `sums` is that total
 * before it is written out: whole rupiah and milligrams.
 */
export const linesOf = (
  definition: ReportDefinition,
  model: TableModel,
  rows: readonly WireRow[],
  words: { months: readonly string[]; subtotal: (value: string) => string },
): { lines: Line<Row>[]; totals: Texts | null; sums: Row } => {
  const columns = Object.entries(definition.columns);
  const layout = new TableLayout(model);
  const show = (key: string, value: CellValue | undefined): string =>
    showCell(definition.columns[key]?.kind ?? 'text', value, words.months);
  const texts = (values: Row): Texts =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, show(key, value)]));
  const lines: Line<Row>[] = [];
  let totals: Texts | null = null;
  let sums: Row = {};
  for (const event of [...rows.flatMap((row) => layout.push(toRow(columns, row))), ...layout.end()])
    switch (event.type) {
      case 'row':
        lines.push({ type: 'row', row: event.row });
        break;
      case 'group-open':
        lines.push({
          type: 'group',
          level: event.level,
          label: event.label,
          value: show(event.key, event.value),
        });
        break;
      case 'subtotal':
        lines.push({
          type: 'subtotal',
          level: event.level,
          label: words.subtotal(show(event.key, event.value)),
          values: texts(event.values),
        });
        break;
      case 'total':
        totals = Object.keys(event.values).length > 0 ? texts(event.values) : null;
        sums = event.values;
    }
  return { lines, totals, sums };
};

/** The address of a link, as an address says its filters; null where the row lacks one of them. */
export const linkOf = (
  link: Exclude<ReportLink, 'dokumen'>,
  row: Row,
  asked: Readonly<Record<string, string>>,
): string | null => {
  const filters = linkedFilters(link, row, asked);
  const said = Object.entries(filters ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return filters && `${link.to}?${said.join('&')}`;
};
