import type { CodeWords } from '@kadar/contract/code-words.ts';
import { COLUMNS, type ColumnName, isPaperKind, type NamedColumn } from '@kadar/contract/columns.ts';
import type { Gate } from '@kadar/contract/gates.ts';
import { linkAmong } from '@kadar/contract/links.ts';
import type { MenuPlace } from '@kadar/contract/menu.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import type {
  ReportColumn,
  ReportDefinition,
  ReportFilter,
  ReportLink,
  ReportMode,
} from '@kadar/contract/report.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { Text } from '@kadar/contract/text.ts';
import type { Query } from '../../platform/database/sql.ts';
import type { Nested } from './nested.ts';

/** Whose rows a report's SQL is to give. */
export interface ReportScope {
  /** '*' = all of head office's. */
  toko: string;
  /** Whose calendar the business day follows. */
  timeZone: string;
  /** The day of that calendar. */
  today: string;
  /** Who is told of himself alone (no `dashboard.toko`); null for whoever is told of the whole shop. */
  own: string | null;
  /** For the specification's client: a cell that names several things is a list of them, not a line. */
  asLists?: boolean;
}

/** What a report's `ground` reads by, as who asks for it. */
export interface ReportAt {
  rows<T>(query: Query<T>): Promise<T[]>;
  settingsOf(toko: string): Promise<Settings>;
}

/** A filter as declared: called as the column of its name is, where it has no word of its own. */
interface FilterUse extends Omit<ReportFilter, 'label' | 'choices'> {
  label?: Text;
  /** By what goes over the wire. */
  choices?: Readonly<Record<string, Text>>;
}
type Filters = Readonly<Record<string, FilterUse>>;
interface Range {
  from: string;
  to: string;
  /** What is said of either where it is left empty, if the specification has words of its own. */
  requiredMessage?: string;
}

/** null where nothing was chosen, which means all. */
type FilterValue<F extends FilterUse> =
  | (F extends { choices: infer C } ? keyof C & string : string)
  | (F extends { all: true } ? null : F extends { required: true } | { choices: object } ? never : null);

type Values<F, R> = { readonly [K in keyof F]: F[K] extends FilterUse ? FilterValue<F[K]> : never } & {
  readonly [K in R extends Range ? R['from'] | R['to'] : never]: string;
};

/** What a report says of a column beside what its name means everywhere. */
type ColumnUse<Name> = Pick<
  ReportColumn,
  'total' | 'group' | 'hidden' | 'where' | 'extra' | 'words' | 'decimals'
> & {
  derive?: { numerator: Name; denominator: Name; scale?: number };
  link?: ReportLink | null;
  /** Where the paper has a word of its own. */
  label?: Text;
};

/** Names of columns with what they are used for; a name that the vocabulary lacks does not compile. */
type Uses<C> = { [K in keyof C]: K extends ColumnName ? ColumnUse<keyof C & string> : never };

type CellOf<K> = K extends ColumnName
  ? (typeof COLUMNS)[K]['kind'] extends 'text' | 'date' | 'datetime'
    ? string | null
    : number | null
  : never;
/** A row of a report: weights in mg, in the order of the groups. */
export type RowOf<C> = { [K in keyof C]: CellOf<K> };

export interface ReportDeclaration<F, R, C, G> {
  name: string;
  /** The spec's call path. */
  path: string;
  route?: string;
  title: Text;
  access?: Action;
  gate?: Gate;
  /** None where it is one way to look at the screen of another, whose `route` it has. */
  menu?: MenuPlace;
  /** Ways to look at its screen, the standard first. */
  modes?: (settings: Settings) => readonly ReportMode[];
  /** Besides the dates of `range`, which need no words here. */
  filters?: F;
  /** Names of the first and last day of the report's range; asked for first. */
  range?: R;
  columns: C;
  /** Who reads it or carries it away is written down. */
  logged?: boolean;
  /** Name of the report that lists what this one sums up or takes a part of, where no figure of it opens that. */
  detail?: string;
  messages?: Partial<ReportDefinition['messages']>;
  chart?: { kind: 'bar' | 'line'; x: keyof C & string; y: readonly (keyof C & string)[] };
  /** Its answer to who asks for no shape of ours. */
  nested?: Nested<keyof C & string>;
  /** What a rule of the domain has to say before, such as the price of each piece; `sql` is given it. */
  ground?: (values: Values<F, R>, scope: ReportScope, at: ReportAt) => Promise<G>;
  /** One statement; its columns are those declared, and what they are of a kind is tested for each report. */
  sql(values: Values<F, R>, scope: ReportScope, ground: G): Query<RowOf<C>>;
}

/** A complete report, whatever its filters and columns are. */
export interface Report extends Omit<ReportDefinition, 'chart' | 'range' | 'modes'> {
  access: Action;
  gate?: Gate;
  menu?: MenuPlace;
  modes?: (settings: Settings) => readonly ReportMode[];
  range?: Range;
  logged?: boolean;
  detail?: string;
  chart?: ReportDefinition['chart'];
  nested?: Nested;
  ground?: (
    values: Readonly<Record<string, string | null>>,
    scope: ReportScope,
    at: ReportAt,
  ) => Promise<unknown>;
  sql(values: Readonly<Record<string, string | null>>, scope: ReportScope, ground: unknown): Query<unknown>;
}

/** The names nearly every report has for its first and last day. */
export const TGL = { from: 'tgl_from', to: 'tgl_to' } as const;

const DAY = { kind: 'date', required: true } as const;

/** The two dates nearly every report asks for, with the spec's messages [spec B §5]. */
const rangeFilters = (range: Range | undefined): Record<string, ReportFilter> =>
  range
    ? {
        [range.from]: {
          ...DAY,
          label: { id: 'Tanggal Awal', en: 'From' },
          requiredMessage: range.requiredMessage ?? 'TANGGAL_AWAL_KOSONG',
        },
        [range.to]: {
          ...DAY,
          label: { id: 'Tanggal Akhir', en: 'To' },
          requiredMessage: range.requiredMessage ?? 'TANGGAL_AKHIR_KOSONG',
        },
      }
    : {};

/** What the spec says of these filters when they are left empty [spec B §5]. */
const EMPTY_MESSAGES: Readonly<Record<string, string>> = {
  filter: 'FILTER_KOSONG',
  sort_by: 'SORT_BY_KOSONG',
};

const NAMED: Readonly<Record<string, NamedColumn>> = COLUMNS;

const filterOf = (name: string, { choices, label = NAMED[name]?.label, ...use }: FilterUse): ReportFilter => {
  if (!label) throw new Error(`filter ${name} has no label`);
  const code = use.required ? EMPTY_MESSAGES[name] : undefined;
  return {
    ...(code && { requiredMessage: code }),
    ...use,
    label,
    ...(choices && {
      choices: Object.entries(choices).map(([value, said]) => ({ value, label: said })),
    }),
  };
};

/** A column that a filter of its name chooses from says the choices' words. */
const columnOf = (name: string, use: ColumnUse<string>, words: CodeWords | undefined): ReportColumn => {
  const named = NAMED[name];
  if (!named || !isPaperKind(named.kind)) throw new Error(`${name} is no column of a report`);
  return { ...named, kind: named.kind, ...(words && { words }), ...use };
};

const mapped = <A, B>(of: Readonly<Record<string, A>>, to: (name: string, one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, to(name, one)]));

type Same<N extends readonly ColumnName[], Use> = { [K in N[number]]: Use };
const each = <N extends readonly ColumnName[], Use>(names: N, use: Use) =>
  Object.fromEntries(names.map((name) => [name, use])) as Same<N, Use>;

/** Columns that are only shown. */
export const shown = <const N extends readonly ColumnName[]>(...names: N): Same<N, object> => each(names, {});

/** Columns that rows are grouped by, outer first. */
export const grouped = <const N extends readonly ColumnName[]>(...names: N): Same<N, { group: true }> =>
  each(names, { group: true });

/** Columns with subtotals and a total. */
export const summed = <const N extends readonly ColumnName[]>(...names: N): Same<N, { total: true }> =>
  each(names, { total: true });

/** Completes a report's one file; routes, screen, menu entry and exports derive from it. */
export const defineReport = <
  const F extends Filters = Record<never, never>,
  const R extends Range | undefined = undefined,
  const C extends Uses<C> = Record<never, never>,
  G = undefined,
>({
  filters,
  columns,
  messages,
  chart,
  ground,
  sql,
  ...declared
}: ReportDeclaration<F, R, C, G>): Report => {
  const { range, ...rest } = declared;
  return {
    route: `/${declared.name}`,
    access: 'laporan.read',
    ...rest,
    ...(range && { range: { from: range.from, to: range.to } }),
    filters: { ...rangeFilters(range), ...mapped<FilterUse, ReportFilter>(filters ?? {}, filterOf) },
    columns: mapped(columns as Readonly<Record<string, ColumnUse<string>>>, (name, use) =>
      columnOf(name, use, (filters as Filters | undefined)?.[name]?.choices),
    ),
    ...(chart && { chart }),
    messages: {
      found: 'LAPORAN_TERSEDIA',
      empty: 'LAPORAN_TIDAK_TERSEDIA',
      failed: 'REQUEST_GAGAL',
      ...messages,
    },
    // Their values have passed the schema of these very filters.
    ...(ground && { ground: ground as unknown as NonNullable<Report['ground']> }),
    sql: sql as unknown as Report['sql'],
  };
};

/**
 * Where the first column of what no figure opens leads: to the report that lists it, narrowed to the shop and by what both
 * know. None where a column of its own leads there, or further.
 */
const detailLink = (report: Report, detail: Report | undefined): Record<string, ReportLink> => {
  const columns = Object.entries(report.columns);
  const first = columns.find(([name, { hidden }]) => name !== 'kode_toko' && !hidden);
  if (!detail || !first) return {};
  const leadsOn = columns.some(([name, { link }]) => {
    const own = linkAmong(name, report.columns);
    return link !== undefined || own === 'dokumen' || own?.to === detail.route;
  });
  if (leadsOn) return {};
  const both = Object.keys(detail.filters).filter(
    (name) => report.columns[name] && !Object.values(detail.range ?? {}).includes(name),
  );
  const narrowed = {
    ...Object.fromEntries(both.map((name) => [name, name])),
    ...(report.columns.kode_toko && { toko: 'kode_toko' }),
  };
  return { [first[0]]: { to: detail.route, by: {}, narrowed } };
};

/** What goes to the browser: everything but the SQL, without the columns this level may not see; `detail` lists what it sums up. */
export const definitionFor = (
  report: Report,
  { seesCost, settings, detail }: { seesCost: boolean; settings: Settings; detail?: Report | undefined },
): ReportDefinition => {
  const details = detailLink(report, detail);
  return {
    name: report.name,
    path: report.path,
    route: report.route,
    title: report.title,
    filters: report.filters,
    ...(report.range && { range: report.range }),
    columns: Object.fromEntries(
      Object.entries(report.columns).flatMap(([key, { personal: _, ...column }]) => {
        const link =
          column.link === undefined
            ? (details[key] ?? linkAmong(key, report.columns, report.route))
            : column.link;
        return seesCost || !column.cost ? [[key, { ...column, ...(link && { link }) }]] : [];
      }),
    ),
    messages: report.messages,
    ...(report.modes && { modes: report.modes(settings) }),
    ...(report.chart && { chart: report.chart }),
  };
};
