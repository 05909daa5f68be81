import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import {
  backupOf,
  forge,
  lookAt,
  newPlace,
  removeAll,
  restoreTo,
} from '../../platform/backup/backup.fixture.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { readConfig } from '../../platform/config.ts';
import { Vault } from '../../platform/identity/vault.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { loadMasters } from '../master-engine/registry.ts';
import { loadReports } from '../report-engine/registry.ts';
import { sealStanding } from './seal-standing.ts';

const NIK = '3173019911112222';
const OTHER = '3173019911113333';
const SEEN = '3173019911114444';
const NEW = ['0085_nik_tersegel.sql', '0086_tanda_tersegel.sql'];
const NEW_TABLES = ['nik_terbuka', 'baris_semula', 'blok_semula', 'kunci_tanda_segel', 'tanda_mulai'];

/** Verification of a whole chain, several times over. */
vi.setConfig({ testTimeout: 180_000 });

const servers: TestApp[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(removeAll);

/** A shop as the version before wrote it: numbers in clear in the list, in the audit and in kept answers. */
const oldShop = async (): Promise<TestApp> => {
  const server = await startTestApp();
  servers.push(server);
  const look = (text: string, values: unknown[] = []) => server.look(text, values);
  const audit = (
    toko: string,
    action: string,
    entity: string,
    key: string,
    before: object | null,
    after: object,
  ) =>
    look(
      `insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after) values ($1, 'KASIR1', '::1', $2, $3, $4, $5, $6)`,
      [toko, action, entity, key, before && JSON.stringify(before), JSON.stringify(after)],
    );
  const member = (no_ktp: string) => ({ kode_customer: 'LAMA1', no_ktp, diskon: 0, _version: 1 });
  await look(
    `insert into member (kode_customer, nama_customer, alamat_customer, no_hp, no_ktp)
     values ('LAMA1', 'SITI', 'JALAN', '0811', $1), ('LAMA2', 'BUDI', 'JALAN', '0812', $2), ('LAMA3', 'TANPA', 'JALAN', '0813', '')`,
    [NIK, OTHER],
  );
  await audit('*', 'add', 'member', 'LAMA1', null, member(OTHER));
  await audit('K01', 'open', 'hari', TODAY, null, { buka: true });
  await sealAll(server.app.kadar.db.privileged);
  await audit('*', 'change', 'member', 'LAMA1', member(OTHER), member(NIK));
  await audit('*', 'browse', 'member', 'json', null, { q: SEEN, limit: 50 });
  // With a number as only the database writes it, that must stay as it is.
  await look(
    `insert into audit (kode_toko, user_id, action, entity, entity_key, after)
     values ('K01', 'SPV1', 'view', 'hutang', 'X', jsonb_build_object('no_ktp', $1::text, 'harga', 1.500, 'besar', 12345678901234567890, 'barang', ('[{"nik": "' || $1::text || '"}]')::jsonb))`,
    [NIK],
  );
  await look(
    `insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
     values ('ADMIN', 'k', '*', 'POST member', '\\x00', 200, $1)`,
    [JSON.stringify({ data: member(NIK), message: 'x' })],
  );
  await sealAll(server.app.kadar.db.privileged);
  await audit('K01', 'close', 'lain', 'Y', null, { catatan: 'SESUDAH' });
  await sealAll(server.app.kadar.db.privileged);
  await look('insert into nik_terbuka default values');
  return server;
};

const told = async (look: TestApp['look']): Promise<string[]> => {
  const tables = await look<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  const niks = [NIK, OTHER, SEEN].map((nik) => `%${nik}%`);
  for (const { name } of tables) {
    const [row] = await look(`select 1 from ${name} t where t::text like any($1) limit 1`, [niks]);
    if (row) found.push(name);
  }
  return found.sort();
};
const OPEN = ['public.audit', 'public.idempotency', 'public.member'];

const verified = async ({ app }: TestApp, vault?: Vault) => {
  const client = await app.kadar.db.privileged.connect();
  try {
    return await verifyDatabase(client, vault);
  } finally {
    client.release();
  }
};
const auditTips = async (server: TestApp): Promise<string[]> =>
  (await verified(server)).tips
    .filter(({ tabel }) => tabel === 'audit')
    .map(({ kode_toko, nomor, hash }) => `${kode_toko} #${nomor} ${hash}`);
const rowsOf = (server: TestApp) =>
  server.look<{ id: string; text: string }>(
    'select id::text, to_jsonb(a)::text as text from audit a order by id',
  );
const run = async ({ app }: TestApp) => sealStanding(app.kadar, await loadMasters());
const nikOf = async (client: Client, kode: string) =>
  ((await client.get(`member/get/all?kode_customer=${kode}`)).body.data as { no_ktp: string }[])[0]?.no_ktp;

test('what stood in clear is sealed, every other byte stays, and the chain of before can still be proved with the key', async () => {
  const server = await oldShop();
  const { vault } = server.app.kadar;
  expect(await told(server.look)).toEqual(OPEN);
  const [before, tips] = [await rowsOf(server), await auditTips(server)];
  await run(server);
  expect(await told(server.look)).toEqual([]);
  const admin = await server.login('MU');
  expect([await nikOf(admin, 'LAMA1'), await nikOf(admin, 'LAMA2'), await nikOf(admin, 'LAMA3')]).toEqual([
    NIK,
    OTHER,
    '',
  ]);
  expect((await admin.get(`member/get/all?q=${OTHER}`)).body.data).toMatchObject([
    { kode_customer: 'LAMA2' },
  ]);
  const after = new Map((await rowsOf(server)).map(({ id, text }) => [id, text]));
  const mask = (text: string): string =>
    [NIK, OTHER, SEEN].reduce((part, nik) => part.replaceAll(nik, `************${nik.slice(-4)}`), text);
  for (const { id, text } of before) expect(after.get(id)).toBe(mask(text));
  for (const key of [undefined, vault]) expect((await verified(server, key)).findings).toEqual([]);
  const { notes } = await verified(server, vault);
  const former = notes.filter(({ check }) => check.startsWith('tip of the audit before'));
  expect(tips).toEqual(expect.arrayContaining(former.map(({ detail }) => detail)));
  expect(former.map(({ detail }) => detail.split(' ')[0])).toEqual(['*', 'K01']);
  // No hash of a changed chain is one of then, which could be tried.
  const now = (await auditTips(server)).filter((tip) => !tip.startsWith('K02'));
  for (const tip of now) expect(tips.join()).not.toContain(tip.split(' ').at(-1));
  await expect(server.look('update audit set user_id = user_id')).rejects.toThrow('append-only');
  await expect(server.look('update chain_blocks set hash = hash')).rejects.toThrow('append-only');
  // Once done, it is done; the chain goes on.
  await run(server);
  await sealAll(server.app.kadar.db.privileged);
  expect((await verified(server, vault)).findings).toEqual([]);
  expect(await server.look("select 1 from audit where action = 'reseal'")).toHaveLength(1);
});

test('killed midway it has changed nothing, and the next start does it; of two that start at once one does', async () => {
  const server = await oldShop();
  const before = await rowsOf(server);
  const holder = await server.app.kadar.db.privileged.connect();
  await holder.query('begin');
  await holder.query("select 1 from idempotency where key = 'k' for update");
  const dying = run(server).then(
    () => 'done',
    () => 'died',
  );
  // The members are sealed by then, in its transaction.
  const waiting = () =>
    server.look<{ pid: number }>(
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'update idempotency%' and datname = current_database()",
    );
  await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
  await server.look('select pg_terminate_backend($1)', [(await waiting())[0]?.pid]);
  expect(await dying).toBe('died');
  await holder.query('rollback');
  holder.release();
  expect(await rowsOf(server)).toEqual(before);
  expect(await told(server.look)).toEqual(OPEN);
  await expect(server.look('update audit set user_id = user_id')).rejects.toThrow('append-only');
  await Promise.all([run(server), run(server)]);
  expect(await told(server.look)).toEqual([]);
  expect(await server.look("select 1 from audit where action = 'reseal'")).toHaveLength(1);
  expect((await verified(server, server.app.kadar.vault)).findings).toEqual([]);
});

test('while verification finds anything it stops, says so, and the server runs on; mended, it goes on', async () => {
  const server = await oldShop();
  const change = (text: string) =>
    server.look(
      `alter table audit disable trigger append_only; ${text}; alter table audit enable trigger append_only`,
    );
  await change("update audit set user_id = 'LAIN' where entity = 'lain'");
  const before = await rowsOf(server);
  await run(server);
  expect(await rowsOf(server)).toEqual(before);
  expect(await told(server.look)).toEqual(OPEN);
  const owner = await server.login('OWN');
  const range = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const report = (await owner.get(`pemeriksaan/report?${range}`)).body.data as { contoh: string }[];
  expect(JSON.stringify(report)).toContain('chain audit: K01 block');
  expect((await verified(server)).notes.map(({ check }) => check)).toContain(
    'numbers of identity cards stand in clear',
  );
  const admin = await server.login('MU');
  expect(await nikOf(admin, 'LAMA1')).toBe(NIK);
  expect((await admin.get(`member/get/all?q=${NIK}`)).body.data).toMatchObject([{ kode_customer: 'LAMA1' }]);
  const kasir = await server.login('KASIR');
  const change1 = { nama_customer: 'SITI', alamat_customer: 'JALAN', no_hp: '0899' };
  expect((await kasir.put('member/LAMA1', { ...change1, no_ktp: '************2222' })).status).toBe(200);
  expect(await nikOf(admin, 'LAMA1')).toBe(NIK);
  await change("update audit set user_id = 'KASIR1' where entity = 'lain'");
  await run(server);
  expect(await told(server.look)).toEqual([]);
});

test('without a key nothing changes; under another one the old rows are only counted', async () => {
  const server = await oldShop();
  const { kadar } = server.app;
  const own = kadar.vault;
  kadar.vault = new Vault(undefined);
  await run(server);
  expect(await told(server.look)).toEqual(OPEN);
  kadar.vault = own;
  await run(server);
  const { findings, notes } = await verified(server, new Vault(randomBytes(32)));
  expect(findings).toEqual([]);
  expect(notes.map(({ detail }) => detail).join()).toContain('under another key');
});

test('what is kept of before is guarded: changed it is found with the key, removed also without', async () => {
  const server = await oldShop();
  const { vault } = server.app.kadar;
  await run(server);
  const asMaster = (text: string) =>
    server.look(`set session_replication_role = replica; ${text}; set session_replication_role = origin`);
  const checks = async (text: string, key?: Vault): Promise<string[]> => {
    await asMaster(text);
    return (await verified(server, key)).findings.map(({ check }) => check);
  };
  const WAS = 'the audit is what it was but for numbers of cards';
  expect(
    await checks(
      `create table salin as table blok_semula; update blok_semula set isi = set_byte(isi, 40, 1 - get_byte(isi, 40) % 2)`,
      vault,
    ),
  ).toContain(WAS);
  await asMaster('delete from blok_semula; insert into blok_semula table salin; drop table salin');
  expect(await checks('delete from baris_semula where id = (select min(id) from baris_semula)')).toContain(
    'what the audit said before is kept',
  );
  expect(await checks('select 1', vault)).toContain(WAS);
});

test.each(['this version', 'the version before'])(
  'a restored backup of %s is sealed at its first start',
  async (version) => {
    const server = await oldShop();
    const made = await backupOf(server);
    const old = () =>
      forge(
        made,
        (header) => ({
          ...header,
          migrations: header.migrations.filter((name) => !NEW.includes(name)),
          tables: header.tables.filter(({ name }) => !NEW_TABLES.includes(name)),
        }),
        (_frame, table) => !NEW_TABLES.includes(table),
      );
    const place = await newPlace();
    const { findings } = await restoreTo(place, version === 'this version' ? made : await old());
    expect(findings).toEqual([]);
    await lookAt(place.url, async (pool) => {
      const look: TestApp['look'] = async <T>(text: string, values: unknown[] = []) =>
        (await pool.query(text, values)).rows as T[];
      expect(await told(look)).toEqual(OPEN);
      const app = await buildApp({
        config: readConfig({ KADAR_DATA: place.dataDir, KADAR_LOG: 'silent' }),
        clock: { now: () => new Date(`${TODAY}T05:00:00Z`) },
        database: { url: place.url, ownerUrl: place.url },
        masters: await loadMasters(),
        reports: await loadReports(),
      });
      expect(await told(look)).toEqual([]);
      const client = await pool.connect();
      expect((await verifyDatabase(client, app.kadar.vault)).findings).toEqual([]);
      client.release();
      await app.close();
    });
  },
);
