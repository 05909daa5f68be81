import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { form, noisy, picture } from '../../testing/pictures.ts';

const LIMITS = { headersMs: 400, requestMs: 1_500, checkMs: 50, connections: 12 };
const UPLOAD = '/api/v1/tokos/gambar/logo';

let server: TestApp;
let owner: Client;
let port: number;
beforeAll(async () => {
  server = await startTestApp('chain', {}, LIMITS);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

interface Heard {
  text: string;
  ms: number;
}
/** Says the pieces one after the other, each `every` ms, and hears until the server hangs up; the last piece is repeated for ever when asked. */
const converse = (pieces: (string | Buffer)[], { every = 0, endless = false } = {}): Promise<Heard> =>
  new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let open = true;
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open = false;
      resolve({ text: Buffer.from(text, 'latin1').toString(), ms: performance.now() - began });
    });
    const speak = async () => {
      for (const piece of pieces) {
        if (!open) return;
        socket.write(piece);
        if (every) await delay(every);
      }
      while (endless && open) {
        socket.write(pieces.at(-1) ?? '');
        await delay(every);
      }
    };
    void speak();
  });
const answerIn = ({ text }: Heard) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
  body: JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as {
    status: string;
    code: string;
    message: string;
  },
});
const head = (path: string, more: Record<string, string | number>) =>
  `POST ${path} HTTP/1.1\r\n${Object.entries({
    host: 'x',
    'x-auth-token': owner.token,
    'idempotency-key': randomUUID(),
    ...more,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const filesOf = () => server.look('select 1 from files');

const upload = (payload: string | Buffer, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: UPLOAD,
    payload,
    headers: { 'x-auth-token': owner.token, 'idempotency-key': randomUUID(), ...headers },
  });

describe('a form that is none', () => {
  const whole = async () =>
    form([{ name: 'image', filename: 'a.jpg', value: await picture(900, 600).jpeg().toBuffer() }]);

  test('is refused at the picture, nothing is kept, and no failure of the server is counted', async () => {
    const { body, headers } = await whole();
    const boundary = '------kadar-test\r\n';
    for (const [what, payload, type] of [
      ['cut within the picture', body.subarray(0, body.length - 300), undefined],
      ['cut within its head', body.subarray(0, 60), undefined],
      ['under another boundary', body, 'multipart/form-data; boundary=lain'],
      ['without a boundary', body, 'multipart/form-data'],
      ['with a head that is none', Buffer.from(`${boundary}\0\x01: x\r\n: :\r\n\r\nx`), undefined],
      ['of text alone', 'x'.repeat(500), undefined],
      ['of nothing', '', undefined],
      ['without a file', form([{ name: 'image', value: 'x' }]).body, undefined],
    ] as const) {
      const reply = await upload(payload, { ...headers, ...(type && { 'content-type': type }) });
      expect([reply.statusCode, reply.json().code], `${what} ${reply.body}`).toEqual([
        422,
        'GAMBAR_TIDAK_SAH',
      ]);
      expect(Object.keys(reply.json().fields)).toEqual(['image']);
    }
    expect((await upload('{}', { 'content-type': 'application/json' })).json().code).toBe(
      'FORMAT_TIDAK_DIDUKUNG',
    );
    expect(await filesOf()).toEqual([]);
    expect(await server.app.kadar.metrics.registry.metrics()).not.toMatch(/refusals_total\{code="GANGGUAN/);
  });

  test('with too many parts or too large a file is too large', async () => {
    const many = form(Array.from({ length: 20 }, (_, turn) => ({ name: `f${turn}`, value: 'x' })));
    const twice = form(['a.jpg', 'b.jpg'].map((filename) => ({ name: 'image', filename, value: 'x' })));
    const large = form([{ name: 'image', filename: 'a.jpg', value: Buffer.alloc(10 * 1024 * 1024 + 1) }]);
    for (const { body, headers } of [many, twice, large]) {
      const reply = await upload(body, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([413, 'ISI_TERLALU_BESAR']);
    }
    expect((await upload((await whole()).body, (await whole()).headers)).statusCode).toBe(200);
    await server.look('delete from files');
  });
});

describe('a caller who does not come to an end', () => {
  test.each([
    ['with nothing', ''],
    ['with half a head', 'POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\n'],
  ])('is cut off %s', async (_what, said) => {
    const heard = await converse([said]);
    expect(heard.ms).toBeLessThan(LIMITS.headersMs + 1_500);
    if (said) expect(answerIn(heard)).toMatchObject({ status: 408, body: { code: 'TERLALU_LAMBAT' } });
  });

  test('with a head that goes on for ever is cut off', async () => {
    const heard = await converse(['GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: y\r\n'], {
      every: 50,
      endless: true,
    });
    expect(answerIn(heard)).toMatchObject({ status: 408, body: { status: 'error', code: 'TERLALU_LAMBAT' } });
  });

  test('with a body of a byte now and then is cut off, in words', async () => {
    const login = head('/api/v1/users/login', {
      'content-type': 'application/json',
      'content-length': 10_000,
    });
    const heard = await converse([login, '{"user_id":"', 'x'], { every: 60, endless: true });
    expect(answerIn(heard)).toEqual({
      status: 408,
      body: {
        status: 'error',
        code: 'TERLALU_LAMBAT',
        message: 'Koneksi terlalu lambat, silahkan ulangi kembali',
      },
    });
    expect(heard.ms).toBeGreaterThan(LIMITS.requestMs - 100);
    expect(heard.ms).toBeLessThan(LIMITS.requestMs + 1_500);
  });

  test('with a form that never ends is cut off, and nothing of it is kept', async () => {
    const { body, headers } = form([{ name: 'image', filename: 'a.jpg', value: 'x' }]);
    const start = head(UPLOAD, { ...headers, 'transfer-encoding': 'chunked' });
    const opening = body.subarray(0, 120);
    const heard = await converse([start, `${opening.length.toString(16)}\r\n${opening}\r\n`, '1\r\nx\r\n'], {
      every: 60,
      endless: true,
    });
    expect(answerIn(heard)).toMatchObject({ status: 408, body: { code: 'TERLALU_LAMBAT' } });
    expect(await filesOf()).toEqual([]);
    expect((await owner.get('users/me')).status).toBe(200);
  });

  test('but is only slow has his picture taken', async () => {
    const { body, headers } = form([
      { name: 'image', filename: 'a.jpg', value: await noisy(500, 330).jpeg().toBuffer() },
    ]);
    const pieces = Array.from({ length: 10 }, (_, turn) =>
      body.subarray(Math.floor((turn * body.length) / 10), Math.floor(((turn + 1) * body.length) / 10)),
    );
    const start = head(UPLOAD, { ...headers, 'content-length': body.length, connection: 'close' });
    const heard = await converse([start, ...pieces], { every: 90 });
    expect(heard.ms).toBeGreaterThan(LIMITS.headersMs);
    expect(answerIn(heard).status, heard.text).toBe(200);
  });

  test('and hangs up within his body is no failure of the database', async () => {
    server.app.kadar.metrics.refusals.reset();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      head('/api/v1/users/login', { 'content-type': 'application/json', 'content-length': 1_000 }),
    );
    await delay(100);
    socket.resetAndDestroy();
    await expect
      .poll(async () => await server.app.kadar.metrics.registry.metrics())
      .toMatch(/refusals_total\{code="INPUT_TIDAK_SAH"/);
    expect(await server.app.kadar.metrics.registry.metrics()).not.toMatch(/refusals_total\{code="GANGGUAN/);
  });
});

test('words that are no HTTP are refused in our shape', async () => {
  expect(answerIn(await converse(['hallo\r\n\r\n']))).toMatchObject({
    status: 400,
    body: { status: 'error', code: 'INPUT_TIDAK_SAH' },
  });
  const long = `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'y'.repeat(40_000)}\r\n\r\n`;
  expect(answerIn(await converse([long]))).toMatchObject({
    status: 431,
    body: { code: 'ISI_TERLALU_BESAR' },
  });
});

test('one connection too many is turned away, and taken again when there is room', async () => {
  const open = Array.from({ length: LIMITS.connections }, () => converse(['']));
  await delay(100);
  const ask = () => fetch(`http://127.0.0.1:${port}/healthz`).then((reply) => reply.status);
  await expect(ask()).rejects.toThrow();
  await Promise.all(open);
  expect(await ask()).toBe(200);
});
