import { linkedFilters, type ReportDefinition, type ReportLink, standardOf } from '@kadar/contract/report.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { loadReports } from '../engines/report-engine/registry.ts';
import { type Client, type TestApp, TODAY } from '../testing/harness.ts';
import { demoHistory } from './reports/demo-year.fixture.ts';

/** The history that the figures are crawled in too. */
const DAYS = 45;
const CLICKS = 3;

/** Rows that are of no piece and no nota. */
const OF_NEITHER: Readonly<Record<string, string>> = {
  'laporan-otorisasi': 'what was asked for and decided, of whatever call',
  'laporan-pemeriksaan': 'standing checks of the books',
  'laporan-riwayat-pengaturan': 'settings and rights',
  'laporan-kabar': 'messages to people of the house',
  'laporan-peringatan': 'limits that were reached, of whatever figure',
  'laporan-summary-barang-manual': 'stock in bulk has no pieces; nothing lists its movements by group',
};
/** Rows behind which there is nothing of these days. */
const isQuiet = ({ keterangan, trx, kategori, debet, kredit, kunjungan, kode_group, tempat }: Row): boolean =>
  // A balance that was brought forward, an account nothing moved in, and who never came.
  [keterangan, trx, kategori].some((said) => /^SALDO/.test(String(said ?? ''))) ||
  (debet === 0 && kredit === 0) ||
  kunjungan === null ||
  // Accessories are of no group that a sale could be asked for; cash of a drawer has its screen (posisi-uang).
  kode_group === '' ||
  tempat === 'KAS';

/** Who changed the demo's prices; no user of the house. */
const NOBODY = 'DEMO';

/** 14 characters of a document's number. */
const NUMBER = /\b[A-Z]{2}[A-Z0-9]{3}\d{6}[A-Z0-9]{3}\b/;

type Row = Readonly<Record<string, unknown>>;
type Filters = Readonly<Record<string, string>>;

const reports = await loadReports();
const masters = await loadMasters();
/** What a screen shows at first; other ways to look at it have no place in the menu. */
const byRoute = new Map(reports.flatMap((report) => (report.menu ? [[report.route, report] as const] : [])));
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

/** So many rows of either end, each once. */
const endsOf = (rows: readonly Row[], count: number): Row[] => [
  ...new Set([...rows.slice(0, count), ...rows.slice(-count)]),
];

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
    if (!NUMBER.test(no)) return null;
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
    const page = `halaman-member/${encodeURIComponent(String(filters.kode))}`;
    const past = await owner.get(`${page}/riwayat`, { toko });
    const met = JSON.stringify(past.body.data ?? '');
    return { there: clicks > 1 && NUMBER.test(met), sound: await opens(page, toko) };
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

/** Whether a link of what is seen first or last leads to a piece or a nota in so many clicks. */
const reaches = async (
  { columns }: ReportDefinition,
  rows: readonly Row[],
  asked: Filters,
  clicks: number,
): Promise<boolean> => {
  for (const row of endsOf(rows, 4))
    for (const [key, { link }] of Object.entries(columns))
      if (link && (await follow(link, { key, row, asked, clicks }))?.there) return true;
  return false;
};

test('from the first and the last row of every report a piece or a nota is at most three clicks away, and every link opens what it says', async () => {
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
    for (const row of endsOf(rows, 1)) {
      let there = false;
      for (const [key, { link }] of Object.entries(definition.columns)) {
        const step = link && (await follow(link, { key, row, asked: filters, clicks: CLICKS }));
        if (!link || !step) continue;
        followed.add(link === 'dokumen' ? link : link.to);
        there ||= step.there;
        if (!step.sound) broken.push(`${report.name} ${key} ${JSON.stringify(link)} ${JSON.stringify(row)}`);
      }
      if (!there && !isQuiet(row) && !(report.name in OF_NEITHER))
        far.push(`${report.name} ${JSON.stringify(row)}`);
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
