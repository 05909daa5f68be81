import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PASSWORD, USERS } from '../testing/harness.ts';
import { findingsOf, lookInto, seededFolder } from './data-folder.fixture.ts';
import { call, launch, runProgram, signIn, startServer, stopServer } from './server-process.fixture.ts';
import { postedSales, salesOf, Tills } from './tills.fixture.ts';

const SALES = 160;
const TIMEOUT_MS = 180_000;
/** The server gives itself less than ten seconds; a machine with other work may take longer over them. */
const STOP_MS = 30_000;

const seeded = seededFolder(SALES);

const postmasterRuns = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

/** It says why in one line and ends with 1. */
const refused = async (env: Record<string, string>, text: RegExp): Promise<void> => {
  const { code, output } = await runProgram('main.ts', [], env);
  expect(output).toMatch(text);
  expect(output).not.toMatch(/\n\s+at /);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
};

describe('a server that is told to stop', () => {
  test(
    'in the middle of posts: answers what is in flight, ends with 0, and the rest comes through afterwards',
    async () => {
      const dataDir = await seeded.copy();
      const first = await startServer({ KADAR_DATA: dataDir });
      const { url, port } = first;
      const tills = new Tills(salesOf(seeded.pieces), () => url, await signIn(url, USERS.KASIR, PASSWORD));
      const selling = tills.run(16);
      await tills.reach(40);
      const began = performance.now();
      // As Ctrl-C in a terminal does: the signal comes from the terminal and once more from npm's script.
      first.child.kill('SIGINT');
      first.child.kill('SIGINT');
      const { code, output } = await stopServer(first);
      expect(performance.now() - began).toBeLessThan(STOP_MS);
      expect(code, output).toBe(0);
      expect(output.match(/Kadar berhenti/g)).toHaveLength(1);
      expect(output).not.toMatch(/"level":50/);
      expect(postmasterRuns(dataDir)).toBe(false);
      const before = tills.answered;
      expect(before).toBeLessThan(SALES);

      const second = await startServer({ KADAR_DATA: dataDir, PORT: String(port) });
      await selling;
      // A broken line only, never a half answer or an error of the server's.
      expect([...tills.refused.keys()]).toEqual([0]);
      await lookInto(dataDir, async (pool) => {
        expect((await postedSales(pool)).size).toBe(SALES);
        expect(await findingsOf(pool)).toEqual([]);
      });
      expect((await stopServer(second)).code).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'with a call that never ends: cuts it and is gone; until then its data folder is refused to another',
    async () => {
      const dataDir = await seeded.copy();
      const server = await startServer({ KADAR_DATA: dataDir });
      await refused({ KADAR_DATA: dataDir }, /in use by another Kadar server \(process \d+\)/);
      expect((await call(server.url, 'GET', 'setup')).status).toBe(200);
      const hanging = request(`${server.url}/api/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      const broken = new Promise((resolve) => hanging.once('error', resolve));
      hanging.write('{"user_id":');
      await call(server.url, 'GET', 'setup');
      const began = performance.now();
      expect((await stopServer(server)).code).toBe(0);
      expect(performance.now() - began).toBeLessThan(STOP_MS);
      expect(await broken).toMatchObject({ code: 'ECONNRESET' });
    },
    TIMEOUT_MS,
  );

  test('while it is still starting: leaves nothing running', async () => {
    const dataDir = await seeded.copy();
    const server = launch('main.ts', [], { KADAR_DATA: dataDir });
    await expect.poll(() => postmasterRuns(dataDir), { interval: 5, timeout: 20_000 }).toBe(true);
    const { code, output } = await stopServer(server);
    expect(code, output).toBe(0);
    expect(output).toBe('Kadar berhenti …\n');
    expect(postmasterRuns(dataDir)).toBe(false);
  });
});

describe('a server that cannot start says why in one line and ends with 1', () => {
  test('a file of the database is missing', async () => {
    const dataDir = await seeded.copy();
    rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));
    await refused(
      { KADAR_DATA: dataDir },
      /is damaged: global\/pg_control is missing.*restore your last backup/,
    );
  });

  test('a file of the database is garbage', async () => {
    const dataDir = await seeded.copy();
    writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), 'x'.repeat(8192));
    await refused({ KADAR_DATA: dataDir }, /does not start.*restore your last backup/);
  });

  test('the port is taken, or is no port', async () => {
    const dataDir = await seeded.copy();
    const squatter = createServer();
    await new Promise<void>((listening) => squatter.listen(0, '127.0.0.1', listening));
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await refused({ KADAR_DATA: dataDir, PORT: String(port) }, /^Port \d+ di 127\.0\.0\.1 sudah dipakai/);
    squatter.close();
    expect(postmasterRuns(dataDir)).toBe(false);
    const { code, output } = await runProgram('main.ts', [], { KADAR_DATA: dataDir, PORT: 'abc' });
    expect(output).toMatch(/^Konfigurasi tidak sah/);
    expect(code).toBe(1);
  });
});
