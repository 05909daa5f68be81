import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp('chain');
  ({ token } = await server.login('MU'));
});
afterAll(() => server?.close());

const ask = (path: string, encoding?: string) =>
  server.app.inject({
    url: `/api/v1/${path}`,
    headers: { 'x-auth-token': token, 'x-toko': 'K01', ...(encoding && { 'accept-encoding': encoding }) },
  });

test.each([
  'barang?limit=100',
  `barang/report-mutasi?tgl_from=${TODAY}&tgl_to=${TODAY}`,
  'barang?limit=100&format=csv',
])('a long answer leaves compressed for who takes it, and is the same (%s)', async (path) => {
  const [plain, packed] = [await ask(path), await ask(path, 'gzip, deflate, br')];
  expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': plain.headers['content-type'],
    'cache-control': 'no-store',
  });
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
  expect(plain.rawPayload.length / packed.rawPayload.length).toBeGreaterThan(3);
});

test.each(['hari', 'barang?limit=100&format=xlsx', 'barang?limit=100&format=pdf', 'barang?limit=1'])(
  'what is short or packed already leaves as it is (%s)',
  async (path) => {
    const answer = await ask(path, 'gzip');
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  },
);
