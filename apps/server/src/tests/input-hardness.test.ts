import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { pieceInput } from '../modules/barang/new-piece.fixture.ts';
import { cash, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { CHOSEN_PASSWORD, type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());
beforeEach(async () => {
  // What was hammered before must not lock those who hammer next.
  await server.look('delete from login_attempts');
  owner = await server.login('OWN');
});

const send = (payload: string | Buffer, headers: Record<string, string> = {}, url = '/api/v1/jenis') =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-auth-token': owner.token,
      'idempotency-key': randomUUID(),
      ...headers,
    },
  });
const answer = async (reply: ReturnType<typeof send>) => {
  const { statusCode, headers, json } = await reply;
  expect(String(headers['content-type'])).toContain('application/json');
  return { status: statusCode, ...(json() as { code: string; message: string; fields?: object }) };
};

describe('a body', () => {
  test('of 10 MB is refused with words, by any call', async () => {
    const big = JSON.stringify({ nama_dept: 'X'.repeat(10_000_000) });
    for (const url of ['/api/v1/jenis', '/api/v1/penjualan', '/api/v1/users/login', '/api/v1/setup'])
      expect(await answer(send(big, {}, url))).toMatchObject({
        status: 'error',
        code: 'ISI_TERLALU_BESAR',
        message: 'Data yang dikirim terlalu besar',
      });
    expect((await send(big)).statusCode).toBe(413);
  });

  test.each(['application/xml', 'application/x-www-form-urlencoded', 'image/png', 'x'])(
    'said to be %s is refused with words',
    async (type) => {
      const reply = await send('<a/>', { 'content-type': type });
      expect([reply.statusCode, reply.json().message]).toEqual([415, 'Format data tidak didukung']);
    },
  );

  test.each([
    '{',
    '',
    'null',
    '[]',
    '"x"',
    '5',
    '{"a":1,}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    'NaN',
  ])('that is %j is bad input', async (text) => {
    const reply = await send(text);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'INPUT_TIDAK_SAH']);
  });

  test('that is no UTF-8 is bad input or plain text, never a fault', async () => {
    const reply = await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect(reply.statusCode).toBe(422);
  });

  test.each([
    ['nama_dept', '{"kode_dept":"X","nama_dept":"a\\u0000b"}'],
    ['nama_dept', '{"kode_dept":"X","nama_dept":"\\ud800"}'],
    ['nama_dept', '{"kode_dept":"X","nama_dept":"\\udc00\\ud800"}'],
    ['a.b.0', '{"a":{"b":["\\u0000"]}}'],
  ])('with characters that no text has is refused at %s', async (field, text) => {
    const reply = await send(text);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  });

  test('with such a name is refused', async () => {
    expect((await send('{"\\u0000":1}')).statusCode).toBe(422);
  });

  test('nested without end is refused before anyone walks it', async () => {
    for (const text of [
      `{"nama_dept":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ])
      expect((await send(text)).statusCode).toBe(422);
    const akses = `{"user_id":"DALAM","usere_name":"X","level":"KASIR","kode_toko":"K01","password":"${CHOSEN_PASSWORD}","akses":${'['.repeat(20)}${']'.repeat(20)}}`;
    expect((await send(akses, {}, '/api/v1/users')).statusCode).toBe(422);
  });

  test('with ten thousand unknown fields is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, index]));
    expect((await send(JSON.stringify(many))).json().code).toBe('ISI_TERLALU_BESAR');
  });
});

describe('an address', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { 'x-auth-token': owner.token, ...headers } });

  test.each(['/api/v1/tidak-ada', '/api/v1/', '/api/v2/jenis/get/all', '/api/v1/jenis/get/all/x'])(
    '%s is not found, in words and in the language asked for',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.json().message]).toEqual([404, 'Alamat tidak ditemukan']);
      expect((await get(url, { 'x-language': 'en' })).json().message).not.toBe('Alamat tidak ditemukan');
    },
  );

  test.each(['/api/v1/barang/%ff', '/api/v1/%', '/api/v1/barang/%00', `/api/v1/barang/${'x'.repeat(5000)}`])(
    '%s is answered in the one shape of refusals',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.json()).toMatchObject({
        status: 'error',
        code: expect.any(String),
        message: expect.any(String),
      });
    },
  );

  test('is no way out of the folders', async () => {
    for (const url of [
      '/../../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '/.git/config',
    ])
      expect([403, 404, 422], url).toContain((await get(url)).statusCode);
  });

  test('takes other methods only where it says so', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const)
      expect(
        (await server.app.inject({ method, url: '/api/v1/users/me' })).statusCode,
      ).toBeGreaterThanOrEqual(400);
  });
});

test('an amount or a weight too large to compute with is refused at its field, in every list', async () => {
  let looked = 0;
  for (const { fields, paths } of await loadMasters())
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kind !== 'rupiah' && kind !== 'gram') continue;
      looked++;
      for (const value of [1e19, 1e12 + 1]) {
        const reply = await owner.post(paths.base, { [name]: value }, { toko: 'K01' });
        const found = `${paths.base} ${name} = ${value}: ${JSON.stringify(reply.body)}`;
        expect([reply.status, reply.body.fields?.[name]?.code], found).toEqual([422, 'ANGKA_DI_LUAR_BATAS']);
      }
    }
  expect(looked).toBeGreaterThan(40);
});

test('the dearest gram of the heaviest piece still has a price', async () => {
  const heavy = pieceInput({ kode_group: 'MUDA375', berat_asli: 100_000, berat_bandrol: 0 });
  const { kode_group, kode_dept, kadar } = heavy;
  const price = { kelompok_harga: 'MAHAL', kode_group, kadar, harga_jual: 1_000_000_000, harga_beli: 0 };
  const rule = { kode_dept, berat_from: 50_000, berat_to: 1_000_000, jenis_ongkos: 'PER_GRAM' };
  const sent = [await owner.post('kelompok-harga', price)];
  sent.push(await owner.post('parameter-ongkos', { ...rule, nilai: 1_000_000_000 }));
  const added = await owner.post('barang', heavy, { toko: 'K01' });
  for (const { status, body } of [...sent, added]) expect(status, JSON.stringify(body)).toBe(200);
  const { kode_barcode } = added.body.data as { kode_barcode: string };
  const scanned = await owner.get(`barang/scan/${kode_barcode}`, { toko: 'K01' });
  expect(scanned.body.data).toMatchObject({ harga_emas: 1_000_000_000, harga_jual: 200_000_000_000_000 });
});

const TEXTS = [
  `'; DROP TABLE users; --`,
  '<img src=x onerror=alert(1)>',
  '%',
  '\\',
  '../../etc/passwd',
  '-1',
  '1e999',
  '9'.repeat(100),
  '2026-02-30',
  '0000-00-00',
  '💍',
  '\u202e',
  ' ',
  '*',
];
const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  [null],
  {},
  [{}],
];
/** Calls that would end the test's own session, or answer for what the machine does. */
const LEFT_OUT = new Set([
  'users/logout',
  'users/login',
  'setup',
  'users/me/password',
  'authorization/manual',
]);

/** Some of many, others at each turn: over hundreds of calls and fields every one has its turn with every kind. */
const turns = <T>(all: readonly T[], some: number) => {
  let at = 0;
  return (): T[] => Array.from({ length: some }, () => all[at++ % all.length] as T);
};

const isLoose = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall !== undefined;
const namesOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe('no call answers 500', () => {
  const calls = (): Endpoint[] => server.app.endpoints.filter(({ path }) => !LEFT_OUT.has(path));
  const check = (what: string, { status, body }: { status: number; body: unknown }) =>
    expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(500);

  test('whatever its path says', { timeout: 120_000 }, async () => {
    for (const { method, path } of calls()) {
      if (!path.includes('{')) continue;
      for (const text of TEXTS) {
        const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const reply = await owner.call(method, filled, {
          toko: 'K01',
          ...(method !== 'GET' && { body: {} }),
        });
        check(`${method} ${filled}`, reply);
      }
    }
  });

  test('whatever its query says', { timeout: 240_000 }, async () => {
    const texts = turns(TEXTS, 5);
    for (const { method, path, query } of calls().filter(({ method }) => method === 'GET')) {
      const filled = path.replaceAll(/\{\w+\}/g, 'X');
      const declared = namesOf(query);
      // What a call does not declare it does not read, whatever it says; lists declare some of these, and take their fields besides.
      for (const name of new Set([...declared, 'q', 'sort', 'kode_toko']))
        for (const text of declared.includes(name) || isLoose(query) ? texts() : texts().slice(0, 1))
          check(
            `${method} ${path}?${name}=${text}`,
            await owner.get(`${filled}?${name}=${encodeURIComponent(text)}`, { toko: 'K01' }),
          );
    }
  });

  test('whatever its body says', { timeout: 120_000 }, async () => {
    const values = turns(VALUES, 9);
    for (const { method, path, body } of calls().filter(({ method }) => method !== 'GET')) {
      const filled = path.replaceAll(/\{\w+\}/g, 'X');
      for (const value of values()) {
        const whole = Object.fromEntries(namesOf(body).map((name) => [name, value]));
        for (const sent of [value, whole])
          check(
            `${method} ${path} ${JSON.stringify(sent)}`,
            await owner.call(method, filled, { toko: 'K01', body: sent ?? {} }),
          );
      }
    }
  });

  test('whatever one value of a good body says', { timeout: 120_000 }, async () => {
    const { kode_barcode, harga_jual } = pieceSupply()();
    const good: [path: string, body: Json][] = [
      ['barang', pieceInput({ kode_intern: 'A', atribut: [{ nama: 'BERLIAN', berat: 0.1, harga: 5 }] })],
      ['penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], { kode_customer: '' })],
      ['cash', { jenis: 'MASUK', kategori: 'LAIN_MASUK', jumlah_rp: 5, keterangan: 'X' }],
      ['parameter-harga-emas/global', { nominal: 2_600_000 }],
      ['barang/tags', { kode_barcodes: [kode_barcode] }],
      [
        'hari/tutup',
        { tanggal: TODAY, rincian_kas: [{ pecahan: 1000, lembar: 1 }], non_cash: [], catatan: '' },
      ],
    ];
    for (const [path, body] of good)
      for (const place of leaves(body))
        for (const value of VALUES) {
          const sent = withValue(body, place, value);
          check(`POST ${path} ${JSON.stringify(sent)}`, await owner.post(path, sent, { toko: 'K01' }));
        }
  });
});

type Json = Record<string, unknown>;

/** Paths of all values in a body that are no containers. */
const leaves = (value: unknown, path: string[] = []): string[][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) => leaves(part, [...path, name]))
    : [path];

const withValue = (body: Json, path: readonly string[], value: unknown): Json => {
  const copy = structuredClone(body);
  const parent = path.slice(0, -1).reduce<Json>((part, name) => part[name] as Json, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
};
