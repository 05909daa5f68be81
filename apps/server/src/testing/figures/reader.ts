import {
  columnStands,
  type ReportColumn,
  type ReportDefinition,
  standardOf,
} from '@kadar/contract/report.ts';
import { type Row, type TableEvent, TableLayout } from '@kadar/documents/table.ts';

/** Who looks: asks for a path under a shop, as his browser does. */
export interface Asker {
  who: string;
  get(path: string, toko?: string): Promise<{ status: number; body: Record<string, unknown> }>;
}

export type Asked = Readonly<Record<string, string>>;

/** A report as its page draws it: whole rupiah and milligrams. */
export interface Page {
  where: string;
  toko: string;
  asked: Asked;
  definition: ReportDefinition;
  rows: readonly Row[];
  events: readonly TableEvent[];
  totals: Row;
}

const WHOLE = new Set(['rupiah', 'integer']);

const cellOf = ({ kind }: ReportColumn, value: unknown): Row[string] => {
  if (value === null || value === undefined) return null;
  return kind === 'gram' ? Math.round(Number(value) * 1000) : (value as string | number);
};

/** Columns that stand on the page before anybody chose others. */
export const drawnColumns = ({ columns }: ReportDefinition, asked: Asked): [string, ReportColumn][] =>
  Object.entries(columns).filter(
    ([, column]) => !column.hidden && !column.extra && columnStands(column, asked),
  );

/** Columns with a total that are drawn. */
export const summedOf = (definition: ReportDefinition, asked: Asked): string[] =>
  drawnColumns(definition, asked).flatMap(([key, { total }]) => (total ? [key] : []));

/** Whether a total of the page is drawn under this name. */
export const drawsTotal = ({ definition, asked }: Page, key: string): boolean =>
  summedOf(definition, asked).includes(key);

export const totalOf = ({ totals }: Page, key: string): number => Number(totals[key] ?? 0);

const layoutOf = (definition: ReportDefinition, asked: Asked, toko: string, rows: readonly Row[]) => {
  const drawn = drawnColumns(definition, asked);
  const layout = new TableLayout({
    title: definition.name,
    columns: drawn.map(([key, { kind, total, derive }]) => ({
      key,
      kind,
      label: key,
      ...(total && { total: 'sum' as const }),
      ...(derive && { derive: { scale: 1, ...derive } }),
    })),
    // The page of one shop does not say at each group which it is.
    groupBy: drawn.flatMap(([key, { group }]) =>
      group && (key !== 'kode_toko' || toko === '*') ? [key] : [],
    ),
    filters: [],
    totalsLabel: '',
  });
  return [...rows.flatMap((row) => layout.push(row)), ...layout.end()];
};

/** Pages that are asked for again and again are kept: so many of the last ones, and no large ones. */
const KEPT = 200;
const LARGE = 5_000;

/** Reports as somebody sees them; a report that is closed to him is null. */
export class Reader {
  readonly #asker: Asker;
  readonly #today: string;
  readonly #definitions = new Map<string, Promise<ReportDefinition | null>>();
  readonly #kept = new Map<string, Page>();
  #paths: Promise<Map<string, string>> | undefined;

  constructor(asker: Asker, today: string) {
    this.#asker = asker;
    this.#today = today;
  }

  get who(): string {
    return this.#asker.who;
  }

  async data(path: string, toko?: string): Promise<unknown> {
    const { status, body } = await this.#asker.get(path, toko);
    if (status !== 200) throw new Error(`${this.who} ${path} ${toko}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** The paths of all reports by their route. */
  paths(): Promise<Map<string, string>> {
    this.#paths ??= this.data('laporan/definitions').then((body) => {
      const { data } = body as { data: { route: string; path: string }[] };
      return new Map(data.map(({ route, path }) => [route, path]));
    });
    return this.#paths;
  }

  definition(path: string): Promise<ReportDefinition | null> {
    const known = this.#definitions.get(path);
    if (known) return known;
    const asked = this.#asker.get(`${path}/definition`).then(({ status, body }) => {
      if (status === 403) return null;
      if (status !== 200) throw new Error(`${path}/definition: ${status}`);
      return body.data as ReportDefinition;
    });
    this.#definitions.set(path, asked);
    return asked;
  }

  /** The page at a route, opened with these filters; the others start as they do there. */
  async open(route: string, toko: string, given: Asked): Promise<Page | null> {
    const path = (await this.paths()).get(route);
    const definition = path === undefined ? null : await this.definition(path);
    return definition && this.page(definition, toko, given);
  }

  async page(definition: ReportDefinition, toko: string, given: Asked): Promise<Page> {
    const asked = Object.fromEntries(
      Object.entries(definition.filters).map(([name, filter]) => [
        name,
        given[name] ?? standardOf(filter, this.#today),
      ]),
    );
    const query = new URLSearchParams({ ...asked, format: 'baris' });
    const address = `${toko} ${definition.path}?${query}`;
    const known = this.#kept.get(address);
    if (known) return known;
    const { data } = (await this.data(`${definition.path}?${query}`, toko)) as { data: Row[] };
    const columns = Object.entries(definition.columns);
    const rows = data.map((row) => ({
      ...row,
      ...Object.fromEntries(columns.map(([key, column]) => [key, cellOf(column, row[key])])),
    }));
    for (const key of summedOf(definition, asked))
      if (!WHOLE.has(definition.columns[key]?.kind ?? '') && definition.columns[key]?.kind !== 'gram')
        throw new Error(`${definition.name} adds up ${key}, which is no amount`);
    const events = layoutOf(definition, asked, toko, rows);
    const total = events.find(({ type }) => type === 'total');
    const page: Page = {
      where: `${this.who} ${definition.route} ${toko} ${new URLSearchParams(asked)}`,
      toko,
      asked,
      definition,
      rows,
      events,
      totals: total?.type === 'total' ? total.values : {},
    };
    if (rows.length <= LARGE) this.#kept.set(address, page);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return page;
  }
}

/** Every so-manieth of a list, its first and last among them. */
export const sampled = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))] as T);
