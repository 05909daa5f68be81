import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Job, PrintShop, printed } from '../cetak.fixture.ts';
import type { RecordingPrinter } from './printer.fixture.ts';

let shop: PrintShop;
let folder: string;
let address: string;
let roll: RecordingPrinter;
const TOKO = { toko: 'K01' };
const running = new Set<ChildProcess>();

/** Runs the very file that the server hands out, as its user would. */
const agent = (...args: string[]) => {
  const child = spawn(process.execPath, [join(folder, 'agen-cetak.mjs'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const heard = async (word: string): Promise<void> => {
    for (let tries = 0; !said.includes(word); tries++) {
      if (tries > 200) throw new Error(`the agent never said ${word}: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    running.delete(child);
    if (child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { heard, stop, said: () => said };
};
const code = async (): Promise<string> =>
  ((await shop.owner.post('cetak/agen/KASIR-1/kode', {}, TOKO)).body.data as { kode: string }).kode;
const testPage = async (): Promise<Job> =>
  (await shop.owner.post('cetak', { apa: 'UJI', kode_printer: 'JAUH' }, TOKO)).body.data as Job;
const devices = async () =>
  (await shop.owner.get('cetak/perangkat', TOKO)).body.data as {
    printer: { keadaan: string }[];
    agen: { tersambung: boolean }[];
  };

beforeAll(async () => {
  shop = await PrintShop.open();
  await shop.server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(shop.server.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'kadar-agen-'));
  const file = await fetch(`${address}/agen-cetak.mjs`);
  await writeFile(join(folder, 'agen-cetak.mjs'), await file.text());
  await shop.owner.post('agen-cetak', { kode_agen: 'KASIR-1', nama_agen: 'KASIR SATU' }, TOKO);
  roll = await shop.printer('JAUH', { kode_agen: 'KASIR-1' });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

test('what an agent serves waits for it, and says so', async () => {
  const job = await testPage();
  expect(await devices()).toMatchObject({
    printer: [{ keadaan: 'TANPA_AGEN', antri: 1 }],
    agen: [{ dipasangkan: false }],
  });
  const wrong = agent(address, 'SALAH123');
  await wrong.heard('Kode agen salah');
  await wrong.stop();

  const one = agent(address, await code());
  await one.heard('tersambung');
  await shop.until(job.id, { status: 'TERCETAK' });
  expect(printed(roll)).toEqual([expect.stringContaining('UJI JAUH')]);
  expect(await devices()).toMatchObject({
    printer: [{ keadaan: 'SIAP' }],
    agen: [{ dipasangkan: true, tersambung: true }],
  });
  // Told by the server as soon as something waits.
  const next = await testPage();
  await shop.until(next.id, { status: 'TERCETAK' });
  await one.stop();
});

test('two of them and one printer print each page once', async () => {
  const before = roll.jobs.length;
  const both = [agent(), agent()];
  for (const one of both) await one.heard('tersambung');
  const jobs: Job[] = [];
  for (let i = 0; i < 8; i++) jobs.push(await testPage());
  for (const { id } of jobs) await shop.until(id, { status: 'TERCETAK' });
  for (const one of both) await one.stop();
  expect(roll.jobs.length - before).toBe(8);
});

test('killed between the printer and its word: the page is told of as lost and not printed again', async () => {
  roll.manners.jams = true;
  const before = roll.jobs.length;
  const one = agent();
  await one.heard('tersambung');
  const job = await testPage();
  await shop.until(job.id, { status: 'KIRIM' });
  await one.stop('SIGKILL');
  roll.manners.jams = false;
  await shop.server.look(`update cetak set sewa_sampai = now() - interval '1 second' where id = $1`, [
    job.id,
  ]);
  await shop.until(job.id, { status: 'GAGAL', sebab: 'TERPUTUS' });
  const two = agent();
  await two.heard('tersambung');
  const next = await testPage();
  await shop.until(next.id, { status: 'TERCETAK' });
  expect(roll.jobs.length - before).toBeLessThanOrEqual(2);
  expect(await shop.job(job.id)).toMatchObject({ status: 'GAGAL' });
  await two.stop();
});

test('paired anew or unpaired, the old agent is out', async () => {
  const old = agent();
  await old.heard('tersambung');
  const used = await code();
  const paired = await fetch(`${address}/api/v1/agen-cetak/pasang`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kode: used }),
  });
  expect(paired.status).toBe(200);
  await old.heard('ditolak');
  await old.stop();
  const twice = agent(address, used);
  await twice.heard('Kode agen salah');
  await shop.owner.post('cetak/agen/KASIR-1/putus', {}, TOKO);
  expect(await devices()).toMatchObject({ agen: [{ dipasangkan: false, tersambung: false }] });
});
