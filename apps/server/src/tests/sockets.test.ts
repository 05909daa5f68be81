import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';

let server: TestApp;
let address: string;
const open: Socket[] = [];
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => server?.close());

interface Ear {
  socket: Socket;
  heard: [event: string, data: unknown][];
  ended: Promise<string>;
}

/** A connected browser of a session, and everything it hears. */
const listen = (options: object): Promise<Ear> =>
  new Promise((resolve, reject) => {
    const socket = io(address, { transports: ['websocket'], reconnection: false, ...options });
    open.push(socket);
    const heard: Ear['heard'] = [];
    socket.onAny((event: string, data: unknown) => heard.push([event, data]));
    const ended = new Promise<string>((done) => socket.on('disconnect', done));
    socket.on('connect', () => resolve({ socket, heard, ended }));
    socket.on('connect_error', reject);
  });
const asToken = (client: Client) => listen({ auth: { token: client.token } });
const asCookie = (client: Client) => listen({ extraHeaders: { cookie: `kadar_session=${client.token}` } });

const until = async (fact: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1500 && !fact(); turn++) await new Promise((go) => setTimeout(go, 10));
  expect(fact()).toBe(true);
};
/** Long enough for what was not to be heard to have been heard. */
const quiet = () => new Promise((go) => setTimeout(go, 150));
const topics = ({ heard }: Ear) => heard.map(([event]) => event);

describe('a socket', () => {
  test.each(['', 'nobody', 'x'.repeat(500)])('without a session (%j) is refused', async (token) => {
    await expect(listen({ auth: { token } })).rejects.toThrow('Invalid Token.');
  });

  test('takes the cookie as well as the token', async () => {
    const kasir = await server.login('KASIR');
    expect((await asCookie(kasir)).socket.connected).toBe(true);
    expect((await asToken(kasir)).socket.connected).toBe(true);
  });

  test('takes the token in the header of all calls, and in the query', async () => {
    const { token } = await server.login('KASIR');
    for (const named of [{ extraHeaders: { 'x-auth-token': token } }, { query: { token } }])
      expect((await listen(named)).socket.connected).toBe(true);
    for (const named of [{ extraHeaders: { 'x-auth-token': 'nobody' } }, { query: { token: '' } }])
      await expect(listen(named)).rejects.toThrow('Invalid Token.');
  });

  test('is counted while it is open', async () => {
    const ear = await asToken(await server.login('KASIR'));
    const sockets = async () => (await server.app.kadar.metrics.sockets.get()).values[0]?.value;
    await until(() => ear.socket.connected);
    expect(await sockets()).toBe(1);
    ear.socket.disconnect();
    for (let turn = 0; turn < 1500 && (await sockets()) !== 0; turn++)
      await new Promise((go) => setTimeout(go, 10));
    expect(await sockets()).toBe(0);
  });
});

describe('the sockets of one session', () => {
  const TOO_MANY = 'Terlalu banyak layar terbuka dengan login ini, tutup salah satu';

  test('are twenty at most, also at the same moment; another session has its own, and one that is closed makes room', async () => {
    const [kasir, spv] = [await server.login('KASIR'), await server.login('SPV')];
    const tried = await Promise.allSettled(Array.from({ length: 25 }, () => asToken(kasir)));
    const [first] = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = tried.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as Error).message] : [],
    );
    expect(refused).toEqual(Array(5).fill(TOO_MANY));
    await expect(asCookie(kasir)).rejects.toThrow(TOO_MANY);
    expect((await asToken(spv)).socket.connected).toBe(true);
    first?.socket.disconnect();
    await expect
      .poll(() =>
        asToken(kasir).then(
          ({ socket }) => socket.connected,
          () => false,
        ),
      )
      .toBe(true);
    await expect(asToken(kasir)).rejects.toThrow(TOO_MANY);
  });

  test('that were refused or broke off take no place', async () => {
    const kasir = await server.login('KASIR');
    for (let turn = 0; turn < 40; turn++) {
      const socket = io(address, { transports: ['websocket'], forceNew: true, auth: { token: kasir.token } });
      await new Promise<void>((done) => socket.on('connect', done));
      socket.io.engine.close();
      socket.disconnect();
    }
    await quiet();
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => asToken(kasir)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});

describe('a change of settings', () => {
  test('of one shop is heard there and at head office, nowhere else; of the chain everywhere', async () => {
    const admin = await server.login('MU');
    const [k01, k02, pusat] = [
      await asCookie(await server.login('KASIR')),
      await asToken(await server.login('KASIR2')),
      await asToken(await server.login('OWN')),
    ];
    const one = await admin.put('para-system', { values: { PEMBULATAN: 100 } }, { toko: 'K01' });
    expect(one.status).toBe(200);
    await until(() => k01.heard.length > 0 && pusat.heard.length > 0);
    await quiet();
    const news = ['settings-changed', [{ key: 'PEMBULATAN', value: 100 }]];
    expect([k01.heard, pusat.heard, k02.heard]).toEqual([[news], [news], []]);
    await admin.put('para-system', { values: { PEMBULATAN: 1000 } });
    await until(() => k02.heard.length > 0);
    expect(k02.heard[0]).toEqual(['settings-changed', [{ key: 'PEMBULATAN', value: 1000 }]]);
  });

  test('that is refused is heard by nobody', async () => {
    const admin = await server.login('MU');
    const ear = await asToken(admin);
    await admin.put('para-system', { values: { PEMBULATAN: 'x' } });
    await quiet();
    expect(ear.heard).toEqual([]);
  });

  test("does not speak of other processes' business", async () => {
    const ear = await asToken(await server.login('OWN'));
    await server.app.kadar.events.send({ topic: 'reconnected', toko: '*' });
    await server.app.kadar.events.send({ topic: 'something-internal', toko: '*', data: 1 });
    await quiet();
    expect(ear.heard).toEqual([]);
  });
});

describe('lists and progress', () => {
  test("a chain's list changes for all, a shop's own for that shop, progress for its user", async () => {
    const admin = await server.login('MU');
    const [k01, k02] = [
      await asToken(await server.login('KASIR')),
      await asToken(await server.login('KASIR2')),
    ];
    await admin.post('jenis', { kode_dept: 'SOK', nama_dept: 'SOKET' }, { toko: 'K01' });
    await until(() => k02.heard.length > 0);
    expect(k02.heard).toEqual([['master-changed', 'jenis']]);
    await admin.post('gudang', { kode_gudang: 'G9', nama_gudang: 'G9', jenis: 'BRANKAS' }, { toko: 'K01' });
    await until(() => k01.heard.length > 1);
    await server.app.kadar.events.send({
      topic: 'progress',
      toko: '*',
      user: 'KASIR1',
      data: { id: 'x', done: 1 },
    });
    await until(() => k01.heard.length > 2);
    await quiet();
    expect(topics(k01)).toEqual(['master-changed', 'master-changed', 'progress']);
    expect(topics(k02)).toEqual(['master-changed']);
  });
});

describe('the end of a session', () => {
  test('by takeover cuts its socket and leaves the new one', async () => {
    const old = await asToken(await server.login('KASIR'));
    const fresh = await asToken(await server.login('KASIR'));
    expect(await old.ended).toBe('io server disconnect');
    expect(topics(old)).toEqual(['session-ended']);
    await quiet();
    expect(fresh.socket.connected).toBe(true);
    expect(fresh.heard).toEqual([]);
  });

  test('by signing out and by a change of the user cuts it', async () => {
    const admin = await server.login('MU');
    const kasir = await server.login('KASIR');
    const first = await asToken(kasir);
    await kasir.post('users/logout');
    expect(await first.ended).toBe('io server disconnect');
    const second = await asToken(await server.login('KASIR'));
    await admin.put('users/KASIR1', { no_whatsapp: '0813' });
    expect(await second.ended).toBe('io server disconnect');
  });

  test("does not cut another user's", async () => {
    const other = await asToken(await server.login('KASIR2'));
    await asToken(await server.login('KASIR'));
    await server.login('KASIR');
    await quiet();
    expect(other.socket.connected).toBe(true);
  });
});
