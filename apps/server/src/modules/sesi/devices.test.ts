import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.look('delete from login_attempts');
  await server.look('delete from perangkat_dikenal');
});

const WRONG = 'salah-sekali';
const SHOP = '10.0.0.1';
const OUTSIDE = '203.0.113.7';

/** A browser that keeps what cookies it is given. */
const browser = (remoteAddress = SHOP) => {
  const jar = new Map<string, string>();
  const signIn = async (user_id: string, password = PASSWORD, more: object = {}) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id, password, takeover: true, ...more },
      headers: {
        origin: 'http://localhost',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      remoteAddress,
    });
    const given = reply.cookies as { name: string; value: string; [attribute: string]: unknown }[];
    for (const { name, value } of given) jar.set(name, value);
    return { status: reply.statusCode, code: reply.json().code as string | undefined, given };
  };
  return { jar, signIn };
};
const times = async (count: number, work: (turn: number) => Promise<unknown>): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await work(turn);
};
/** Whoever guesses from outside, without cookies, until he is refused. */
const guessed = (user_id: string) => times(6, () => browser(OUTSIDE).signIn(user_id, WRONG));
const knownOf = (user_id: string) =>
  server.look<{ perangkat_hash: Buffer }>('select * from perangkat_dikenal where user_id = $1', [user_id]);

describe('a device', () => {
  test('is known by a cookie that scripts and other sites cannot use, of which only the hash is kept', async () => {
    const till = browser();
    const { given } = await till.signIn('KASIR1');
    const cookie = given.find(({ name }) => name === 'kadar_perangkat');
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 180 * 24 * 3600,
      value: expect.stringMatching(/^[\w-]{43}$/),
    });
    await till.signIn('SPV1', PASSWORD, { app: 'OTORISATOR' });
    expect(till.jar.get('kadar_perangkat')).toBe(cookie?.value);
    const kept = await server.look<{ row: string }>(
      'select perangkat_dikenal::text as row from perangkat_dikenal',
    );
    expect(kept).toHaveLength(2);
    expect(kept.some(({ row }) => row.includes(String(cookie?.value)))).toBe(false);
  });

  test('is not made of a failed try, of a made-up cookie, nor for a client that keeps its token itself', async () => {
    const till = browser();
    await till.signIn('KASIR1', WRONG);
    expect(till.jar.size).toBe(0);
    till.jar.set('kadar_perangkat', 'x');
    await till.signIn('KASIR1');
    expect(till.jar.get('kadar_perangkat')).toMatch(/^[\w-]{43}$/);
    const { given } = await browser().signIn('KASIR2', PASSWORD, { want_token: true });
    expect(given.map(({ name }) => name)).toEqual(['kadar_session']);
    expect(await knownOf('KASIR2')).toEqual([]);
  });

  test('of a user is forgotten after 180 days, or when he has twenty newer ones', async () => {
    const till = browser();
    await till.signIn('KASIR1');
    await server.look("update perangkat_dikenal set dipakai_at = now() - interval '181 days'");
    await guessed('KASIR1');
    expect((await till.signIn('KASIR1')).code).toBe('AKUN_TERKUNCI');
    await server.look('delete from login_attempts');
    await till.signIn('SPV1');
    expect(await knownOf('KASIR1')).toEqual([]);
    await times(21, () => browser().signIn('KASIR1'));
    expect(await knownOf('KASIR1')).toHaveLength(20);
  });
});

describe('whoever guesses from outside', () => {
  test('has five tries at a user over all devices and addresses, with fresh cookies too', async () => {
    await times(5, async (turn) => {
      const stranger = browser(`203.0.113.${turn}`);
      stranger.jar.set('kadar_perangkat', `${turn}`.padEnd(43, 'x'));
      expect((await stranger.signIn('SPV1', WRONG)).code).toBe('LOGIN_SALAH');
    });
    expect((await browser('203.0.113.99').signIn('SPV1')).code).toBe('AKUN_TERKUNCI');
  });

  test('locks no user out of a device on which he signed in before, again and again', async () => {
    const till = browser();
    await till.signIn('SPV1');
    for (let turn = 0; turn < 3; turn++) {
      await guessed('SPV1');
      expect((await till.signIn('SPV1')).status).toBe(200);
    }
    expect((await browser(OUTSIDE).signIn('SPV1')).code).toBe('AKUN_TERKUNCI');
  });

  test('is known on a device of somebody else no better than anywhere', async () => {
    const till = browser();
    await till.signIn('KASIR1');
    await times(5, () => till.signIn('SPV1', WRONG));
    expect((await till.signIn('SPV1')).code).toBe('AKUN_TERKUNCI');
    expect((await till.signIn('KASIR1')).status).toBe(200);
  });

  test('with made-up names locks the unknown devices of an address, and no known one there', async () => {
    const till = browser();
    await till.signIn('KASIR1');
    await times(40, (turn) => browser().signIn(`TAKADA${turn}`, WRONG));
    expect((await browser().signIn('KASIR2')).code).toBe('TERLALU_BANYAK_PERCOBAAN');
    expect((await till.signIn('KASIR1')).status).toBe(200);
    expect((await browser('10.0.0.2').signIn('KASIR2')).status).toBe(200);
  });
});

describe('a known device', () => {
  test('has five tries of its own, also at the same moment, which lock no other and count at no address', async () => {
    const [till, office] = [browser(), browser('10.0.0.2')];
    await till.signIn('SPV1');
    await office.signIn('SPV1');
    const tries = await Promise.all(Array.from({ length: 20 }, () => till.signIn('SPV1', WRONG)));
    expect(tries.filter(({ code }) => code === 'LOGIN_SALAH')).toHaveLength(5);
    expect((await till.signIn('SPV1')).code).toBe('AKUN_TERKUNCI');
    expect((await office.signIn('SPV1')).status).toBe(200);
    expect((await browser().signIn('SPV1')).status).toBe(200);
    await server.look("update login_attempts set at = at - interval '300 seconds'");
    expect((await till.signIn('SPV1')).status).toBe(200);
  });
});

describe('passwords within a session', () => {
  const approve = (who: Client, user_id: string, password: string) =>
    who.post('authorization/manual', {
      kategori: 'BATAL_PENJUALAN',
      payload_hash: '0'.repeat(64),
      user_id,
      password,
    });
  const codeOf = async (reply: ReturnType<typeof approve>) => (await reply).body.code;
  let kasir: Client;
  beforeAll(async () => {
    await server.look(
      "insert into users (user_id, usere_name, level, kode_toko, password_hash) select 'KASIR' || n, 'Kasir', 'KASIR', 'K01', password_hash from users, generate_series(11, 16) n where user_id = 'KASIR1'",
    );
    kasir = await server.login('KASIR');
  });

  test("of an approver, mistyped at one till, are locked there, and neither at another till nor at the approver's own", async () => {
    await times(5, () => approve(kasir, 'SPV1', WRONG));
    expect(await codeOf(approve(kasir, 'SPV1', PASSWORD))).toBe('AKUN_TERKUNCI');
    kasir = await server.login('KASIR');
    expect(await codeOf(approve(kasir, 'SPV1', PASSWORD))).toBe('AKUN_TERKUNCI');
    expect((await approve(await server.login('KASIR11'), 'SPV1', PASSWORD)).status).toBe(200);
    expect((await browser(OUTSIDE).signIn('SPV1')).status).toBe(200);
    expect((await approve(kasir, 'OWNER', PASSWORD)).status).toBe(200);
  });

  test('of one approver are locked at all tills after twenty failures, his own password is not', async () => {
    for (let till = 11; till < 15; till++) {
      const other = await server.login(`KASIR${till}`);
      await times(5, () => approve(other, 'SPV1', WRONG));
    }
    expect(await codeOf(approve(kasir, 'SPV1', PASSWORD))).toBe('AKUN_TERKUNCI');
    const spv = await server.login('SPV');
    const same = { password: WRONG, password_baru: 'rahasia-baru' };
    const own = await spv.put('users/me/password', same);
    expect(own.body.fields).toMatchObject({ password: { code: 'OTORISATOR_SALAH' } });
  });

  test('are tried with made-up names no more than forty times, at whatever address', async () => {
    await times(40, (turn) => approve(kasir, `TAKADA${turn}`, WRONG));
    expect(await codeOf(approve(kasir, 'SPV1', PASSWORD))).toBe('TERLALU_BANYAK_PERCOBAAN');
    expect((await approve(await server.login('KASIR11'), 'SPV1', PASSWORD)).status).toBe(200);
  });

  test('of the caller himself, mistyped in one of his sessions, lock neither his login nor his other session', async () => {
    const spv = await server.login('SPV');
    const body = { password: WRONG, password_baru: 'rahasia-baru' };
    await times(5, () => spv.put('users/me/password', body));
    expect((await spv.put('users/me/password', { ...body, password: PASSWORD })).body.code).toBe(
      'AKUN_TERKUNCI',
    );
    expect((await browser().signIn('SPV1')).status).toBe(200);
    const phone = browser();
    await phone.signIn('SPV1', PASSWORD, { app: 'OTORISATOR' });
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/v1/webauthn/register/options',
      payload: { password: PASSWORD },
      headers: { cookie: `kadar_otorisator=${phone.jar.get('kadar_otorisator')}`, 'x-app': 'OTORISATOR' },
    });
    expect(asked.statusCode, asked.body).toBe(200);
  });
});
