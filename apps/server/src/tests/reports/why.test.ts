import type { Why } from '@kadar/contract/endpoints/why.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

const next = pieceSupply();
const SALES_PEOPLE = 'sales/get/all';
const YESTERDAY = '2026-02-24';
const DAY = { tgl_from: TODAY, tgl_to: TODAY };
const NOTHING = { conditions: [], shows: null };

let server: TestApp;
let owner: Client;
let kasir: Client;
/** A sale of K01, one that was cancelled, and the piece of the first. */
let sold: string;
let cancelled: string;
let barcode: string;

beforeAll(async () => {
  server = await startTestApp();
  [owner, kasir] = [await server.login('OWN'), await server.login('KASIR')];
  const sell = async (): Promise<string> => {
    const { kode_barcode, harga_jual } = next();
    barcode = kode_barcode;
    const body = saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]);
    return ((await kasir.post('penjualan', body)).body.data as { no_faktur: string }).no_faktur;
  };
  cancelled = await sell();
  const { status } = await kasir.postApproved(
    `penjualan/${cancelled}/batal`,
    { alasan: 'SALAH BARANG' },
    'SPV1',
  );
  expect(status).toBe(200);
  sold = await sell();
});
afterAll(() => server?.close());

const why = async (
  who: Client,
  path: string,
  filters: Record<string, string>,
  toko?: string,
): Promise<Why> => {
  const said = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const { status, body } = await who.get(`${path}/kenapa?${new URLSearchParams(said)}`, toko ? { toko } : {});
  expect([status, body.code], path).toEqual([200, undefined]);
  return body.data as Why;
};
const held = ({ conditions }: Why): string[] => conditions.flatMap(({ name, lets }) => (lets ? [] : [name]));

/** The lists and reports of sales, by their own calls. */
const SALES = [
  'penjualan/report',
  'penjualan/report-global-jenis',
  'penjualan',
  'cash/mutasi/report',
  'jurnal/report',
];

describe.each(SALES)('%s', (path) => {
  test('says that it stands there', async () => {
    expect(await why(owner, path, { ...DAY, nomor: sold.toLowerCase() }, 'K01')).toEqual({
      nomor: sold,
      state: 'TERLIHAT',
      ...NOTHING,
    });
  });

  test('names the wrong day, and the day that shows it', async () => {
    const told = await why(owner, path, { tgl_from: YESTERDAY, tgl_to: YESTERDAY, nomor: sold }, 'K01');
    expect([told.state, held(told)]).toEqual(['TERSARING', ['tanggal']]);
    expect(told.conditions.find(({ name }) => name === 'tanggal')).toMatchObject({
      asked: YESTERDAY,
      found: TODAY,
    });
    expect(told.shows).toEqual(DAY);
    expect((await why(owner, path, { ...told.shows, nomor: sold }, 'K01')).state).toBe('TERLIHAT');
  });

  test('names the wrong shop', async () => {
    const told = await why(owner, path, { ...DAY, nomor: sold }, 'K02');
    expect([told.state, held(told), told.shows]).toEqual(['TERSARING', ['toko'], { toko: 'K01' }]);
    expect(told.conditions[0]).toMatchObject({ label: 'Toko', asked: 'K02', found: 'K01' });
  });

  test('names both where both are wrong', async () => {
    const told = await why(owner, path, { tgl_from: YESTERDAY, tgl_to: YESTERDAY, nomor: sold }, 'K02');
    expect(held(told)).toEqual(['toko', 'tanggal']);
    expect(told.shows).toEqual({ toko: 'K01', ...DAY });
  });

  test('tells of what never was', async () => {
    expect(await why(owner, path, { ...DAY, nomor: 'PJK01260225ZZZ' }, 'K01')).toEqual({
      nomor: 'PJK01260225ZZZ',
      state: 'TIDAK_ADA',
      ...NOTHING,
    });
  });
});

test('a sale cancelled on its own day is in no report of sales, and says so', async () => {
  const told = await why(owner, 'penjualan/report', { ...DAY, nomor: cancelled }, 'K01');
  expect(told).toEqual({
    nomor: cancelled,
    state: 'TERSARING',
    conditions: [{ name: 'status', label: 'Status', lets: false, asked: '', found: 'Penjualan · Batal' }],
    shows: null,
  });
  const list = await why(owner, 'penjualan', { ...DAY, status: 'POSTED', nomor: cancelled }, 'K01');
  expect([held(list), list.shows]).toEqual([['status'], { status: '' }]);
});

test('a filter, and a search, that hold it back are named with what they ask for', async () => {
  const report = await why(
    owner,
    'penjualan/report',
    { ...DAY, kode_dept: 'XXX', valid_by: 'spv1', nomor: sold },
    'K01',
  );
  expect(held(report)).toEqual(['kode_dept', 'valid_by']);
  expect(report.conditions.map(({ name, lets }) => [name, lets])).toEqual([
    ['toko', true],
    ['tanggal', true],
    ['kode_dept', false],
    ['valid_by', false],
    ['status', true],
  ]);
  expect(report.shows).toEqual({ kode_dept: '', valid_by: '' });
  const list = await why(owner, 'penjualan', { ...DAY, q: 'TIDAK ADA NAMA INI', nomor: sold }, 'K01');
  expect([held(list), list.shows]).toEqual([['q'], { q: '' }]);
});

test('a ledger of one account names the account, which it cannot do without', async () => {
  const ledger = (nomor_akun: string, nomor = sold) =>
    why(owner, 'jurnal/buku-besar', { ...DAY, nomor_akun, nomor }, 'K01');
  expect((await ledger('1101')).state).toBe('TERLIHAT');
  const told = await ledger('1102');
  expect([told.state, held(told), told.shows]).toEqual(['TERSARING', ['nomor_akun'], null]);
  expect((await ledger('1102', 'PJK01260225ZZZ')).state).toBe('TIDAK_ADA');
});

test('a piece is asked for by its barcode, in its list and where it was sold', async () => {
  expect((await why(owner, 'penjualan/report', { ...DAY, nomor: barcode }, 'K01')).state).toBe('TERLIHAT');
  const told = await why(owner, 'barang', { status: 'READY', nomor: barcode }, 'K01');
  expect([held(told), told.conditions.at(-1)?.found]).toEqual([['status'], 'SOLD']);
  expect((await why(owner, 'barang', { ...told.shows, nomor: barcode }, 'K01')).state).toBe('TERLIHAT');
});

test('what another shop has answers only that it may not be seen', async () => {
  await server.look(`update users set kode_toko = 'K02' where user_id = 'SPV2'`);
  const other = await server.login('SPV2');
  for (const path of ['penjualan/report', 'penjualan', 'barang'])
    expect(await why(other, path, { ...DAY, nomor: path === 'barang' ? barcode : sold })).toEqual({
      nomor: path === 'barang' ? barcode : sold,
      state: 'TANPA_HAK',
      ...NOTHING,
    });
  const { status, body } = await kasir.get(
    `jurnal/report/kenapa?${new URLSearchParams({ ...DAY, nomor: sold })}`,
  );
  expect([status, body.code]).toEqual([403, 'TIDAK_BERHAK']);
});

test('a record of a master: searched for otherwise, deleted, of another shop, none', async () => {
  const [own] = await server.look<{ kode_sales: string }>(
    `select kode_sales from sales where kode_toko = 'K01' order by 1`,
  );
  const nomor = own?.kode_sales ?? '';
  const ask = (filters: Record<string, string>, toko = 'K01') =>
    why(owner, SALES_PEOPLE, { ...filters, nomor }, toko);
  expect((await ask({})).state).toBe('TERLIHAT');
  expect(held(await ask({ q: 'TIDAK ADA' }))).toEqual(['q']);
  await server.look(
    `update sales set deleted_at = now() where kode_toko = 'K01' and kode_sales = '${nomor}'`,
  );
  const gone = await ask({});
  expect(gone.conditions.find(({ lets }) => !lets)).toMatchObject({
    name: 'deleted',
    label: 'Status',
    asked: 'Aktif',
  });
  expect((await why(owner, SALES_PEOPLE, { nomor: 'TIDAKADA' }, 'K01')).state).toBe('TIDAK_ADA');
});

test('a number is needed', async () => {
  const { status, body } = await owner.get(
    `penjualan/report/kenapa?${new URLSearchParams({ ...DAY, nomor: ' ' })}`,
  );
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['nomor']]);
});

test('every report, every master, and every list of documents answers', async () => {
  const paths = new Set(server.app.endpoints.map(({ path }) => path));
  const lists = [
    ...(await loadReports()).map(({ path }) => path),
    ...(await loadMasters()).map(({ paths: { list } }) => list),
    'penjualan',
    'barang',
    'cash/paginated',
    'setor-bank',
  ];
  expect(lists.filter((path) => !paths.has(`${path}/kenapa`))).toEqual([]);
});
