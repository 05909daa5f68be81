import type { Gate } from '@kadar/contract/gates.ts';
import type { MenuPlace } from '@kadar/contract/menu.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import type { ReportColumn, ReportDefinition, ReportFilter } from '@kadar/contract/report.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { Query } from '../../platform/database/sql.ts';

/** What a report's SQL is given: parsed filters, and the shop asked about ('*' = all of head office's). */
export interface ReportInput {
  filters: Readonly<Record<string, string>>;
  toko: string;
  /** Whose calendar the business day follows. */
  timeZone: string;
}

export interface ReportDeclaration {
  name: string;
  /** The spec's call path. */
  path: string;
  route?: string;
  title: Text;
  access?: Action;
  gate?: Gate;
  menu: MenuPlace;
  /** Besides the dates of `range`, which need no words here. */
  filters?: Record<string, ReportFilter>;
  /** Names of the first and last day of the report's range; asked for first. */
  range?: { from: string; to: string };
  columns: Record<string, ReportColumn>;
  messages?: Partial<ReportDefinition['messages']>;
  chart?: ReportDefinition['chart'];
  /** One statement; its columns are those declared, weights in mg, rows in the order of the groups. */
  sql(input: ReportInput): Query<unknown>;
}

export type Report = ReportDeclaration & {
  filters: Record<string, ReportFilter>;
  route: string;
  access: Action;
  messages: ReportDefinition['messages'];
};

const day = (id: string, en: string, requiredMessage: string): ReportFilter => ({
  kind: 'date',
  label: { id, en },
  required: true,
  requiredMessage,
});

/** The two dates nearly every report asks for, with the spec's messages [spec B §5]. */
const rangeFilters = (range: ReportDeclaration['range']): Record<string, ReportFilter> =>
  range
    ? {
        [range.from]: day('Tanggal Awal', 'From', 'TANGGAL_AWAL_KOSONG'),
        [range.to]: day('Tanggal Akhir', 'To', 'TANGGAL_AKHIR_KOSONG'),
      }
    : {};

/** What the spec says of these filters when they are left empty [spec B §5]. */
const EMPTY_MESSAGES: Readonly<Record<string, string>> = {
  filter: 'FILTER_KOSONG',
  sort_by: 'SORT_BY_KOSONG',
};

const withMessages = (filters: Record<string, ReportFilter>): Record<string, ReportFilter> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const code = filter.required ? EMPTY_MESSAGES[name] : undefined;
      return [name, code ? { requiredMessage: code, ...filter } : filter];
    }),
  );

/** Completes a report's one file; routes, screen, menu entry and exports derive from it. */
export const defineReport = (declaration: ReportDeclaration): Report => ({
  route: `/${declaration.name}`,
  access: 'laporan.read',
  ...declaration,
  filters: { ...rangeFilters(declaration.range), ...withMessages(declaration.filters ?? {}) },
  messages: {
    found: 'LAPORAN_TERSEDIA',
    empty: 'LAPORAN_TIDAK_TERSEDIA',
    failed: 'REQUEST_GAGAL',
    ...declaration.messages,
  },
});

/** What goes to the browser: everything but the SQL, without the columns this level may not see. */
export const definitionFor = (report: Report, seesCost: boolean): ReportDefinition => ({
  name: report.name,
  path: report.path,
  route: report.route,
  title: report.title,
  filters: report.filters,
  ...(report.range && { range: report.range }),
  columns: Object.fromEntries(
    Object.entries(report.columns).filter(([, column]) => seesCost || !column.cost),
  ),
  messages: report.messages,
  ...(report.chart && { chart: report.chart }),
});
