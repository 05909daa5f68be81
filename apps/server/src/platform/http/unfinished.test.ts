import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket as Line } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';
import { form, noisy } from '../../testing/pictures.ts';
import { CONNECTION_LIMITS } from './connections.ts';
import { holderOf } from './unfinished.ts';

const MOST = 10;
const FLOOD = 60;
const LIMITS = { connections: 50, unfinished: MOST };
const RUDE = '127.0.0.9';
const HALF_HEAD = 'POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\n';
const HALF_BODY = `${HALF_HEAD}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"user_id":"`;
const HALF_CHUNKED = `${HALF_HEAD}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"use\r\n`;
const HALF_POLL = `POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n4`;

let server: TestApp | undefined;
let owner: Client;
let port: number;
const open: Speaker[] = [];
const lines: Line[] = [];
const start = async (env: Record<string, string> = {}) => {
  server = await startTestApp('chain', env, LIMITS);
  await server.app.listen({ port: 0, host: '0.0.0.0' });
  port = (server.app.server.address() as AddressInfo).port;
  owner = await server.login('OWN');
};
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  for (const line of lines.splice(0)) line.close();
  await server?.close();
  server = undefined;
});

interface Speaker {
  socket: Socket;
  heard: string;
  closed: boolean;
}
const speak = (said: string | Buffer, localAddress: string): Speaker => {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  const speaker: Speaker = { socket, heard: '', closed: false };
  socket.on('data', (data) => {
    speaker.heard += data.toString();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    speaker.closed = true;
  });
  socket.write(said);
  open.push(speaker);
  return speaker;
};
/** One after the other, as the sockets of a flood come. */
const flood = async (said: string, localAddress: string, count = FLOOD): Promise<Speaker[]> => {
  const all: Speaker[] = [];
  for (let n = 0; n < count; n++) {
    all.push(speak(said, localAddress));
    await delay(2);
  }
  await delay(150);
  return all;
};
const left = (all: readonly Speaker[]): number => all.filter(({ closed }) => !closed).length;

const request = (method: string, path: string, headers: Record<string, string | number>, body = '') =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'x', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`;
const signIn = (headers: Record<string, string | number> = {}) => {
  const body = JSON.stringify({ user_id: 'KASIR1', password: PASSWORD, takeover: true });
  const more = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' };
  return request('POST', '/api/v1/users/login', { ...more, ...headers }, body);
};
/** The status of a call over a connection of its own. */
const asks = async (said: string, localAddress: string): Promise<number> => {
  const speaker = speak(said, localAddress);
  await expect.poll(() => speaker.closed, { timeout: 10_000 }).toBe(true);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(speaker.heard)?.[1]);
};

describe('who begins calls and does not end them', () => {
  test.each([
    ['half-sent bodies', HALF_BODY],
    ['half-sent chunks', HALF_CHUNKED],
    ['half-sent bodies of sockets', HALF_POLL],
    ['half-sent heads', HALF_HEAD],
    ['silence', ''],
  ])('loses the longest of them to the next, and the door stays open: %s', async (_what, said) => {
    await start();
    const all = await flood(said, RUDE);
    await expect.poll(() => left(all), { timeout: 10_000 }).toBe(MOST);
    expect(all.slice(0, FLOOD - MOST).every(({ closed }) => closed)).toBe(true);
    if (said === HALF_BODY) {
      expect(all[0]?.heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(all[0]?.heard).toContain('"code":"TERLALU_LAMBAT"');
    }
    expect(await asks(signIn(), '127.0.0.1')).toBe(200);
    // Beside them behind the same address, too: what comes whole is not one of them.
    expect(await asks(signIn(), RUDE)).toBe(200);
  });

  test('and hangs up has his places back', async () => {
    await start();
    const first = await flood(HALF_BODY, RUDE, MOST);
    for (const { socket } of first) socket.destroy();
    await delay(100);
    expect(left(await flood(HALF_BODY, RUDE, MOST))).toBe(MOST);
  });
});

test('calls that came whole, lines that wait for the next one and sockets hold no place', async () => {
  await start();
  const me = { 'x-auth-token': owner.token };
  const waiting = await flood(request('GET', '/api/v1/users/me', me), RUDE, MOST + 5);
  await expect
    .poll(() => waiting.every(({ heard }) => heard.startsWith('HTTP/1.1 200')), { timeout: 10_000 })
    .toBe(true);
  for (let n = 0; n < MOST + 2; n++) {
    const line = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: owner.token },
    });
    lines.push(line);
    await new Promise<void>((done) => line.on('connect', done));
  }
  const halves = await flood(HALF_BODY, '127.0.0.1', MOST);
  await flood(HALF_BODY, RUDE, MOST);
  expect([left(waiting), left(halves)]).toEqual([MOST + 5, MOST]);
  expect(lines.every(({ connected }) => connected)).toBe(true);
  for (const { socket } of halves) socket.destroy();
  await delay(50);
  const tills = Array.from({ length: MOST * 3 }, () => asks(signIn(), '127.0.0.1'));
  expect(new Set(await Promise.all(tills))).not.toContain(408);
});

test('behind a proxy the caller counts, never the proxy: his flood leaves the slow photo of another alone', async () => {
  await start({ KADAR_TRUSTED_PROXY: 'loopback' });
  const { body, headers } = form([
    { name: 'image', filename: 'a.jpg', value: await noisy(300, 200).jpeg().toBuffer() },
  ]);
  const photo = speak(
    request('POST', '/api/v1/tokos/gambar/logo', {
      ...headers,
      'x-auth-token': owner.token,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': '203.0.113.8',
      'content-length': body.length,
      connection: 'close',
    }),
    '127.0.0.1',
  );
  photo.socket.write(body.subarray(0, 500));
  const idle = await flood('', '127.0.0.1', MOST + 2);
  const claimed = HALF_BODY.replace('host: x', 'host: x\r\nx-forwarded-for: 203.0.113.8, 203.0.113.7');
  const rude = await flood(claimed, '127.0.0.1');
  await expect.poll(() => left(rude), { timeout: 10_000 }).toBe(MOST);
  expect([left(idle), photo.closed]).toEqual([MOST + 2, false]);
  expect(await asks(signIn({ 'x-forwarded-for': '203.0.113.8' }), '127.0.0.1')).toBe(200);
  photo.socket.write(body.subarray(500));
  await expect.poll(() => photo.heard, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200/);
});

test('the holder of an address has his whole network of IPv6', () => {
  const same = ['2001:db8:1:2::1', '2001:0db8:1:2:ffff:1:2:3', '2001:db8:1:2:3::'];
  expect(new Set(same.map(holderOf))).toEqual(new Set(['2001:db8:1:2']));
  expect(holderOf('2001:db8:1:3::1')).not.toBe(holderOf('2001:db8:1:2::1'));
  expect(holderOf('::1')).toBe('0:0:0:0');
  expect([holderOf('::ffff:203.0.113.7'), holderOf('203.0.113.7')]).toEqual(['203.0.113.7', '203.0.113.7']);
  expect(holderOf('fe80::1')).toBe('fe80:0:0:0');
});

test('sixteen addresses would have to do it together to close the door', () => {
  expect(CONNECTION_LIMITS.connections / CONNECTION_LIMITS.unfinished).toBeGreaterThanOrEqual(16);
});
