import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';
import { routesOf } from '../testing/routes.ts';

let server: TestApp;
let owner: Client;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await server?.close();
});

/** As it is written: what goes through a URL of JavaScript has lost its dots. */
const ask = (method: string, path: string, who: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { ...who, accept: 'text/html' };
    request({ agent, port, host: '127.0.0.1', method, path, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

const BROKEN = [
  '%2e%2e',
  '%2E%2e%2f%2e%2e',
  '..',
  '.',
  '%2e',
  '%252e%252e',
  '%5c..%5c',
  '%c3%28',
  '%00',
  '%0a',
  '%20',
  '%f0%9f%92%8d',
  '_',
  `${'x'.repeat(150)}`,
];
/** What no route stands for: files of the web app, the catalogue's pictures, sockets. */
const PLACES = [
  '/*',
  '/*/x',
  '/assets/*',
  '/api/*',
  '/api/v1/*',
  '/api/v1/app/gambar/*/x',
  '/api/v1/app/gambar/x/*',
];

test('no address is a fault of the server, however its parts are broken', { timeout: 240_000 }, async () => {
  const routes = routesOf(server.app).filter(({ url }) => /[:*]/.test(url));
  expect(routes.length).toBeGreaterThan(100);
  const places = PLACES.map((url) => ({ method: 'GET', url }));
  const known = { 'x-auth-token': owner.token };
  const faults: string[] = [];
  for (const { method, url } of [...routes, ...places])
    for (const part of BROKEN)
      for (const who of [{}, known, { ...known, 'x-toko': 'K01' }]) {
        const path = url.replaceAll(/:\w+|\*/g, part);
        const status = await ask(method, path, who);
        if (status >= 500) faults.push(`${status} ${method} ${path} ${Object.keys(who)}`);
      }
  expect(faults).toEqual([]);
});
