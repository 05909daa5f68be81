import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { buyOf, ofNota, pieceSupply, soldBy } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { standingJob } from './job.ts';

const CHECKS = Object.keys(STANDING).length;

let server: TestApp;
let owner: Client;
let spv: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
});
afterAll(() => server?.close());

const run = () => standingJob(server.app.kadar).run(server.app.kadar, {});
const rows = () =>
  server.look<{ nama: string; temuan: number; contoh: string }>(
    'select nama, temuan, contoh from pemeriksaan order by id desc limit $1',
    [CHECKS],
  );

test('each of the checks stands on statements of the verification', () => {
  expect(CHECKS).toBeGreaterThanOrEqual(13);
  for (const checks of Object.values(STANDING))
    for (const check of checks) expect(CONTRADICTIONS[check], check).toBeDefined();
});

test('they find nothing in a shop that sold and bought, and are told to OWN alone', async () => {
  const next = pieceSupply();
  const [sold] = await soldBy(spv, next);
  if (!sold) throw new Error('nothing sold');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 100_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  expect((await spv.post('pembelian', await buyOf(spv, [ofNota(sold)]))).status).toBe(200);
  await run();
  const found = await rows();
  expect(found.map(({ temuan }) => temuan)).toEqual(Array.from({ length: CHECKS }, () => 0));
  const [{ tanggal } = { tanggal: '' }] = await server.look<{ tanggal: string }>(
    'select max(tanggal)::text as tanggal from pemeriksaan',
  );
  const range = `tgl_from=${tanggal}&tgl_to=${tanggal}`;
  const report = await owner.get(`pemeriksaan/report?${range}`);
  expect(report.status, JSON.stringify(report.body)).toBe(200);
  const told = report.body.data as { at: string; diperiksa: number; lulus: number }[];
  expect(told).toHaveLength(CHECKS);
  expect(told.every(({ at }) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(at))).toBe(true);
  const sum = (key: 'diperiksa' | 'lulus') => told.reduce((all, row) => all + row[key], 0);
  expect([sum('diperiksa'), sum('lulus')]).toEqual([CHECKS, CHECKS]);
  // A night on which the server was off is told as one that nobody checked.
  await server.look(
    `insert into pemeriksaan (tanggal, nama, temuan) select '${tanggal}'::date - 2, 'RINCIAN', 0`,
  );
  const before = await owner.get(
    `pemeriksaan/report?tgl_from=${addDays(tanggal, -9)}&tgl_to=${addDays(tanggal, -1)}`,
  );
  expect(before.body.data).toMatchObject([
    { tanggal: addDays(tanggal, -1), at: null, pemeriksaan: 'BELUM', diperiksa: 0, lulus: 0 },
    { tanggal: addDays(tanggal, -2), pemeriksaan: 'RINCIAN', diperiksa: 1, lulus: 1 },
  ]);
  expect((await spv.get(`pemeriksaan/report?${range}`)).status).toBe(403);
});

test('a purchase that was tampered with is found, and named', async () => {
  await server.look('alter table pembelian_detail disable trigger all');
  const [line] = await server.look<{ no_faktur: string }>(
    'update pembelian_detail set harga = harga + 1000 where ctid = (select min(ctid) from pembelian_detail) returning no_faktur',
  );
  await run();
  const found = (await rows()).filter(({ temuan }) => temuan > 0);
  expect(found.map(({ nama }) => nama)).toEqual(expect.arrayContaining(['RINCIAN', 'BELI_STOK']));
  expect(found[0]?.contoh).toContain(line?.no_faktur);
});
