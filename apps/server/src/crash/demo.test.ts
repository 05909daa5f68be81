import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MARK } from '../platform/database/demo-mark.ts';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { postmasterPid } from '../platform/postgres/test-folders.fixture.ts';
import { findingsOf, lookInto } from './data-folder.fixture.ts';
import {
  endAll,
  killServer,
  type Launched,
  launch,
  runProgram,
  stopServer,
} from './server-process.fixture.ts';

/** Enough to be in the middle of: some are played and some are not. */
const DAYS = 4;
const TIMEOUT_MS = 240_000;
/** Short of the test's own end, so that a failure tells what was said instead. */
const SAYS_MS = 100_000;
/** What it is doing ends by itself; a machine with other work may take longer over it. */
const STOP_MS = 20_000;
const ENV = { KADAR_DEMO_DAYS: String(DAYS), KADAR_DEMO_TODAY: '2026-03-10' };
const AGAIN = 'dihapus dan dimulai lagi dari awal';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kadar-demo-'));
  chmodSync(dataDir, 0o755);
});
afterAll(async () => {
  await endAll();
  if (dataDir) await removeFolder(dataDir);
});

const start = (args: string[]): Launched => launch('main.ts', args, { KADAR_DATA: dataDir, ...ENV });

const says = async (server: Launched, text: string | RegExp): Promise<void> => {
  const until = performance.now() + SAYS_MS;
  while (!server.output().match(text)) {
    if (server.child.exitCode !== null || server.child.signalCode !== null)
      throw new Error(`ended before it said ${text}:\n${server.output()}`);
    if (performance.now() > until) throw new Error(`did not say ${text}:\n${server.output()}`);
    await delay(5);
  }
};

/** Waits until the history is under way: some days of it are in the books. */
const inTheMiddle = async (server: Launched): Promise<void> => {
  await says(server, /^ {2}2026-/m);
  await lookInto(dataDir, async (pool) => {
    const days = async () =>
      (await pool.query<{ n: number }>('select count(*)::int as n from tutup_harian')).rows[0]?.n ?? 0;
    while ((await days()) === 0) await delay(2);
  });
};

/** Every day of both shops is there, nothing twice; the books are in order and the mark is gone. */
const isWhole = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query(
    `select to_regclass($1) as mark, (select count(*)::int from tutup_harian join tokos using (kode_toko) where type = 'TOKO') as closed,
       (select count(*)::int from hari_kerja join tokos using (kode_toko) where buka and type = 'TOKO') as open,
       (select count(*)::int from item_katalog) as items, (select count(*)::int from tokos where logo <> '') as logos,
       (select count(distinct kode_toko)::int from barang where foto) as with_photos`,
    [DEMO_MARK],
  );
  expect(rows[0]).toEqual({ mark: null, closed: 2 * DAYS, open: 2, items: 24, logos: 1, with_photos: 2 });
  expect(await findingsOf(pool)).toEqual([]);
};

/** One after the other on the same place: each leaves it as it is cut off. */
describe('a demo that is cut off in the middle', () => {
  test(
    'by kill -9: the tools say that it is not whole',
    async () => {
      const server = start(['--demo']);
      await inTheMiddle(server);
      await killServer(server);
      for (const [tool, args] of [
        ['verify', []],
        ['backup', [join(dataDir, 'x.kadar')]],
      ] as const) {
        const { code, output } = await runProgram(`cli/${tool}.ts`, [...args], { KADAR_DATA: dataDir });
        expect(output).toMatch(/^Data demo di tempat ini belum selesai dimuat.*\n$/);
        expect(code).toBe(1);
      }
      expect(readdirSync(dataDir)).not.toContain('x.kadar');
    },
    TIMEOUT_MS,
  );

  test(
    'begins again without --demo too, and ends promptly at SIGTERM',
    async () => {
      const server = start([]);
      await says(server, AGAIN);
      await inTheMiddle(server);
      const began = performance.now();
      const { code, output } = await stopServer(server);
      expect(performance.now() - began).toBeLessThan(STOP_MS);
      expect(code, output).toBe(0);
      expect(output).toMatch(/Kadar berhenti …\n$/);
    },
    TIMEOUT_MS,
  );

  test(
    'by the end of PostgreSQL: starts over by itself, says why, and listens on the whole of it only',
    async () => {
      const server = start(['--demo']);
      await says(server, AGAIN);
      await inTheMiddle(server);
      process.kill(postmasterPid(dataDir), 'SIGKILL');
      await says(server, /gagal dimuat, percobaan 1 dari 3: .*(terminated|connection error|ECONN|57P)/);
      await says(server, /^Kadar: http/m);
      await lookInto(dataDir, isWhole);
      expect((await stopServer(server)).code).toBe(0);
      const { output } = await runProgram('cli/verify.ts', [], { KADAR_DATA: dataDir });
      expect(output).toContain('Semua cocok');
    },
    TIMEOUT_MS,
  );
});
