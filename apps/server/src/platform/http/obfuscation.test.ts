import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { AppError } from '../errors.ts';
import { clarify, ignoredFields, installObfuscation, obfuscate } from './obfuscation.ts';

const KEY = 'kunci12345';

describe('the shift', () => {
  test('goes around printable ASCII by the repeating key, and leaves all else', () => {
    expect(obfuscate('AB~', 'a~a~a~a~a~')).toBe('Ca!');
    expect(obfuscate('金\n💍', KEY)).toBe('金\n💍');
    expect(obfuscate({ nama: 'AA', jumlah: 5, ada: true, kosong: null, list: ['A', 1] }, KEY)).toEqual({
      nama: expect.not.stringContaining('AA'),
      jumlah: 5,
      ada: true,
      kosong: null,
      list: [expect.any(String), 1],
    });
  });

  test('property: clarify() undoes it, whatever was sent and ignored; lengths and names stay', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.string({ minLength: 10, maxLength: 10 }).filter((key) => key.length === 10),
        fc.array(fc.string()),
        (value, key, ignored) => {
          const names = new Set(ignored);
          expect(clarify(obfuscate(value, key, names), key, names)).toEqual(value);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(String(obfuscate(text, KEY))).toHaveLength(text.length);
      }),
    );
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
