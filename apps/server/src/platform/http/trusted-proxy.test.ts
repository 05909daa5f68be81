import { afterEach, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

const start = async (trusted?: string): Promise<TestApp> => {
  server = await startTestApp('chain', trusted === undefined ? {} : { KADAR_TRUSTED_PROXY: trusted });
  return server;
};
const PROXY = '10.0.0.1';
/** A login that comes in from `from` and says that it is for `claimed`. */
const signIn = async (
  { app }: TestApp,
  user_id: string,
  password: string,
  claimed: string,
  from: string = PROXY,
): Promise<string> => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id, password, takeover: true },
    remoteAddress: from,
    headers: { 'x-forwarded-for': claimed },
  });
  return reply.json<{ code: string }>().code;
};
const failuresFrom = ({ look }: TestApp, ip: string) =>
  look(
    "insert into login_attempts (user_id, ip, berhasil) select 'U' || i, $1, false from generate_series(1, 40) i",
    [ip],
  );
const addresses = async ({ look }: TestApp) =>
  (await look<{ ip: string }>('select ip from login_attempts order by id')).map(({ ip }) => ip);

test('without the setting a forged address is ignored: it neither hides a caller nor locks another', async () => {
  const app = await start();
  expect(await signIn(app, 'KASIR1', 'salah', '203.0.113.7')).toBe('LOGIN_SALAH');
  expect(await addresses(app)).toEqual([PROXY]);
  await failuresFrom(app, PROXY);
  expect(await signIn(app, 'KASIR1', PASSWORD, '203.0.113.8')).toBe('TERLALU_BANYAK_PERCOBAAN');
});

test('through a trusted proxy the caller counts: one who is locked locks nobody else', async () => {
  const app = await start(`loopback, ${PROXY}/32`);
  await failuresFrom(app, '203.0.113.7');
  expect(await signIn(app, 'KASIR1', PASSWORD, '203.0.113.7')).toBe('TERLALU_BANYAK_PERCOBAAN');
  expect(await signIn(app, 'KASIR1', PASSWORD, '203.0.113.8')).not.toBe('TERLALU_BANYAK_PERCOBAAN');
  expect((await addresses(app)).at(-1)).toBe('203.0.113.8');
  const [session] = await app.look<{ ip: string }>(
    "select ip from sessions where user_id = 'KASIR1' order by created_at desc limit 1",
  );
  expect(session?.ip).toBe('203.0.113.8');
});

test('what a caller puts before the proxy’s word, or sends past the proxy, is not believed', async () => {
  const app = await start(PROXY);
  expect(await signIn(app, 'KASIR1', 'salah', '198.51.100.1, 203.0.113.7')).toBe('LOGIN_SALAH');
  expect(await signIn(app, 'KASIR1', 'salah', '198.51.100.1', '203.0.113.9')).toBe('LOGIN_SALAH');
  expect(await addresses(app)).toEqual(['203.0.113.7', '203.0.113.9']);
});
