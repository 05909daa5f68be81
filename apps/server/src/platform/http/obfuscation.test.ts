import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { AppError } from '../errors.ts';
import { clarify, ignoredFields, installObfuscation, obfuscate } from './obfuscation.ts';

const KEY = 'kunci12345';

/** The helper as the specification tells of it: each character raised by the next of a fixed key. */
const asOldClients = (text: string): string =>
  [...text].map((sign, at) => String.fromCharCode(sign.charCodeAt(0) + KEY.charCodeAt(at % 10))).join('');

describe('the shift', () => {
  test('raises each character of a text by the repeating key, and leaves all else', () => {
    expect(obfuscate('CINCIN 75 %', KEY)).toBe(asOldClients('CINCIN 75 %'));
    expect(clarify(asOldClients('CINCIN\n金 75 %'), KEY)).toBe('CINCIN\n金 75 %');
    expect(obfuscate({ nama: 'AA', jumlah: 5, ada: true, kosong: null, list: ['A', 1] }, KEY)).toEqual({
      nama: asOldClients('AA'),
      jumlah: 5,
      ada: true,
      kosong: null,
      list: [asOldClients('A'), 1],
    });
  });

  test('property: clarify() undoes it, whatever was typed and ignored; lengths and names stay', () => {
    const typed = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\uff80-\uffff]/u.test(text));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), typed), fc.array(fc.string()), (value, ignored) => {
        const names = new Set(ignored);
        const sent = JSON.parse(JSON.stringify(obfuscate(value, KEY, names)));
        expect(clarify(sent, KEY, names)).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(String(obfuscate(text, KEY))).toHaveLength(text.length);
      }),
    );
  });

  test.each([
    ['was not obfuscated', { rows: [{ nama: 'CINCIN' }] }],
    ['another key made', { rows: [{ nama: obfuscate('CINCIN', '9abcdefghi') }] }],
  ])('is not undone in what %s: it is said at its field', (_what, value) => {
    const read = () => clarify(value, KEY);
    expect(read).toThrow(
      expect.objectContaining({
        fields: { 'rows.0.nama': expect.objectContaining({ code: 'ENC_TIDAK_TERBACA' }) },
      }),
    );
    expect(clarify(value, KEY, new Set(['nama']))).toEqual(value);
  });

  test('ignored fields are named by commas or as a list', () => {
    expect([...ignoredFields('nama, harga ,')]).toEqual(['nama', 'harga']);
    expect([...ignoredFields('["nama","harga"]')]).toEqual(['nama', 'harga']);
    expect(ignoredFields(undefined).size).toBe(0);
  });
});

describe('calls with a key', () => {
  let app: FastifyInstance;
  const seen: unknown[] = [];
  beforeAll(async () => {
    app = fastify();
    installObfuscation(app, KEY);
    app.post('/echo', async (request) => {
      seen.push(request.body);
      return { data: request.body, message: 'Data Berhasil Disimpan' };
    });
    app.get('/refused', async () => {
      throw new AppError('INVALID_TOKEN');
    });
    await app.ready();
  });
  afterAll(() => app?.close());
  const body = { nama: "CINCIN 'KAWIN'", berat: 5.23, token: 'abc', rows: [{ nama: 'X' }] };

  test('are read, and their data answered alike; the message stays readable', async () => {
    const ignored = new Set(['token']);
    const reply = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { enc: '1', ignore: 'token' },
      payload: obfuscate(body, KEY, ignored) as object,
    });
    expect(seen.at(-1)).toEqual(body);
    expect(reply.headers.enc).toBe('1');
    const { data, message } = reply.json();
    expect(message).toBe('Data Berhasil Disimpan');
    expect(data).not.toEqual(body);
    expect(data.token).toBe('abc');
    expect(clarify(data, KEY, ignored)).toEqual(body);
  });

  test.each([undefined, '0', ''])('that say enc %j are plain', async (enc) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: enc === undefined ? {} : { enc },
      payload: body,
    });
    expect(reply.json().data).toEqual(body);
    expect(reply.headers.enc).toBeUndefined();
  });

  test('that are refused are refused in plain words', async () => {
    const reply = await app.inject({ method: 'GET', url: '/refused', headers: { enc: '1' } });
    expect(reply.json().message).toBe('INVALID_TOKEN');
  });
});

describe('a server without a key', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('empty');
  });
  afterAll(() => server?.close());

  test('refuses obfuscated calls instead of keeping what it cannot read', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: { enc: '1' },
      payload: obfuscate({ user_id: 'OWNER', password: 'x' }, KEY) as object,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'FORMAT_TIDAK_DIDUKUNG']);
    const plain = await server.app.inject({ method: 'GET', url: '/api/v1/setup', headers: { enc: '0' } });
    expect(plain.statusCode).toBe(200);
  });
});

describe('a server with a key', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('chain', { KADAR_ENC_KEY: KEY });
  });
  afterAll(() => server?.close());

  test('keeps what it can read, and of what it cannot nothing', async () => {
    const admin = await server.login('MU');
    const send = (body: unknown) => admin.post('jenis', body, { headers: { enc: '1' } });
    const named = () =>
      server.look("select nama_dept from jenis where nama_dept like 'S%' or kode_dept = 'SAM'");
    const standing = await named();
    const plain = { kode_dept: 'SAM', nama_dept: 'SAMARAN' };
    const refused = await send(plain);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['kode_dept']]);
    expect(refused.body.fields?.kode_dept).toMatchObject({
      message: 'Kode Dept tidak terbaca: kunci penyamaran (enc) tidak cocok',
    });
    expect((await send(obfuscate({ ...plain, nama_dept: 'S\0' }, KEY))).status).toBe(422);
    expect(await named()).toEqual(standing);
    expect((await send(obfuscate(plain, KEY))).status).toBe(200);
    expect(await named()).toEqual([...standing, { nama_dept: 'SAMARAN' }]);
  });
});
