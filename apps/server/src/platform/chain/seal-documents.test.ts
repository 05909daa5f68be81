import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { sealAll, untilFinal } from '../../testing/seal.ts';
import { createPool } from '../database/pool.ts';
import { sealChains } from './seal.ts';
import { BATCH } from './seal-documents.ts';
import { Sealer } from './sealer.ts';
import { readUnsealed } from './unsealed.ts';
import { verifyDatabase } from './verify.ts';

const SALES = 64;

let server: TestApp;
let kasir: Client;
/** Each as a server of its own would have. */
let pools: [pg.Pool, pg.Pool];
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  const pool = (name: string) => createPool(server.database.ownerUrl, { size: 4, privileged: true, name });
  pools = [pool('kadar-test-one'), pool('kadar-test-two')];
});
afterAll(async () => {
  for (const pool of pools ?? []) await pool.end();
  await server?.close();
});

const sell = async (): Promise<void> => {
  const { kode_barcode, harga_jual } = next();
  const body = saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]);
  const { status } = await kasir.post('penjualan', body);
  expect(status).toBe(200);
};
const pay = async (keterangan = 'UJI'): Promise<void> => {
  const { status } = await kasir.post('cash', {
    jenis: 'MASUK',
    kategori: 'LAIN_MASUK',
    jumlah_rp: 1_000,
    keterangan,
  });
  expect(status).toBe(200);
};

/** What verification finds, and how many documents have no seal, or more than one. */
const state = async () => {
  const client = await pools[0].connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  const [counts] = await server.look<{ without: number; double: number; seals: number }>(`
    select (select count(*)::int from dokumen d where not exists (select 1 from segel s where s.kode_toko = d.kode_toko and s.no = d.no_faktur)) as without,
      (select count(*)::int from (select 1 from segel group by kode_toko, no having count(*) > 1) x) as double, (select count(*)::int from segel) as seals`);
  return { findings, ...counts };
};

test(`${SALES} sales at once, sealed meanwhile by two servers: each has one seal`, async () => {
  const sealers = pools.map((privileged) => new Sealer({ privileged }, server.app.log));
  for (const sealer of sealers) sealer.start();
  let selling = true;
  const sealing = pools.map(async (pool) => {
    while (selling) await sealChains(pool);
  });
  await Promise.all(Array.from({ length: SALES }, sell));
  selling = false;
  await Promise.all(sealing);
  // From here on only what seals by itself, every two seconds.
  await Promise.all(Array.from({ length: 4 }, () => pay()));
  await untilFinal(pools[0]);
  await expect.poll(() => readUnsealed(pools[0]), { timeout: 20_000 }).toEqual([]);
  for (const sealer of sealers) await sealer.close();
  expect(await state()).toMatchObject({ findings: [], without: 0, double: 0 });
  // Each said where it has rows, so that nothing else was read.
  expect(await server.look('select no_faktur from dokumen where bagian is null')).toEqual([]);
});

test('a sealer that is killed in the middle leaves nothing half, and the next one goes on', async () => {
  await pay();
  await pay();
  const before = await state();
  await untilFinal(pools[0]);
  const blocker = await pools[1].connect();
  try {
    await blocker.query('begin; lock table segel in share row exclusive mode');
    const killed = sealChains(pools[0]).then(
      () => 'sealed',
      (error: { code?: string }) => error.code,
    );
    const waiting = () =>
      server.look<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into segel%'`,
      );
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
    await server.look('select pg_terminate_backend($1)', [(await waiting())[0]?.pid]);
    expect(await killed).toBe('57P01');
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  expect(await state()).toEqual(before);
  await sealAll(pools[1]);
  expect(await state()).toEqual({
    findings: [],
    without: 0,
    double: 0,
    seals: (before.seals ?? 0) + (before.without ?? 0),
  });
});

test('a number that nobody bears is a note, no finding', async () => {
  const [taken] = await server.look<{ no: string }>(
    `select kadar_next_number('KM', 'K01', '${TODAY}'::date) as no`,
  );
  await pay();
  const client = await pools[0].connect();
  const { findings, notes } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
  expect(notes).toHaveLength(1);
  const [, before, after] = /^K01 1 between (\S+) and (\S+)$/.exec(notes[0]?.detail ?? '') ?? [];
  expect([before, taken?.no, after]).toEqual([before, taken?.no, after].toSorted());
});

describe('very many documents', () => {
  test('of one transaction are sealed together, and others in batches', async () => {
    const many = BATCH * 2 + 1;
    // Headers alone: documents without money, whose numbers no sequence gave.
    const insert = (jenis: string, from: string) => `
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, qty, berat, total, grand_total, dibayar, status, chain_pos)
      select 'K02', '${jenis}K02' || to_char(date '${TODAY}', 'YYMMDD') || upper(lpad(to_hex(n), 3, '0')), 'UJI', '${TODAY}', timestamptz '2020-01-01' + n * interval '1 second',
        '', 'UJI', 0, 0, 0, 0, 0, 'POSTED', ${from} from generate_series(1, ${many}) n`;
    await server.look(insert('XA', 'null'));
    await server.look(insert('XB', 'kadar_chain_pos()'));
    // Whoever has a place in the chain came through the door, which tells the audit.
    await server.look(
      `insert into audit (kode_toko, user_id, action, entity, entity_key, after)
       select kode_toko, input_by, 'post', 'uji', no_faktur, '{"grand_total": 0}' from dokumen where no_faktur like 'XBK02%'`,
    );
    await sealAll(pools[0]);
    // The shop's chain had begun already: what claims to be older than its last seal has slipped in.
    const { findings, without } = await state();
    expect(without).toBe(many);
    expect(findings.filter(({ check }) => check === 'seal')).toHaveLength(21);
    expect(findings.at(0)?.detail).toMatch(/^K02 XAK02\d{6}\w{3}: was added, or its seal was removed$/);
  });

  test('of an old database come first, in the order of their time', async () => {
    await server.look(
      `set session_replication_role = replica; delete from segel; delete from saksi; set session_replication_role = origin`,
    );
    await sealAll(pools[0]);
    expect(await state()).toMatchObject({ findings: [], without: 0, double: 0 });
    const order = await server.look<{ old: boolean }>(`
      select bool_and(d.chain_pos is null = (s.chain_pos < 1::bigint << 48)) as old, bool_and(s.n = d.n) as same from (
        select no, chain_pos, row_number() over (order by chain_pos, no) as n from segel where kode_toko = 'K02') s
      join (select no_faktur, chain_pos, row_number() over (order by chain_pos nulls first, at, no_faktur collate "C") as n from dokumen where kode_toko = 'K02') d on d.no_faktur = s.no`);
    expect(order).toEqual([{ old: true, same: true }]);
  });
});

test('the age of what is not sealed is among the numbers to watch', async () => {
  await pay();
  const told = async () => {
    const { payload } = await server.app.inject({ method: 'GET', url: '/metrics' });
    return Number(/^kadar_unsealed_seconds (\S+)$/m.exec(payload)?.[1]);
  };
  await expect.poll(told).toBeGreaterThan(0);
  await sealAll(pools[0]);
  expect(await told()).toBe(0);
});
