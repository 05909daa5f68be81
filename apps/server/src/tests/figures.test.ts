import { addDays } from '@kadar/domain/dates.ts';
import { RENTANG } from '@kadar/domain/ranges.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReports } from '../engines/report-engine/registry.ts';
import { crawlFigures, namedOf } from '../testing/figures/crawl.ts';
import { checkPeriods } from '../testing/figures/dashboards.ts';
import { Findings } from '../testing/figures/findings.ts';
import { missingIn } from '../testing/figures/happens.ts';
import { type Asker, Reader } from '../testing/figures/reader.ts';
import { type Client, type TestApp, TODAY } from '../testing/harness.ts';
import { demoHistory } from './reports/demo-year.fixture.ts';

const DAYS = 45;
const reports = await loadReports();
const BRANCHES = ['K01', 'K02'];

let server: TestApp;
let findings: Findings;
let owner: Asker;

const asker = (who: string, client: Client): Asker => ({
  who,
  get: (path, toko) => client.get(path, toko ? { toko } : {}),
});

beforeAll(async () => {
  server = await demoHistory(DAYS, 'angka');
  owner = asker('OWNER', await server.login('OWN'));
  findings = await crawlFigures({
    owner,
    supervisor: asker('SPV1', await server.login('SPV')),
    cashier: asker('KASIR1', await server.login('KASIR')),
    home: 'K01',
    shops: [...BRANCHES, 'PST'],
    today: TODAY,
    begins: addDays(TODAY, -DAYS),
    look: server.look,
    named: await namedOf(server.look),
    followed: 2,
  });
}, 600_000);
afterAll(() => server?.close());

/** Reports that no demo has a row for, and why. */
const EMPTY: Readonly<Record<string, string>> = {
  'laporan-kabar': 'the demo writes to nobody of the house',
  'laporan-peringatan': 'nobody looks for alerts in the demo',
  'laporan-usulan-kirim': 'in the first 45 days nothing lies for ninety',
  'laporan-opname-massa': 'the demo counts nothing in bulk',
  'batal-terima-intern-global': 'another look at laporan-batal-terima-barang, on its screen',
  'batal-terima-intern-supplier': 'the same',
  'laporan-aktivitas-timbang-baki': 'the demo weighs no trays',
  'laporan-selisih-tutup-harian': 'none of its closings finds a difference',
  'tambah-barang-baki': 'another look at laporan-tambah-barang, on its screen',
  'tambah-barang-intern': 'the same',
  'tambah-barang-jenis': 'the same',
  'tambah-barang-kadar': 'the same',
};

test('each shop has what figures may go wrong by', async () => {
  expect(await missingIn(server.look, BRANCHES)).toEqual([]);
});

test('every report was drawn with rows, and every link that leads to a figure was followed', async () => {
  const { compared } = findings;
  const links = reports.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([key, { link }]) =>
      link && link !== 'dokumen' && link.to !== '/data-barang' ? [`${name} ${key}`] : [],
    ),
  );
  expect(links.filter((link) => !compared.get(`links of ${link}`))).toEqual([]);
  const empty = reports.map(({ name }) => name).filter((name) => !compared.get(`rows of ${name}`));
  expect(empty.sort()).toEqual(Object.keys(EMPTY).sort());
  expect(compared.get('mixed bags')).toBeGreaterThan(0);
  expect(compared.get('redemptions')).toBeGreaterThan(0);
});

test('every figure of the dashboards and every link of every report adds up to a total that is drawn', () => {
  expect(findings.lines()).toEqual([]);
});

/** Who is told something else than the server says. */
const misled = <T>(path: string, change: (data: T) => void): Asker => ({
  ...owner,
  get: async (asked, toko) => {
    const reply = await owner.get(asked, toko);
    if (asked.startsWith(path)) change(reply.body.data as T);
    return reply;
  },
});

test('a crawl finds a figure that is off by a rupiah, and one whose total nobody draws', async () => {
  const off = new Findings();
  const wrong = misled('dashboard/ringkasan', (data: Record<string, number>) => {
    data.kas = (data.kas ?? 0) + 1;
  });
  await checkPeriods(off, new Reader(wrong, TODAY), 'K01');
  expect(off.lines().map((line) => line.replace(/\d{3,}/g, '…'))).toEqual(
    RENTANG.flatMap((rentang) => [
      expect.stringContaining(`dashboard K01 ${rentang}: cash of the shops wanted`),
      expect.stringContaining(`dashboard K01 ${rentang}: drawers at /laporan-keuangan-cash-global`),
    ]),
  );
  const hidden = new Findings();
  const blind = misled(
    'penjualan/report/definition',
    (data: { columns: Record<string, { hidden?: boolean }> }) => {
      data.columns.margin = { ...data.columns.margin, hidden: true };
    },
  );
  await checkPeriods(hidden, new Reader(blind, TODAY), 'K01');
  expect(hidden.lines()).toContainEqual(
    expect.stringContaining('draws a total of margin wanted true, got false'),
  );
});
