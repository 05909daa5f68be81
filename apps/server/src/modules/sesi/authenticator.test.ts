import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@kadar/contract/endpoint.ts';
import type { Me } from '@kadar/contract/endpoints/session.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CHOSEN_PASSWORD,
  type Client,
  PASSWORD,
  type Reply,
  startTestApp,
  type TestApp,
} from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  kasir = await server.login('KASIR');
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server?.close();
});
beforeEach(() => server.look("update sessions set revoked_at = now() where user_id = 'SPV1'"));

const enter = async (more: object = {}) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'SPV1', password: PASSWORD, want_token: true, ...more },
  });
  return { reply, token: (reply.json().data?.token ?? '') as string };
};
const onPhone = (more: object = {}) => enter({ app: 'OTORISATOR', ...more });
/** A call under another token than the client's own. */
const as = (token: string, method: Endpoint['method'], path: string, body?: unknown): Promise<Reply> =>
  kasir.call(method, path, { headers: { 'x-auth-token': token }, ...(body !== undefined && { body }) });
const stands = async (token: string) => (await as(token, 'GET', 'users/me')).status === 200;

describe('a till and an authenticator of one user', () => {
  test('live side by side; each refuses a second of its own kind and is taken over alone', async () => {
    const [till, phone] = [await enter(), await onPhone()];
    expect([till.reply.statusCode, phone.reply.statusCode]).toEqual([200, 200]);
    expect([await stands(till.token), await stands(phone.token)]).toEqual([true, true]);
    expect([(await enter()).reply.statusCode, (await onPhone()).reply.statusCode]).toEqual([409, 409]);

    const newPhone = await onPhone({ takeover: true });
    expect([await stands(till.token), await stands(phone.token)]).toEqual([true, false]);
    const newTill = await enter({ takeover: true });
    expect([await stands(till.token), await stands(newTill.token), await stands(newPhone.token)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('of four phones that sign in at once one wins', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => onPhone()));
    expect(replies.map(({ reply }) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test('end each by its own way out', async () => {
    const [till, phone] = [await enter(), await onPhone()];
    const out = await as(phone.token, 'POST', 'users/logout', {});
    expect(String(out.headers['set-cookie'])).toMatch(/^kadar_otorisator=; Max-Age=0/);
    expect([await stands(till.token), await stands(phone.token)]).toEqual([true, false]);
    const again = await onPhone();
    await as(till.token, 'POST', 'users/logout', {});
    expect([await stands(till.token), await stands(again.token)]).toEqual([false, true]);
  });

  test('have cookies of their own, and the page says which one counts', async () => {
    const cookieOf = async (body: object) =>
      String((await enter(body)).reply.headers['set-cookie']).split(';');
    const [till = ''] = await cookieOf({});
    const [phone = '', ...how] = await cookieOf({ app: 'OTORISATOR' });
    expect([till.split('=')[0], phone.split('=')[0]]).toEqual(['kadar_session', 'kadar_otorisator']);
    expect(how.join()).toMatch(/Path=\/.*HttpOnly.*SameSite=Strict/);
    const menuOf = async (headers: Record<string, string>) => {
      const reply = await server.app.inject({ method: 'GET', url: '/api/v1/users/me', headers });
      return reply.statusCode === 200 ? (reply.json().data as Me).menu.length > 0 : reply.statusCode;
    };
    const cookie = `${till}; ${phone}`;
    expect(await menuOf({ cookie })).toBe(true);
    expect(await menuOf({ cookie, 'x-app': 'OTORISATOR' })).toBe(false);
    expect(await menuOf({ cookie, 'x-app': 'LAIN' })).toBe(true);
    expect(await menuOf({ cookie: till, 'x-app': 'OTORISATOR' })).toBe(401);
    expect(await menuOf({ cookie: phone })).toBe(401);
  });

  test('both end when the password is reset; a change of the own one keeps only the session it was made in', async () => {
    const [till, phone] = [await enter(), await onPhone()];
    const [old] = await server.look<{ password_hash: string }>(
      "select password_hash from users where user_id = 'SPV1'",
    );
    const changed = await as(till.token, 'PUT', 'users/me/password', {
      password: PASSWORD,
      password_baru: CHOSEN_PASSWORD,
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect([await stands(till.token), await stands(phone.token)]).toEqual([true, false]);
    await server.look("update users set password_hash = $1 where user_id = 'SPV1'", [old?.password_hash]);
    const again = await onPhone();
    const admin = await server.login('MU');
    expect((await admin.put('users/SPV1', { no_whatsapp: '0812' })).status).toBe(200);
    expect([await stands(till.token), await stands(again.token)]).toEqual([false, false]);
  });
});

describe("an authenticator's session", () => {
  test('is for approvers only, and their password is asked for all the same', async () => {
    for (const user_id of ['KASIR1', 'TEKNISI', 'SUPPORT']) {
      const { reply } = await onPhone({ user_id });
      expect([reply.statusCode, reply.json().code, reply.headers['set-cookie']]).toEqual([
        403,
        'TIDAK_BERHAK',
        undefined,
      ]);
    }
    expect(await stands(kasir.token)).toBe(true);
    expect((await onPhone({ password: 'salah-sekali' })).reply.json().code).toBe('LOGIN_SALAH');
    expect((await onPhone({ app: 'LAIN' })).reply.statusCode).toBe(422);
  });

  test('knows who its user is, his shop and what he may approve, and nothing else', async () => {
    const { token } = await onPhone();
    const me = (await as(token, 'GET', 'users/me')).body.data as Me;
    expect(me).toMatchObject({
      user: { user_id: 'SPV1', level: 'SPV', kode_toko: 'K01' },
      toko: { kode_toko: 'K01' },
      menu: [],
      actions: { 'session.use': 'allow', 'otorisasi.approve': 'allow' },
      harga_emas_global: null,
      tgl_system: null,
    });
    expect(Object.keys(me.actions)).toHaveLength(2);
    expect(Object.keys(me.settings).sort()).toEqual(['MULTI_LANGUAGE_FEATURE', 'OTORISASI_TTL_DETIK']);
  });

  test('is refused every call but its own: it cannot sell, list members, read reports or sign for a till', async () => {
    const { token } = await onPhone();
    const open: string[] = [];
    for (const { method, path, access } of server.app.endpoints) {
      if (access === 'public' || path === 'users/logout') continue;
      const reply = await as(
        token,
        method,
        path.replaceAll(/\{\w+\}/g, 'X1'),
        method === 'GET' ? undefined : {},
      );
      if (reply.body.code !== 'TIDAK_BERHAK' || reply.status !== 403) open.push(`${method} ${path}`);
    }
    expect(open.sort()).toEqual([
      'DELETE otorisasi-qr/remove/{store_code}/{keystore}',
      'DELETE webauthn/credentials/{id}',
      'GET otorisasi-qr/status/{keystore}',
      'GET otorisasi-qr/waiting',
      'GET otorisasi-qr/{store_code}/{keystore}',
      'GET users/me',
      'GET webauthn/credentials',
      'POST otorisasi-qr/generate',
      'POST otorisasi-qr/{store_code}/{keystore}/accept',
      'POST otorisasi-qr/{store_code}/{keystore}/options',
      'POST otorisasi-qr/{store_code}/{keystore}/reject',
      'POST webauthn/register/options',
      'POST webauthn/register/verify',
    ]);
    const named = server.app.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'POST penjualan',
        'GET member/get/all',
        'GET penjualan/report',
        'GET otorisasi/report',
        'POST authorization/manual',
        'POST authorization/fingerprint',
        'PUT users/me/password',
      ]),
    );
  });

  test('hears of requests by its own cookie, of nothing in the shop, and of its own end alone', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const [till, phone] = [await enter(), await onPhone()];
    const cookie = `kadar_session=${till.token}; kadar_otorisator=${phone.token}`;
    const listen = (auth: object) =>
      new Promise<{ socket: Socket; heard: string[] }>((resolve, reject) => {
        const socket = io(`http://127.0.0.1:${port}`, {
          transports: ['websocket'],
          reconnection: false,
          extraHeaders: { cookie },
          forceNew: true,
          auth,
        });
        sockets.push(socket);
        const heard: string[] = [];
        socket.onAny((event: string) => heard.push(event));
        socket.on('connect', () => resolve({ socket, heard }));
        socket.on('connect_error', reject);
      });
    const [atTill, atPhone] = [await listen({}), await listen({ app: 'OTORISATOR' })];
    const { events } = server.app.kadar;
    await events.send({ topic: 'settings-changed', toko: '*', data: [] });
    await events.send({ topic: 'hari-changed', toko: 'K01' });
    await events.send({ topic: 'otorisasi-qr', toko: 'K01', approvers: true, data: {} });
    await expect.poll(() => atPhone.heard).toEqual(['otorisasi-qr']);
    await expect.poll(() => atTill.heard).toEqual(['settings-changed', 'hari-changed', 'otorisasi-qr']);
    await as(phone.token, 'POST', 'users/logout', {});
    await expect.poll(() => atPhone.socket.connected).toBe(false);
    expect(atPhone.heard.at(-1)).toBe('session-ended');
    expect(atTill.socket.connected).toBe(true);
  });
});
