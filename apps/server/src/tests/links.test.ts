import { linkedFilters, type ReportDefinition, type ReportLink, standardOf } from '@kadar/contract/report.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { loadReports } from '../engines/report-engine/registry.ts';
import { type Client, type TestApp, TODAY } from '../testing/harness.ts';
import { demoHistory } from './reports/demo-year.fixture.ts';

/** The history that the figures are crawled in too. */
const DAYS = 45;
/** From a report; what opens the report from a dashboard is one more. */
const CLICKS = 2;

/** Rows that are of no piece and no nota. */
const OF_NEITHER: Readonly<Record<string, string>> = {
  'laporan-otorisasi': 'what was asked for and decided, of whatever call',
  'laporan-pemeriksaan': 'standing checks of the books',
  'laporan-riwayat-pengaturan': 'settings and rights',
  'laporan-kabar': 'messages to people of the house',
};

/** Who changed the demo's prices; no user of the house. */
const NOBODY = 'DEMO';

type Row = Readonly<Record<string, unknown>>;
type Filters = Readonly<Record<string, string>>;

const reports = await loadReports();
const masters = await loadMasters();
const byRoute = new Map(reports.map((report) => [report.route, report]));
let server: TestApp;
let owner: Client;
const definitions = new Map<string, ReportDefinition>();

const definitionOf = async (path: string): Promise<ReportDefinition> => {
  const known = definitions.get(path);
  if (known) return known;
  const definition = (await owner.get(`${path}/definition`)).body.data as ReportDefinition;
  definitions.set(path, definition);
  return definition;
};

beforeAll(async () => {
  server = await demoHistory(DAYS, 'angka');
  owner = await server.login('OWN');
}, 600_000);
afterAll(() => server?.close());

/** As the screen asks for it: what an address does not say is the filter's standard. */
const rowsOf = async (
  { path, filters }: ReportDefinition,
  { toko = '*', ...said }: Filters,
): Promise<Row[]> => {
  const asked = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, said[name] ?? standardOf(filter, TODAY)]),
  );
  const reply = await owner.get(`${path}?${new URLSearchParams({ ...asked, format: 'baris' })}`, { toko });
  return (reply.body.data as Row[] | undefined) ?? [];
};

const firstAndLast = (rows: readonly Row[]): Row[] =>
  [...new Set([rows[0], rows.at(-1)])].filter((row) => row !== undefined);

const opens = async (path: string, toko: string): Promise<boolean> =>
  (await owner.get(path, { toko })).status === 200;

interface Step {
  /** It is a piece or a nota, or leads to one in the clicks that are left. */
  there: boolean;
  /** The link opens what it says. */
  sound: boolean;
}

/** Follows one link of a row as the screen does. */
const follow = async (
  link: ReportLink,
  { key, row, asked, clicks }: { key: string; row: Row; asked: Filters; clicks: number },
): Promise<Step | null> => {
  // As the owner looks who picked no shop: what one shop sent another received.
  const toko = '*';
  if (link === 'dokumen') {
    const no = String(row[key] ?? '');
    if (!/^[A-Z]{2}[A-Z0-9]{3}\d{6}[A-Z0-9]{3}$/.test(no)) return null;
    const sound = await opens(`dokumen/${no}`, toko);
    return { there: sound, sound };
  }
  const filters = linkedFilters(link, row, asked);
  if (!filters) return null;
  if (link.to === '/data-barang') {
    const sound = await opens(`barang/${encodeURIComponent(String(filters.kode_barcode))}`, toko);
    return { there: sound, sound };
  }
  if (link.to === '/halaman-member') {
    const sound = await opens(`halaman-member/${encodeURIComponent(String(filters.kode))}`, toko);
    return { there: false, sound };
  }
  const master = masters.find(({ route }) => route === link.to);
  if (master) {
    const found = await owner.get(`${master.paths.list}?${new URLSearchParams({ q: String(filters.q) })}`, {
      toko,
    });
    const sound =
      filters.q === NOBODY || (found.body.data as Row[]).some((one) => one[master.key] === filters.q);
    // Accessories have no pieces: their record is what is behind the figure.
    return { sound, there: sound && master.name === 'aksesoris' };
  }
  const target = byRoute.get(link.to);
  if (!target) return { there: false, sound: false };
  const definition = await definitionOf(target.path);
  const rows = await rowsOf(definition, filters);
  return {
    sound: Object.keys(link.by).every((name) => name === 'toko' || name in definition.filters),
    there: clicks > 1 && (await reaches(definition, rows, filters, clicks - 1)),
  };
};

/** Whether a link of the first or the last row leads to a piece or a nota in so many clicks. */
const reaches = async (
  { columns }: ReportDefinition,
  rows: readonly Row[],
  asked: Filters,
  clicks: number,
): Promise<boolean> => {
  for (const row of firstAndLast(rows))
    for (const [key, { link }] of Object.entries(columns))
      if (link && (await follow(link, { key, row, asked, clicks }))?.there) return true;
  return false;
};

test('from the first and the last row of every report a piece or a nota is two clicks away, and every link opens what it says', async () => {
  const asked = { toko: '*', from: addDays(TODAY, -30), to: TODAY };
  const far: string[] = [];
  const broken: string[] = [];
  const followed = new Set<string>();
  for (const report of reports) {
    const definition = await definitionOf(report.path);
    const { range } = definition;
    const filters: Filters = {
      toko: asked.toko,
      ...(range && { [range.from]: asked.from, [range.to]: asked.to }),
      ...(report.filters.nomor_akun?.required && { nomor_akun: '1111' }),
    };
    const rows = await rowsOf(definition, filters);
    for (const row of firstAndLast(rows)) {
      let there = false;
      for (const [key, { link }] of Object.entries(definition.columns)) {
        const step = link && (await follow(link, { key, row, asked: filters, clicks: CLICKS }));
        if (!link || !step) continue;
        followed.add(link === 'dokumen' ? link : link.to);
        there ||= step.there;
        if (!step.sound) broken.push(`${report.name} ${key} ${JSON.stringify(link)} ${JSON.stringify(row)}`);
      }
      // A balance that was brought forward, and a place nothing moved in, have no nota of these days.
      const quiet = rows.length > 1 && /SALDO|^$/.test(String(row.keterangan ?? row.trx ?? 'x'));
      if (!there && !quiet && !(report.name in OF_NEITHER)) far.push(`${report.name} ${JSON.stringify(row)}`);
    }
  }
  expect(broken).toEqual([]);
  expect(far).toEqual([]);
  expect([...followed].sort()).toEqual(
    expect.arrayContaining([
      '/buku-bank',
      '/data-barang',
      '/halaman-member',
      '/laporan-penjualan',
      '/users',
      'dokumen',
    ]),
  );
}, 600_000);
