import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';

let server: TestApp;
let endpoints: Endpoint[];
let sale: string;
let voucher: string;
let deposit: string;
beforeAll(async () => {
  server = await startTestApp();
  const kasir = await server.login('KASIR');
  [sale, voucher, deposit] = [await sell(kasir), await receive(kasir), await bring(kasir)];
  endpoints = server.app.endpoints.toSorted((a, b) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
  );
  const owner = await server.login('OWN');
  const modules = (Object.keys(SETTINGS) as SettingKey[]).filter(
    (key) => typeof SETTINGS[key].standard === 'boolean' && key !== 'SETTING_NOTA_OWNER_ONLY',
  );
  const values = {
    ...Object.fromEntries(modules.map((key) => [key, true])),
    SETTING_NOTA_OWNER_ONLY: false,
    LAPORAN_REKAP_SALES_TOKO: ['K01', 'PST'],
  };
  const put = await owner.put('para-system', { values });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  await server.look('update users set akses = $1', [
    JSON.stringify(endpoints.flatMap(({ menu }) => (menu ? [{ menu, label: '', is_show: true }] : []))),
  ]);
});
afterAll(() => server?.close());

/** Ends the caller's own session, which all that follow need. */
const ENDS_SESSION = 'users/logout';

/** Past permission and gate a call is refused for what it says: nothing is changed by it. */
const knock = (client: Client, { method, path }: Endpoint) =>
  client.call(method, path.replaceAll(/\{\w+\}/g, 'TAK-ADA-1'), {
    ...(method !== 'GET' && { body: { bukan_isian: 1 } }),
    key: 'x',
  });

/** The expected answers stand in role-matrix.txt: a change of it is a change of who may do what. */
test('every call answers each level, and nobody, as it is written down', async () => {
  const clients = await Promise.all(LEVELS.map((level) => server.login(level)));
  const lines: string[] = [];
  for (const endpoint of endpoints) {
    if (endpoint.path === ENDS_SESSION) continue;
    const { method, path } = endpoint;
    const nobody = await server.app.inject({
      method,
      url: `/api/v1/${path.replaceAll(/\{\w+\}/g, 'TAK-ADA-1')}`,
    });
    const answers = [nobody.statusCode];
    for (const client of clients) answers.push((await knock(client, endpoint)).status);
    lines.push(`${method.padEnd(6)} ${path.padEnd(52)} ${answers.join(' ')}`);
  }
  const head = `${'call'.padEnd(59)} none ${LEVELS.join(' ')}`;
  await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot('role-matrix.txt');
});

/** A key of K01 in each list that shops keep for themselves, which no other shop has. */
const ownKeys = async (): Promise<Record<string, string>> => {
  const keys: Record<string, string> = { users: 'KASIR1', tokos: 'K01' };
  for (const { name, key, table, scope } of await loadMasters()) {
    if (scope !== 'toko') continue;
    const made = await server.look(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object($1::text, 'ZK01'))).*
       from ${table} t where kode_toko = 'K01' limit 1 returning 1`,
      [key],
    );
    if (made.length > 0) keys[name] = 'ZK01';
  }
  return keys;
};

const sell = async (kasir: Client): Promise<string> => {
  const { kode_barcode, harga_jual } = pieceSupply()();
  const payments = [{ jenis: 'CASH', jumlah_rp: harga_jual }];
  const sold = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], payments));
  return (sold.body.data as { no_faktur: string }).no_faktur;
};

const receive = async (kasir: Client): Promise<string> => {
  const body = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000, keterangan: 'UJI COBA' };
  const posted = await kasir.post('cash', body);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  return (posted.body.data as { no_faktur: string }).no_faktur;
};

const bring = async (kasir: Client): Promise<string> => {
  const body = { arah: 'SETOR', no_rekening: REKENING, jumlah_rp: 10_000, keterangan: 'UJI COBA' };
  const posted = await kasir.post('setor-bank', body);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  return (posted.body.data as { no_faktur: string }).no_faktur;
};

/** All of K01's rows, and its line among the shops and users. */
const ofK01 = async (): Promise<unknown> => {
  const tables = await server.look<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'kode_toko' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      await server.look(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t where kode_toko = 'K01'`,
      ),
    ]),
  );
};

test('an administrator of another branch neither reads nor changes a row of K01', async () => {
  await server.look("update users set level = 'MU' where user_id = 'SPV2'");
  const [owner, other] = [await server.login('OWN'), await server.login('SPV2')];
  const keys = await ownKeys();
  const [piece] = await server.look<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'K01' and status = 'READY' order by 1 desc limit 1",
  );
  const sampleOf = (path: string): string | undefined => {
    const noun = path.split('/')[0] ?? '';
    if (path.includes('{kode_barcode}')) return path.replace('{kode_barcode}', piece?.kode_barcode ?? '');
    if (path.includes('{no_faktur}'))
      return path.replace('{no_faktur}', { penjualan: sale, 'setor-bank': deposit }[noun] ?? voucher);
    return path.includes('{key}') && keys[noun] ? path.replace('{key}', keys[noun]) : undefined;
  };
  const before = await ofK01();
  const tried: string[] = [];
  for (const { method, path } of endpoints) {
    const sample = sampleOf(path);
    if (sample === undefined) continue;
    tried.push(`${method} ${path}`);
    if (method === 'GET')
      expect((await owner.get(sample, { toko: 'K01' })).status, `${sample} is there`).toBe(200);
    const reply = await other.call(method, sample, {
      ...(method !== 'GET' && { body: path.endsWith('/batal') ? { alasan: 'UJI COBA' } : {} }),
      key: randomUUID(),
      toko: 'K01',
    });
    // Who has no photo of a piece is shown the same drawing as for one that does not exist.
    if (reply.headers['x-fallback']) continue;
    expect([reply.status >= 400, reply.status < 500], `${method} ${sample} ${reply.status}`).toEqual([
      true,
      true,
    ]);
  }
  expect(tried.length).toBeGreaterThan(30);
  expect(await ofK01()).toEqual(before);
});
