import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.look('delete from login_attempts');
  await server.look('update sessions set revoked_at = now() where revoked_at is null');
});

const WRONG = 'salah-sekali';
const signIn = async (user_id: string, password = WRONG, remoteAddress = '10.0.0.1') => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id, password },
    remoteAddress,
  });
  return { ...reply.json(), status: reply.statusCode } as { status: number; code: string; message: string };
};
const times = async <T>(count: number, work: (turn: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let turn = 0; turn < count; turn++) results.push(await work(turn));
  return results;
};
const secondsIn = (message: string): number => Number(/(\d+) detik/.exec(message)?.[1]);
/** Makes what was tried so far older. */
const later = (seconds: number) =>
  server.look('update login_attempts set at = at - make_interval(secs => $1)', [seconds]);

describe('five failures', () => {
  test('lock the user, the right password too, and say for how many seconds', async () => {
    const tries = await times(5, () => signIn('KASIR1'));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const locked = await signIn('KASIR1', PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.code).toBe('AKUN_TERKUNCI');
    expect(secondsIn(locked.message)).toBeGreaterThan(270);
    expect(secondsIn(locked.message)).toBeLessThanOrEqual(300);
    expect((await signIn('KASIR2', PASSWORD)).code).not.toBe('AKUN_TERKUNCI');
    await later(270);
    expect(secondsIn((await signIn('KASIR1', PASSWORD)).message)).toBeLessThanOrEqual(30);
    await later(30);
    expect((await signIn('KASIR1', PASSWORD)).status).toBe(200);
  });

  test('count only those after the last success', async () => {
    await times(4, () => signIn('KASIR1'));
    expect((await signIn('KASIR1', PASSWORD)).status).toBe(200);
    const tries = await times(4, () => signIn('KASIR1'));
    expect(tries.map(({ code }) => code)).toEqual(Array(4).fill('LOGIN_SALAH'));
  });

  test('of a user who does not exist lock alike', async () => {
    await times(5, () => signIn('TAKADA'));
    expect((await signIn('TAKADA')).code).toBe('AKUN_TERKUNCI');
  });

  test('at the same moment are five, not fifty', async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, () => signIn('KASIR1')));
    expect(tries.filter(({ code }) => code === 'LOGIN_SALAH')).toHaveLength(5);
    expect(tries.filter(({ code }) => code === 'AKUN_TERKUNCI')).toHaveLength(25);
  });
});

describe('an address', () => {
  test('is locked after forty failures, whoever they were for; another address is not', async () => {
    await server.look(
      "insert into login_attempts (user_id, ip, berhasil) select 'U' || i, '10.0.0.9', false from generate_series(1, 40) i",
    );
    const locked = await signIn('KASIR1', PASSWORD, '10.0.0.9');
    expect(locked.status).toBe(429);
    expect(locked.code).toBe('TERLALU_BANYAK_PERCOBAAN');
    expect(secondsIn(locked.message)).toBeGreaterThan(290);
    expect((await signIn('KASIR1', PASSWORD, '10.0.0.10')).status).toBe(200);
  });

  test('stays locked after one of its users signed in somewhere else', async () => {
    await server.look(
      "insert into login_attempts (user_id, ip, berhasil) select 'U' || i, '10.0.0.9', false from generate_series(1, 40) i",
    );
    expect((await signIn('KASIR1', PASSWORD, '10.0.0.10')).status).toBe(200);
    expect((await signIn('KASIR1', PASSWORD, '10.0.0.9')).code).toBe('TERLALU_BANYAK_PERCOBAAN');
  });
});

describe('an approver at the till', () => {
  const approve = async (user_id: string, password: string) => {
    const kasir = await server.login('KASIR');
    return (n: number) =>
      kasir.post('authorization/manual', {
        kategori: 'BATAL_PENJUALAN',
        payload_hash: String(n).padStart(64, '0'),
        user_id,
        password,
      });
  };

  test('is told at which field, and locked after five', async () => {
    const unknown = await (await approve('TAKADA', PASSWORD))(1);
    expect(unknown.body.fields?.user_id).toMatchObject({ message: 'Username Tidak Tidak Terdaftar' });
    const sign = await approve('SPV1', WRONG);
    expect((await sign(1)).body.fields?.password).toMatchObject({ message: 'Username atau Password Salah' });
    await times(4, sign);
    expect((await sign(9)).body.code).toBe('AKUN_TERKUNCI');
  });

  test('must be entitled and of this shop', async () => {
    expect((await (await approve('KASIR2', PASSWORD))(1)).body.code).toBe('TIDAK_BERHAK');
    expect((await (await approve('KASIR1', PASSWORD))(1)).body.code).toBe('TIDAK_BERHAK');
    expect((await (await approve('SPV1', PASSWORD))(1)).status).toBe(200);
  });
});

describe('the own password', () => {
  test('changes with the old one; five wrong old ones lock it', async () => {
    const kasir = await server.login('KASIR');
    const wrong = { password: WRONG, password_baru: 'kadar-baru' };
    expect((await kasir.put('users/me/password', wrong)).body.fields?.password?.code).toBe(
      'OTORISATOR_SALAH',
    );
    expect(
      (await kasir.put('users/me/password', { ...wrong, password_baru: 'x' })).body.fields,
    ).toMatchObject({
      password_baru: { message: 'Password minimal 8 karakter' },
    });
    for (const password_baru of ['12345678', 'kasir1-2026'])
      expect(
        (await kasir.put('users/me/password', { password: PASSWORD, password_baru })).body.fields,
      ).toMatchObject({ password_baru: { message: 'Password terlalu mudah ditebak, pilih yang lain' } });
    const noKey = await kasir.put('users/me/password', wrong, { key: 'x' });
    expect(noKey.body.code).toBe('KUNCI_WAJIB');
    await times(4, () => kasir.put('users/me/password', wrong));
    expect((await kasir.put('users/me/password', wrong)).body.code).toBe('AKUN_TERKUNCI');
    await server.look('delete from login_attempts');
    const key = 'ganti-password-1';
    const body = { password: PASSWORD, password_baru: 'kadar-baru' };
    const done = await kasir.put('users/me/password', body, { key });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await kasir.put('users/me/password', body, { key })).body).toEqual(done.body);
    expect((await kasir.get('users/me')).status).toBe(200);
    await server.look("update sessions set revoked_at = now() where user_id = 'KASIR1'");
    expect((await signIn('KASIR1', PASSWORD)).code).toBe('LOGIN_SALAH');
    expect((await signIn('KASIR1', 'kadar-baru')).status).toBe(200);
  });
});
