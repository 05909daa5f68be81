import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { unzip } from '@kadar/documents/testing/unzip.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReports } from '../engines/report-engine/registry.ts';
import { DOKUMEN } from '../platform/dokumen-types.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { openInstalments } from '../testing/instalments.ts';
import { allowPledges, pledged } from '../testing/pledging.ts';
import { allowTunai, paysOutAfter } from '../testing/swiping.ts';
import { posterOf, postSample } from './dokumen/post-sample.fixture.ts';
import { samplesOf } from './dokumen/sample-documents.fixture.ts';

/** They stand nowhere but in what customers left. */
const PHONE = '081299987654';
const ADDRESS = 'JL. TANDA RAHASIA 77';
type Format = 'json' | 'xlsx' | 'pdf' | 'csv';

/** What the shop is to call its customers by, and who may be told by a search, which is counted. */
const TOLD_WHOLE = ['jatuh-tempo', 'member/get/all', 'parkir-penjualan'];

const reports = await loadReports();
let server: TestApp;
let endpoints: Endpoint[];
beforeAll(async () => {
  server = await startTestApp();
  endpoints = server.app.endpoints;
  const owner = await server.login('OWN');
  await owner.put('para-system', { values: { WABLAS_MODULE: true } }, { toko: '*' });
  await owner.post('hadiah', { kode_hadiah: 'UJI', nama_hadiah: 'PAYUNG', point: 0 }, { toko: 'K01' });
  await allowTunai(owner);
  await openInstalments(owner);
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  await paysOutAfter(server, 1);
  const spv = await server.login('SPV');
  await spv.post('hadiah-member', { arah: 'MASUK', lines: [{ kode_hadiah: 'UJI', qty: 50 }] });
  await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' });
  const samples = samplesOf();
  for (const { jenis } of DOKUMEN) {
    const sample = samples[jenis];
    if (sample) await postSample(server, posterOf(jenis, spv, owner), jenis, sample);
  }
  await pledged(spv, 1_000_000);
  await plant();
  const menus = endpoints.flatMap(({ menu }) => (menu ? [{ menu, label: '', is_show: true }] : []));
  await server.look('update users set akses = $1', [JSON.stringify(menus)]);
}, 300_000);
afterAll(() => server?.close());

/** Into every table that holds a customer's; what was posted is else never changed. */
const plant = async (): Promise<void> => {
  const columns = await server.look<{ t: string; c: string }>(`
    select c.relname as t, a.attname as c from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in ('no_hp', 'alamat_customer')
      and c.relname not in ('tokos', 'tukang', 'kontak_admin_katalog', 'supplier_barang', 'supplier_berlian', 'promo_berhenti')`);
  expect(columns.map(({ t }) => t)).toEqual(expect.arrayContaining(['dokumen', 'member', 'promo_kirim']));
  for (const { t, c } of columns) {
    const text = c === 'no_hp' ? PHONE : ADDRESS;
    await server.look(`do $$ begin
      set local session_replication_role = replica;
      update ${t} set ${c} = '${text}';
    end $$`);
  }
};

const textOf = (raw: Buffer, format: Format): string => {
  if (format === 'xlsx' && raw.subarray(0, 2).toString() === 'PK') return [...unzip(raw).values()].join('\n');
  return format === 'pdf' && raw.subarray(0, 4).toString() === '%PDF' ? pdfAsText(raw) : raw.toString('utf8');
};

const tells = (text: string): boolean =>
  text.replaceAll(/\s+/g, '').includes(PHONE) || text.includes(ADDRESS);

/** Lists, reports and exports: every call that reads without naming one thing. */
const asked = (): string[] => {
  const days = { tgl_from: addDays(TODAY, -20), tgl_to: TODAY, limit: '500' };
  const lists = endpoints
    .filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && !/^portal|why$|definition$/.test(path),
    )
    .map(({ path }) => {
      const report = reports.find((one) => one.path === path);
      const filters = Object.entries(report?.filters ?? {}).map(([name, { choices }]) => {
        if (name === report?.range?.from) return [name, days.tgl_from];
        if (name === report?.range?.to) return [name, days.tgl_to];
        return [name, choices?.[0]?.value ?? (name.startsWith('bulan') ? TODAY.slice(0, 7) : 'ALL')];
      });
      return `${path}?${new URLSearchParams(report ? Object.fromEntries(filters) : days)}`;
    });
  return lists;
};

/** What is told whole, by path and format, of all that answered. */
const wholeTo = async (
  who: Client,
  formats: readonly Format[],
  toko?: string,
): Promise<{ answered: string[]; whole: string[] }> => {
  const [answered, whole]: [string[], string[]] = [[], []];
  for (const path of asked())
    for (const format of formats) {
      const sent = format === 'json' ? path : `${path}&format=${format}`;
      const reply = await who.get(sent, toko ? { toko } : {});
      if (reply.status !== 200) continue;
      const name = `${path.split('?')[0]} ${format}`;
      answered.push(name);
      if (tells(textOf(reply.raw, format))) whole.push(name);
    }
  return { answered, whole };
};

/** Reports and lists that hold telephones or addresses at all: what the owner is told shows that the net catches. */
const CAUGHT = [
  'penjualan json',
  'titip json',
  'titip xlsx',
  'hutang json',
  'hutang xlsx',
  'hutang/register json',
  'hutang/register xlsx',
  'hutang/report-penebusan-detail xlsx',
];

test('the owner is told all of it', async () => {
  const { whole } = await wholeTo(await server.login('OWN'), ['json', 'xlsx'], 'K01');
  expect(whole).toEqual(expect.arrayContaining(CAUGHT));
}, 300_000);

describe.each<[Level, Format[]]>([
  ['KASIR', ['json', 'xlsx', 'pdf']],
  ['SPV', ['json', 'xlsx']],
  ['SU', ['json', 'csv']],
])('to %s', (level, formats) => {
  test('no list, report or export tells a telephone or an address, whatever its form', async () => {
    const { answered, whole } = await wholeTo(await server.login(level), formats);
    expect(answered.length).toBeGreaterThan(60);
    expect(whole.filter((name) => !TOLD_WHOLE.includes(name.split(' ')[0] ?? ''))).toEqual([]);
  }, 300_000);
});

test('no table tells them as CSV to support, and those that hold them are named to administrators', async () => {
  const [su, mu] = [await server.login('SU'), await server.login('MU')];
  const days = `tgl_from=${addDays(TODAY, -20)}&tgl_to=${TODAY}`;
  const tables = ((await su.get('export-csv/tables')).body.data as { name: string }[]).map(
    ({ name }) => name,
  );
  const told = async (who: Client): Promise<string[]> => {
    const whole: string[] = [];
    for (const name of tables) {
      const reply = await who.get(`export-csv/${name}?${days}`);
      expect(reply.status, name).toBe(200);
      if (tells(reply.raw.toString('utf8'))) whole.push(name);
    }
    return whole;
  };
  expect(await told(su)).toEqual([]);
  expect(await told(mu)).toEqual(expect.arrayContaining(['member', 'penjualan']));
}, 120_000);
