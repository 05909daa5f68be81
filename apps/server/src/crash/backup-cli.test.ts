import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { PASSWORD, USERS } from '../testing/harness.ts';
import { lookInto, seededFolder } from './data-folder.fixture.ts';
import {
  call,
  endAll,
  killServer,
  launch,
  runProgram,
  signIn,
  startServer,
  stopServer,
} from './server-process.fixture.ts';
import { postedSales, saleBody, salesOf, Tills } from './tills.fixture.ts';

const SALES = 400;
const TIMEOUT_MS = 240_000;

const seeded = seededFolder(SALES);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadar-restored-'));
});
afterAll(async () => {
  await endAll();
  if (folder) await removeFolder(folder);
});

const run = async (tool: string, args: string[], dataDir: string, code = 0): Promise<string> => {
  const result = await runProgram(`cli/${tool}.ts`, args, { KADAR_DATA: dataDir });
  expect(result.code, result.output).toBe(code);
  expect(result.output).not.toMatch(/\n\s+at /);
  return result.output;
};
/** Chain tips and trial balance, as backup and restore print them. */
const proof = (output: string): string[] =>
  output.split('\n').filter((line) => / #\d+ [0-9a-f]{64}$|^neraca saldo/.test(line));
/** The number of a chain's last block in that print. */
const blockOf = (output: string, table: string, toko: string): number =>
  Number(new RegExp(`^${table} +${toko} +#(\\d+)`, 'm').exec(output)?.[1]);

test(
  'npm run backup beside selling tills, npm run restore into a new folder: it starts, sells on and verifies',
  async () => {
    const dataDir = await seeded.copy();
    const server = await startServer({ KADAR_DATA: dataDir });
    const tills = new Tills(
      salesOf(seeded.pieces),
      () => server.url,
      await signIn(server.url, USERS.KASIR, PASSWORD),
    );
    // Slowly enough to be still selling when the backup ends, however long it takes to start.
    const selling = tills.run(2, 200);
    await tills.reach(30);
    const file = join(folder, 'malam.kadar');
    const saved = await run('backup', [file], dataDir);
    tills.pause();
    await selling;
    expect((await stopServer(server)).code).toBe(0);

    const copy = join(folder, 'salinan');
    const restored = await run('restore', [file], copy);
    expect(proof(restored).length).toBeGreaterThan(3);
    expect(proof(restored)).toEqual(proof(saved));
    expect(restored).toContain('Semua cocok');
    expect(await run('restore', [file], copy, 1)).toContain('tidak kosong');
    expect(await run('verify', [], copy)).toContain('Semua cocok');

    const posted = await lookInto(copy, postedSales);
    expect(posted.size).toBeGreaterThanOrEqual(30);
    expect(posted.size).toBeLessThan(SALES);
    const second = await startServer({ KADAR_DATA: copy });
    const token = await signIn(second.url, USERS.KASIR, PASSWORD);
    const soldBefore = new Set(posted.values());
    const known = tills.sales.filter(({ kode_barcode }) => soldBefore.has(kode_barcode));
    const lost = tills.sales.filter(({ kode_barcode }) => !soldBefore.has(kode_barcode)).slice(0, 40);
    expect(known).toHaveLength(posted.size);
    const numbers = new Set<string>();
    for (const sale of [...known.slice(0, 20), ...lost]) {
      const { status, body } = await call(second.url, 'POST', 'penjualan', {
        token,
        key: sale.key,
        body: saleBody(sale),
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const { no_faktur } = body.data as { no_faktur: string };
      // What the backup holds is answered again, what came after it is sold anew under a number not yet given.
      if (soldBefore.has(sale.kode_barcode)) expect(no_faktur).toBe(sale.no_faktur);
      else expect(posted.has(no_faktur)).toBe(false);
      numbers.add(no_faktur);
    }
    expect(numbers.size).toBe(20 + lost.length);
    const verified = await run('verify', [], copy);
    expect(verified).toContain('Semua cocok');
    // New documents stand in new seals behind the restored ones.
    expect(blockOf(verified, 'segel', 'K01')).toBeGreaterThan(blockOf(saved, 'segel', 'K01'));
    expect((await stopServer(second)).code).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'a restore that is killed leaves a folder no server starts on',
  async () => {
    const file = join(folder, 'malam.kadar');
    const marked = async (copy: string): Promise<boolean> => {
      if (!existsSync(join(copy, 'postgres.secret')) || !existsSync(join(copy, 'postgres', 'postmaster.pid')))
        return false;
      return lookInto(copy, async (pool) => {
        const { rows } = await pool.query<{ marked: boolean }>(
          `select to_regclass('restore_incomplete') is not null as marked`,
        );
        return rows[0]?.marked ?? false;
      }).catch(() => false);
    };
    // One that is done before it was caught in the middle leaves a good copy: then the next is tried.
    const cut = async (attempt: number): Promise<string> => {
      const copy = join(folder, `terputus-${attempt}`);
      const restore = launch('cli/restore.ts', [file], { KADAR_DATA: copy });
      while (restore.child.exitCode === null && !(await marked(copy))) await delay(5);
      if (restore.child.exitCode === null) {
        await killServer(restore);
        return copy;
      }
      expect((await restore.ended).code, (await restore.ended).output).toBe(0);
      if (attempt === 5) throw new Error('every restore was done before it could be killed');
      return cut(attempt + 1);
    };
    const copy = await cut(1);
    const { code, output } = await runProgram('main.ts', [], { KADAR_DATA: copy });
    expect(output).toContain('Pemulihan ke tempat ini terputus di tengah jalan');
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

test('the tools say what is wrong and end with 1', async () => {
  const empty = join(folder, 'kosong');
  expect(await run('backup', [join(folder, 'x.kadar')], empty, 1)).toContain('Tidak ada data Kadar di');
  expect(await run('verify', [], empty, 1)).toContain('Tidak ada data Kadar di');
  expect(await run('restore', [], empty, 1)).toContain('Pemakaian: npm run restore -- BERKAS');
  expect(await run('restore', [join(folder, 'x.kadar')], empty, 1)).toContain('tidak ada');
  expect(existsSync(empty)).toBe(false);
  expect(readdirSync(folder)).not.toContain('x.kadar');
});
