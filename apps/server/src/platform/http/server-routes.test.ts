import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

describe('the readable reference', () => {
  test('names every call, runs no script, and says that obfuscation is no security', async () => {
    const reply = await get('/api/docs');
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['content-type'])).toContain('text/html');
    for (const { path } of server.app.endpoints) expect(reply.body).toContain(`/api/v1/${path}</dt>`);
    expect(reply.body).not.toContain('<script');
    expect(reply.body).toContain('It is no security');
  });
});

describe('headers', () => {
  test('keep pages from being framed, sniffed or fed foreign scripts', async () => {
    const { headers } = await get('/api/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a call that sends its reply itself leaves no error behind', async () => {
  const owner = await server.login('OWN');
  const { log } = server.app;
  const child = vi.spyOn(log, 'child').mockReturnValue(log);
  const error = vi.spyOn(log, 'error');
  const reply = await owner.get('foto_produk/TIDAK-ADA');
  await new Promise(setImmediate);
  expect(reply.status).toBe(200);
  expect(error.mock.calls).toEqual([]);
  child.mockRestore();
  error.mockRestore();
});

describe('metrics', () => {
  test('count calls by route, refusals by code, and name no user or barcode', async () => {
    const kasir = await server.login('KASIR');
    await kasir.get('barang/RAHASIA-123');
    await kasir.get('tidak-ada');
    const reply = await get('/metrics');
    expect(String(reply.headers['content-type'])).toContain('text/plain');
    expect(reply.body).toMatch(
      /kadar_http_seconds_count\{method="GET",route="\/api\/v1\/barang\/:kode_barcode",status="404"\} 1/,
    );
    expect(reply.body).toMatch(/kadar_refusals_total\{code="TIDAK_DITEMUKAN"\} 1/);
    expect(reply.body).toContain('kadar_process_resident_memory_bytes');
    expect(reply.body).not.toContain('RAHASIA');
    expect(reply.body).not.toContain('KASIR1');
  });
});

describe('who may read the metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });
  const statusFrom = async (...of: Parameters<typeof from>) => (await from(...of)).statusCode;

  test('without a token: this machine itself, and no proxy on it', async () => {
    expect(await statusFrom('127.0.0.1')).toBe(200);
    expect(await statusFrom('::1')).toBe(200);
    expect(await statusFrom('::ffff:127.0.0.1')).toBe(200);
    expect(await statusFrom('192.168.1.9')).toBe(404);
    expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect((await from('192.168.1.9')).body).not.toContain('kadar_');
  });

  test('with one: its bearer, from anywhere, and nobody else', async () => {
    const { config } = server.app.kadar;
    config.metricsToken = 'metrics-token-of-a-test';
    try {
      expect(await statusFrom('127.0.0.1')).toBe(404);
      expect(await statusFrom('192.168.1.9', { authorization: 'Bearer wrong' })).toBe(404);
      expect(await statusFrom('192.168.1.9', { authorization: `Bearer ${config.metricsToken}` })).toBe(200);
    } finally {
      config.metricsToken = undefined;
    }
  });
});

describe('health', () => {
  test('is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('without its database: alive, not ready, calls answer 503 in words; no secret in the reason', async () => {
    const kasir = await server.login('KASIR');
    const owner = await server.login('OWN');
    const report = `penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`;
    expect((await owner.get(report)).status).toBe(200);
    await server.database.drop();
    expect((await get('/healthz')).statusCode).toBe(200);
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.json().status]).toEqual([503, 'not ready']);
    expect(ready.body).not.toMatch(/password|:\/\//);
    await new Promise((go) => setTimeout(go, 50));
    const reply = await kasir.get('jenis/get/all');
    expect([reply.status, reply.body.code]).toEqual([503, 'GANGGUAN_DATABASE']);
    const streamed = await owner.get(report);
    expect([streamed.status, streamed.body.code]).toEqual([503, 'GANGGUAN_DATABASE']);
    expect(reply.body.message).toBe('Database sedang tidak dapat dihubungi, silahkan coba lagi');
    server.database.drop = async () => undefined;
  });
});
