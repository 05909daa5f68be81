import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';

/** Serves, is watched, and is closed. */
const closedServer = async (): Promise<WeakRef<object>> => {
  const server = await startTestApp();
  const owner = await server.login('OWN');
  expect((await owner.get('barang')).status).toBe(200);
  expect((await server.app.inject({ url: '/metrics' })).body).toContain('kadar_nodejs_gc_duration_seconds');
  await server.close();
  return new WeakRef(server.app.kadar);
};

// Hundreds of servers live in one process of the tests, 12 MB each: what holds one of them holds all.
test('a server that was closed is let go', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const closed = await closedServer();
  const held = (): boolean => {
    collect();
    return closed.deref() !== undefined;
  };
  await expect.poll(held, { interval: 500 }).toBe(false);
});
