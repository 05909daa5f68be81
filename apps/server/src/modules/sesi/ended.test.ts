import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

const CHOSEN = 'kunci-baru-7391';

let server: TestApp;
let admin: Client;
let kasir: Client;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
});
afterAll(() => server?.close());

/** What the holder of a token is told of its end. */
const toldTo = async ({ token }: Client): Promise<unknown> => {
  const reply = await server.app.inject({ url: '/api/v1/users/me', headers: { 'x-auth-token': token } });
  expect(reply.statusCode).toBe(401);
  return reply.json().sebab;
};

const change = async (more: object) => {
  const [row] = await server.look<object>(
    "select usere_name, level, kode_toko, no_whatsapp, akses from users where user_id = 'KASIR1'",
  );
  const reply = await admin.put('users/KASIR1', { ...row, ...more });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

test('who signs in elsewhere has ended it himself, in these words', async () => {
  kasir = await server.login('KASIR');
  await server.login('KASIR');
  expect(await toldTo(kasir)).toBe('DIAMBIL_ALIH');
});

test.each([
  ['another level', { level: 'SPV' }, 'HAK_DIUBAH'],
  ['another shop', { kode_toko: 'K02' }, 'HAK_DIUBAH'],
  ['a password given by an administrator', { password: CHOSEN }, 'OLEH_ADMIN'],
])('%s', async (_name, more, sebab) => {
  kasir = await server.login('KASIR1');
  await change(more);
  expect(await toldTo(kasir)).toBe(sebab);
});

test('a session that was too old', async () => {
  kasir = await server.login('KASIR1', CHOSEN);
  await server.look(
    "update sessions set expires_at = now() - interval '1 minute' where user_id = 'KASIR1' and revoked_at is null",
  );
  expect(await toldTo(kasir)).toBe('KEDALUWARSA');
});

test('a user who is taken out', async () => {
  kasir = await server.login('KASIR1', CHOSEN);
  expect((await admin.delete('users/KASIR1')).status).toBe(200);
  expect(await toldTo(kasir)).toBe('OLEH_ADMIN');
});

test('nothing is told to who left himself, nor to a stranger', async () => {
  const spv = await server.login('SPV');
  expect((await spv.post('users/logout', { user_id: 'SPV1' })).status).toBe(200);
  expect(await toldTo(spv)).toBeUndefined();
  expect(await toldTo({ ...spv, token: 'nobody-ever-had-this' })).toBeUndefined();
});
