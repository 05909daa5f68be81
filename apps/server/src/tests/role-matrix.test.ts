import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { DOKUMEN, SERIES } from '../platform/dokumen-types.ts';
import { buyOf, unknown } from '../testing/buying.ts';
import { TRAY, titipOf } from '../testing/depositing.ts';
import { endPledges } from '../testing/ending.ts';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';
import { openInstalments } from '../testing/instalments.ts';
import { lineOf, ownSample, pesananOf } from '../testing/ordering.ts';
import { allowTunai, paysOutAfter } from '../testing/swiping.ts';
import { seriesSamples } from './dokumen/manual-samples.fixture.ts';
import { posterOf, postSample } from './dokumen/post-sample.fixture.ts';
import { samplesOf } from './dokumen/sample-documents.fixture.ts';
import { parcelOf } from './dokumen/shipment-samples.fixture.ts';

let server: TestApp;
let endpoints: Endpoint[];
let sale: string;
let voucher: string;
let deposit: string;
let transfer: string;
let held: readonly [deposit: string, more: string, end: string];
let purchase: string;
let payment: string;
beforeAll(async () => {
  server = await startTestApp();
  const kasir = await server.login('KASIR');
  [sale, voucher, deposit] = [await sell(kasir), await receive(kasir), await bring(kasir)];
  transfer = await move(await server.login('SPV'));
  held = await keep(await server.login('SPV'));
  [purchase, payment] = await buy(await server.login('SPV'));
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
}, 120_000);

/** What of a second row must be another than of the first, besides its key. */
const UNLIKE: Readonly<Record<string, object>> = { target_sales: { bulan: '2040-01-01' } };

/** A key of K01 in each list that shops keep for themselves, which no other shop has. */
const ownKeys = async (): Promise<Record<string, string>> => {
  const keys: Record<string, string> = { users: 'KASIR1', tokos: 'K01' };
  for (const { name, key, table, scope } of await loadMasters()) {
    if (scope !== 'toko') continue;
    const made = await server.look(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object($1::text, 'ZK01') || $2::jsonb)).*
       from ${table} t where kode_toko = 'K01' limit 1 returning 1`,
      [key, JSON.stringify(UNLIKE[table] ?? {})],
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

const move = async (spv: Client): Promise<string> => {
  const [{ kode_barcode, kode_baki } = { kode_barcode: '', kode_baki: '' }] = await server.look<{
    kode_barcode: string;
    kode_baki: string;
  }>(
    "select kode_barcode, kode_baki from barang where kode_toko = 'K01' and status = 'READY' order by 1 limit 1",
  );
  const body = {
    kode_baki: kode_baki === 'A01' ? 'A02' : 'A01',
    lines: [{ kode_barcode, dari_baki: kode_baki }],
  };
  const posted = await spv.post('pindahbarang', body);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  return (posted.body.data as { no_faktur: string }).no_faktur;
};

/** A purchase that was owed, and its payment. */
const buy = async (spv: Client): Promise<[purchase: string, payment: string]> => {
  const body = await buyOf(spv, [unknown()], { jenis: 'TRANSFER', more: { no_ktp: '3173012345678901' } });
  const bought = await spv.post('pembelian', body);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  const { no_faktur } = bought.body.data as { no_faktur: string };
  const paid = await spv.post('bayar-pembelian', {
    no_faktur,
    no_rekening: REKENING,
    biaya: 0,
    bukti: 'UJI',
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  return [no_faktur, (paid.body.data as { no_faktur: string }).no_faktur];
};

/** A deposit, more of it, and the end of another. */
const keep = async (spv: Client): Promise<readonly [deposit: string, more: string, end: string]> => {
  const pieces = await server.look<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'K01' and status = 'READY' and berat < 5000 order by 1 limit 2",
  );
  const post = async (path: string, body: object): Promise<string> => {
    const reply = await spv.post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return (reply.body.data as { no_faktur: string }).no_faktur;
  };
  const deposit = async ({ kode_barcode }: { kode_barcode: string }) => {
    const { body } = await spv.get(`barang/scan/${kode_barcode}`);
    const { harga_jual } = body.data as { harga_jual: number };
    return post('titip', titipOf([{ kode_barcode, harga_jual }], 10_000));
  };
  const [first = '', second = ''] = await Promise.all(pieces.map(deposit));
  const jumlah_rp = 10_000;
  const payments = [{ jenis: 'CASH', jumlah_rp }];
  return [
    first,
    await post('tambah-titip', { no_titip: first, jumlah_rp, payments }),
    await post('kembali-titip', { no_titip: second, kode_baki: TRAY, jenis: 'CASH', jumlah_rp }),
  ];
};

/** Money of K01 to head office: whom it is sent to may open its voucher. */
const sendMoney = async (spv: Client): Promise<string> => {
  const sent = await spv.post('kirim-uang', { tujuan: 'PST', jumlah_rp: 1_000, keterangan: 'UJI' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return (sent.body.data as { no_faktur: string }).no_faktur;
};

/** Money that K02 sent, received by K01. */
const fetchMoney = async (owner: Client, spv: Client): Promise<string> => {
  const at = { toko: 'K02' };
  const jumlah_rp = 10_000;
  await owner.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp, keterangan: 'UJI' }, at);
  const sent = await owner.post('kirim-uang', { tujuan: 'K01', jumlah_rp, keterangan: 'UJI' }, at);
  const { no_faktur } = sent.body.data as { no_faktur: string };
  const got = await spv.put(`kirim-uang/${no_faktur}/reception`, { jumlah_rp });
  expect(got.status, JSON.stringify(got.body)).toBe(200);
  return (got.body.data as { no_faktur: string }).no_faktur;
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
  const ofKind: Record<string, string> = {
    penjualan: sale,
    'setor-bank': deposit,
    pembelian: purchase,
    'bayar-pembelian': payment,
    pindahbarang: transfer,
    titip: held[0],
    'tambah-titip': held[1],
    'kembali-titip': held[2],
  };
  // Of every other kind one that the samples know how to post.
  const spv = await server.login('SPV');
  await owner.post('hadiah', { kode_hadiah: 'UJI', nama_hadiah: 'PAYUNG', point: 0 }, { toko: 'K01' });
  await spv.post('hadiah-member', { arah: 'MASUK', lines: [{ kode_hadiah: 'UJI', qty: 50 }] });
  await allowTunai(owner);
  await openInstalments(owner);
  await paysOutAfter(server, 1);
  ofKind['kirim-uang'] = await sendMoney(spv);
  ofKind['terima-uang'] = await fetchMoney(owner, spv);
  Object.assign(ofKind, await endPledges(server, owner, spv));
  // The first pieces are sold by now, and the last one is `piece`.
  const next = pieceSupply(-1);
  next();
  const samples = samplesOf(next);
  // To a third shop: the one that it goes to sees it too.
  const shipment = { path: 'kirim-barang', body: () => parcelOf(next().kode_barcode, 'PST') };
  ofKind['kirim-barang'] = await postSample(server, spv, 'KIRIM_BARANG', shipment);
  const [{ piece: wanted }, contoh] = [next(), await ownSample(spv, 3)];
  const brought = pesananOf([lineOf(wanted, { contoh })], 50_000);
  ofKind.pesanan = await postSample(server, spv, 'PESANAN', { path: 'pesanan', body: () => brought });
  for (const { jenis, path } of DOKUMEN) {
    const sample = samples[jenis];
    if (sample && path !== 'cash' && !ofKind[path])
      ofKind[path] = await postSample(server, posterOf(jenis, spv, owner), jenis, sample);
  }
  const [parcel] = await server.look<{ no_faktur: string }>(
    "select no_faktur from luar_detail where kode_toko = 'K01' limit 1",
  );
  ofKind['barang-luar/slip'] = parcel?.no_faktur ?? '';
  // What is bought of groups is paid out of the drawer.
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'UJI' };
  await spv.post('cash', modal);
  for (const { jenis, path, awalan } of SERIES) {
    const sample = seriesSamples()[awalan];
    if (sample) ofKind[path] = await postSample(server, posterOf(jenis, spv, owner), jenis, sample);
  }
  const kindOf = (path: string): string | undefined =>
    Object.keys(ofKind)
      .filter((kind) => path.startsWith(`${kind}/`))
      .sort((a, b) => b.length - a.length)[0];
  const sampleOf = (path: string): string | undefined => {
    const noun = path.split('/')[0] ?? '';
    if (path.includes('{no_faktur}/sertifikat'))
      return path.replace('{no_faktur}', sale).replace('{kode_barcode}', pieceSupply()().kode_barcode);
    if (path.includes('{kode_barcode}')) return path.replace('{kode_barcode}', piece?.kode_barcode ?? '');
    if (path.includes('{no_faktur}'))
      return path.replace('{no_faktur}', ofKind[kindOf(path) ?? ''] ?? voucher).replace('{urut}', '1');
    if (path.includes('{no_dokumen}')) return path.replace('{no_dokumen}', purchase);
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
}, 120_000);
