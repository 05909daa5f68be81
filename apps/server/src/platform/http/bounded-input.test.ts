import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { type Route, routesOf } from '../../testing/routes.ts';
import { BODY_HOLDS, refuseOverfull } from './json-body.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

/** No refusal is longer, whatever was sent. */
const LONGEST_ANSWER = 40_000;

const manyKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));
/** What no call may build anything of: keys, elements, lines of keys, and one that is nested below each other. */
const FLOODS: readonly [what: string, body: string][] = [
  ['90,000 keys', manyKeys(90_000)],
  ['90,000 keys in one of its fields', `{"user_id":${manyKeys(90_000)}}`],
  ['100,000 elements', `{"user_id":[${'1,'.repeat(100_000)}1]}`],
  ['100,000 objects', `{"user_id":[${'{},'.repeat(100_000)}{}]}`],
  ['100,000 elements of nothing else', `[${'[],'.repeat(100_000)}1]`],
  ['90 fields of 1,000 keys', JSON.stringify(Array.from({ length: 90 }, () => JSON.parse(manyKeys(1_000))))],
];

const send = (method: Route['method'], url: string, payload: string, headers = {}) =>
  server.app.inject({
    method,
    url: url.replaceAll(/:\w+|\*/g, 'X'),
    payload,
    headers: { 'content-type': 'application/json', 'x-language': 'en', ...headers },
  });

const expectShort = (what: string, reply: Awaited<ReturnType<typeof send>>): void => {
  expect([400, 413, 415, 422], `${what}: ${reply.body.slice(0, 300)}`).toContain(reply.statusCode);
  expect(reply.body.length, what).toBeLessThan(LONGEST_ANSWER);
  expect(reply.json(), what).toMatchObject({ status: 'error', code: expect.any(String) });
};

describe('what nobody could mean is refused before anything is built of it', () => {
  test.each(FLOODS)('by every call without a login: %s', async (what, body) => {
    const open = server.app.endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET');
    expect(open.length).toBeGreaterThan(5);
    for (const { method, path } of open) {
      const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, 'X')}`;
      expectShort(`${method} ${path}, ${what}`, await send(method as 'POST', url, body));
    }
  });

  test('by every route, of whoever is signed in', async () => {
    const [, keys = ''] = FLOODS[0] ?? [];
    const routes = routesOf(server.app).filter(({ method }) => method !== 'GET');
    expect(routes.length).toBeGreaterThan(250);
    for (const { method, url } of routes)
      expectShort(`${method} ${url}`, await send(method, url, keys, { 'x-auth-token': owner.token }));
  }, 240_000);

  test('by every call with a login, before a stranger has sent his body', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const needing = server.app.endpoints.filter(
      ({ access, method }) => access !== 'public' && method !== 'GET',
    );
    for (const { method, path } of needing) {
      const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, 'X')}`;
      const socket = connect({ port, host: '127.0.0.1' });
      socket.write(
        `${method} ${url} HTTP/1.1\r\nhost: x\r\nx-auth-token: nobody\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n`,
      );
      const [heard] = await once(socket, 'data');
      socket.destroy();
      expect(String(heard), url).toMatch(/^HTTP\/1\.1 401 /);
    }
  });

  test.each(FLOODS)('of whoever is signed in: %s', async (what, body) => {
    for (const url of ['/api/v1/jenis', '/api/v1/penjualan', '/api/v1/users'])
      expectShort(`${url}, ${what}`, await send('POST', url, body, { 'x-auth-token': owner.token }));
  });
});

test('one field too many, or a name without end, is told of as far as anybody reads', async () => {
  const body = { ...JSON.parse(manyKeys(900)), ['x'.repeat(50_000)]: 1 };
  const reply = await send('POST', '/api/v1/users/login', JSON.stringify(body));
  expect(reply.statusCode).toBe(422);
  const fields = Object.entries(reply.json<{ fields: Record<string, { message: string }> }>().fields);
  expect(fields.length).toBe(100);
  const long = await send('POST', '/api/v1/users/login', JSON.stringify({ ['x'.repeat(50_000)]: 1 }));
  expect([long.statusCode, long.body.length < 1_000]).toEqual([422, true]);
});

test('an address with more values than any list of choices is refused, by every call that reads', async () => {
  const query = `?${'a=1&'.repeat(2_000)}`;
  for (const { method, path, access } of server.app.endpoints.filter(({ method }) => method === 'GET')) {
    const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, 'X')}${query}`;
    const reply = await server.app.inject({ method, url, headers: { 'x-auth-token': owner.token } });
    expect([reply.statusCode, reply.json().code], `${path} ${access}`).toEqual([413, 'ISI_TERLALU_BESAR']);
  }
});

type Schema = z.core.JSONSchema.JSONSchema;
/** As JSON, the largest value that a schema takes: of a list without a length a thousand. */
const largest = (schema: Schema): unknown => {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return ways.map((one) => largest(one as Schema)).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  if (schema.type === 'array')
    return Array.from({ length: schema.maxItems ?? 1_000 }, () => largest((schema.items ?? {}) as Schema));
  if (schema.type !== 'object') return 'x';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, largest(part as Schema)]),
  );
};
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

test('what any call of the contract takes is let in', () => {
  let most = 0;
  for (const { method, path, access, body } of server.app.endpoints) {
    if (!body) continue;
    const sent = JSON.stringify(
      largest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' })),
    );
    most = Math.max(most, sent.replaceAll(/[^,{[]/g, '').length);
    expect(() => refuseOverfull(Buffer.from(sent)), `${method} ${path}`).not.toThrow();
    if (access === 'public') expect(sent.length, path).toBeLessThan(4_000);
  }
  // The bound stands near what is taken, not at some number beyond all use.
  expect(most).toBeGreaterThan(BODY_HOLDS.parts / 2);
});

test('signs within texts count nothing, and what is no JSON is no fault', () => {
  const text = JSON.stringify({ a: ',:[{'.repeat(30_000), b: '\\"'.repeat(30_000) });
  expect(() => refuseOverfull(Buffer.from(text))).not.toThrow();
  for (const broken of [']]]]}}}}', '"', '"\\', '', '\\'])
    expect(() => refuseOverfull(Buffer.from(broken))).not.toThrow();
  const code = (text: string): unknown => {
    try {
      return refuseOverfull(Buffer.from(text));
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const { levels, keysOfObject, parts } = BODY_HOLDS;
  expect(code('['.repeat(levels))).toBeUndefined();
  expect(code('['.repeat(levels + 1))).toBe('INPUT_TIDAK_SAH');
  expect(code(manyKeys(keysOfObject))).toBeUndefined();
  expect(code(manyKeys(keysOfObject + 1))).toBe('ISI_TERLALU_BESAR');
  expect(code(`[${'1,'.repeat(parts - 1)}1]`)).toBeUndefined();
  expect(code(`[${'1,'.repeat(parts)}1]`)).toBe('ISI_TERLALU_BESAR');
});
