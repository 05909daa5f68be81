import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_SIZES, demoChain } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsOf } from '../crash/data-folder.fixture.ts';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import type { DemoOptions } from './demo-options.ts';
import { playHistory } from './play-history.ts';
import { seedChain, seedMembers } from './seed-chain.ts';
import { seedKatalog } from './seed-katalog.ts';

const DAYS = 8;
const options: DemoOptions = { size: 'small', seed: 'uji', today: TODAY, days: DAYS };
const chain = demoChain(options);
const people = members(DEMO_SIZES.small.members, rngFrom('uji/members'));

let server: TestApp;
let calm: TestApp;
const seeded = async (chain = demoChain(options)): Promise<TestApp> => {
  const app = await startTestApp('empty');
  const { kadar } = app.app;
  const { db, settings } = kadar;
  const masters = await loadMasters();
  await db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, chain, { masters, screens: [], settings });
    await seedMembers(kadar, tx, people);
    await seedKatalog(tx, masters, options.seed);
  });
  return app;
};
beforeAll(async () => {
  server = await seeded();
  calm = await seeded();
});
afterAll(async () => {
  await server?.close();
  await calm?.close();
});

const play = (app: TestApp, parts: { stillOurs?: () => Promise<void>; stopping?: AbortSignal } = {}) =>
  playHistory({
    kadar: app.app.kadar,
    chain,
    options,
    members: people,
    say: () => undefined,
    stillOurs: async () => undefined,
    stopping: new AbortController().signal,
    ...parts,
  });

/** What reports show of a history. */
const figures = (app: TestApp) =>
  app.look(
    `select (select json_agg(x order by x) from (select kode_toko, tanggal, kas_hitung from tutup_harian) x) as days,
       (select json_agg(x order by x) from (select kode_toko, tanggal, at, input_by, valid_by, kode_customer, qty, berat, grand_total, dibayar, poin_dapat, poin_pakai, status from dokumen) x) as sales,
       (select json_agg(x order by x) from (select kode_toko, tanggal, nomor_akun, debet, kredit from saldo_akun) x) as accounts,
       (select count(*)::int from otorisasi join otorisasi_pakai on otorisasi_id = id) as approvals,
       (select json_agg(x order by x) from (select kode_toko, status, count(*) from barang group by 1, 2) x) as pieces`,
  );

test('a line that breaks in the middle of a day: the day is played again, once, and the figures stay', async () => {
  let asked = 0;
  let playing = true;
  const breaking = async (): Promise<number> => {
    let broken = 0;
    while (playing) {
      await delay(150);
      const [row] = await server.look<{ n: number }>(
        `select count(pg_terminate_backend(pid))::int as n from
           (select pid from pg_stat_activity where application_name = 'kadar' and datname = current_database() and xact_start is not null limit 1) x`,
      );
      broken += row?.n ?? 0;
      // What was cut may have been work beside the day, which nobody plays again.
      if (broken > 0 && asked > 0) break;
    }
    return broken;
  };
  const [broken] = await Promise.all([
    breaking(),
    play(server, { stillOurs: async () => void asked++ }).finally(() => {
      playing = false;
    }),
  ]);
  expect(broken).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
  await play(calm);
  expect(await figures(server)).toEqual(await figures(calm));
  const [books] = await calm.look<{ days: number; approvals: number; cancelled: number; spent: number }>(
    `select (select count(*)::int from tutup_harian where kode_toko <> 'PST') as days, (select count(*)::int from otorisasi_pakai) as approvals,
       (select count(*)::int from dokumen_batal) as cancelled, (select count(*)::int from dokumen where jenis = 'PENJUALAN' and poin_pakai > 0) as spent`,
  );
  expect(books?.days).toBe(2 * DAYS);
  const sent = await calm.look(
    "select tanggal, status, jumlah_rp - diterima_rp as kurang from kirim_uang where status <> 'BATAL' order by nomor_referensi",
  );
  const done = { tanggal: '2026-02-20', status: 'DONE' };
  expect(sent).toEqual([
    { ...done, kurang: 50_000 },
    { tanggal: '2026-02-23', status: 'SENT', kurang: null },
    { ...done, kurang: -50_000 },
  ]);
  for (const some of [books?.approvals, books?.cancelled]) expect(some).toBeGreaterThan(0);
  for (const app of [server, calm]) expect(await findingsOf(app.app.kadar.db.privileged)).toEqual([]);
}, 120_000);

test('nothing of it is later than now, and an approval is of the hour of what it was for', async () => {
  const [late] = await calm.look<{ documents: number; approvals: number; alone: number }>(
    `select (select count(*)::int from dokumen where at > sekarang) as documents,
       (select count(*)::int from otorisasi where at > sekarang) as approvals,
       (select count(*)::int from dokumen d join otorisasi o on o.id = d.otorisasi_id where o.at <> d.at) as alone
     from (select timestamptz '${calm.app.kadar.clock.now().toISOString()}' as sekarang) x`,
  );
  expect(late).toEqual({ documents: 0, approvals: 0, alone: 0 });
  const [today] = await calm.look<{ n: number }>(
    `select count(*)::int as n from dokumen where jenis = 'PENJUALAN' and tanggal = '${TODAY}'`,
  );
  expect(today?.n).toBeGreaterThan(0);
});

test('a history whose turn is lost, or that is told to stop, ends', async () => {
  const { db } = calm.app.kadar;
  const transaction = db.transaction.bind(db);
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  db.transaction = () => Promise.reject(broken);
  const lost = new Error('another start is loading');
  await expect(play(calm, { stillOurs: () => Promise.reject(lost) })).rejects.toBe(lost);
  await expect(play(calm, { stopping: AbortSignal.abort('stop') })).rejects.toBe('stop');
  db.transaction = transaction;
});

test('no shop waits for goods of a day on which the other was closed', async () => {
  // Lebaran, a day on which branches send.
  const over: DemoOptions = { ...options, today: '2026-03-23', days: 4 };
  const closed = await seeded(demoChain(over));
  Object.assign(closed.app.kadar.clock, { now: () => new Date(`${over.today}T05:00:00Z`) });
  const stopping = AbortSignal.timeout(60_000);
  await playHistory({
    kadar: closed.app.kadar,
    chain: demoChain(over),
    options: over,
    members: people,
    say: () => undefined,
    stillOurs: async () => undefined,
    stopping,
  });
  const days = await closed.look<{ tanggal: string; n: number }>(
    'select tanggal::text, count(*)::int n from tutup_harian group by 1 order by 1',
  );
  expect(days.map(({ tanggal }) => tanggal)).toEqual(['2026-03-19', '2026-03-22']);
  await closed.close();
}, 90_000);
