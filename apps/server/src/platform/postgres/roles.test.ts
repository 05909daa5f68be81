import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { openDatabase } from './embedded.ts';
import {
  ask,
  cleanUp,
  migrated,
  migratedFolder,
  migratedOnce,
  openIn,
  superuserOf,
  usedFolder,
} from './test-folders.fixture.ts';
import { testDatabase } from './testing.ts';

// Not in a test's own time: whoever comes first makes it.
beforeAll(async () => void (await migratedOnce()));
afterEach(cleanUp);

/** Runs statements one after the other on one connection of the product's own kind. */
const asProduct = async <T>(url: string, work: (run: (sql: string) => Promise<unknown>) => Promise<T>) => {
  const pool = createPool(url, { size: 1, privileged: false, name: 'kadar-test' });
  const client = await pool.connect();
  try {
    return await work(async (sql) => (await client.query(sql)).rows[0]);
  } finally {
    client.release();
    await pool.end();
  }
};

const roleOf = (url: string) =>
  ask(
    url,
    `select json_build_array(session_user, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls)
     from pg_roles where rolname = session_user`,
  );

/** What the superuser owns of a database's own objects; the bootstrap schema's are left out. */
const SUPERUSERS = `
  select count(*)::int from (
    select relowner as owner, relnamespace as space from pg_class union all select proowner, pronamespace from pg_proc
    union all select typowner, typnamespace from pg_type union all select nspowner, oid from pg_namespace
  ) o join pg_namespace n on n.oid = o.space
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and owner = 'postgres'::regrole`;

const FORBIDDEN = [
  'drop table audit',
  'alter table audit disable trigger all',
  'delete from audit',
  'create table milikku (id int)',
  'set session_replication_role = replica',
  "copy (select 1) to program 'true'",
  'alter role kadar_login superuser',
  'grant pg_read_all_data to kadar_login',
];
const REFUSED = /permission denied|must be owner|Only roles/;

describe('the product', () => {
  test('signs in as nobody who could become more than kadar_app', async () => {
    const database = await openIn(await migratedFolder());
    expect(await roleOf(database.url)).toEqual(['kadar_login', false, false, false, false]);
    expect(await roleOf(database.ownerUrl)).toEqual(['kadar_owner', false, false, false, false]);
    await asProduct(database.url, async (run) => {
      expect(await run('select session_user as login, current_user as role')).toEqual({
        login: 'kadar_login',
        role: 'kadar_app',
      });
      await expect(run('select 1 from tokos limit 1')).resolves.toBeUndefined();
      for (const role of ['postgres', 'kadar_owner', 'pg_read_all_data'])
        await expect(run(`set role ${role}`)).rejects.toThrow('permission denied to set role');
      await expect(run('set session authorization postgres')).rejects.toThrow('permission denied');
      for (const statement of FORBIDDEN)
        await expect(run(`reset role; ${statement}`), statement).rejects.toThrow(REFUSED);
      await run('set role none');
      expect(await run('select current_user as role')).toEqual({ role: 'kadar_login' });
      await expect(run('select 1 from tokos')).rejects.toThrow(REFUSED);
      for (const statement of FORBIDDEN) await expect(run(statement), statement).rejects.toThrow(REFUSED);
    });
  });

  test('has passwords of its own, which say nothing of the others', async () => {
    const folder = await usedFolder();
    const database = await openIn(folder);
    const urls = [database.url, database.ownerUrl, superuserOf(folder, database)];
    expect(new Set(urls.map((url) => new URL(url).password)).size).toBe(3);
    const wrong = new URL(database.ownerUrl);
    wrong.password = new URL(database.url).password;
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('gets its roles back as they must be at the next start', async () => {
    const folder = await usedFolder();
    const first = await openIn(folder);
    for (const more of ["kadar_login superuser inherit password 'lain'", 'kadar_owner superuser'])
      await ask(superuserOf(folder, first), `alter role ${more}`);
    await first.stop();
    const second = await openIn(folder);
    expect(await roleOf(second.url)).toEqual(['kadar_login', false, false, false, false]);
    expect(await roleOf(second.ownerUrl)).toEqual(['kadar_owner', false, false, false, false]);
  });
});

const WITHOUT_ROLES = [
  'drop database kadar with (force)',
  'drop role kadar_login',
  'drop role kadar_owner',
  'drop role kadar_app',
];

describe('a data folder of an older Kadar, where all belongs to the superuser', () => {
  /** As older versions made it: database and schema by the superuser, and what grew in it since. */
  const oldFolder = async (): Promise<string> => {
    const folder = await usedFolder();
    const made = await openIn(folder);
    const admin = (name: string) => superuserOf(folder, made, name);
    for (const statement of [...WITHOUT_ROLES, 'create database kadar'])
      await ask(admin('postgres'), statement);
    await migrated({ ownerUrl: admin('kadar') });
    const client = new Client({ connectionString: admin('kadar') });
    await client.connect();
    await client.query(`
      insert into tokos (kode_toko, nama_toko, type) values ('K01', 'LAMA', 'TOKO');
      select kadar_next_number('PJ', 'K01', '2026-02-25');
      create schema lama; create type lama.keadaan as enum ('a', 'b'); create domain lama.kode as text; create type lama.pasangan as (a int, b lama.kode);
      create table lama."Antrian" (id bigint generated always as identity, keadaan lama.keadaan, n serial) partition by list (keadaan);
      create table lama.antrian_a partition of lama."Antrian" for values in ('a');
      create view lama.semua as select * from lama."Antrian"; create materialized view lama.jumlah as select count(*) from lama."Antrian";
      create function lama.tambah(a int, b lama.kode default 'x') returns int language sql as 'select a + 1';
      create procedure lama.kerja() language sql as 'select 1'; create aggregate lama.total(int) (sfunc = int4pl, stype = int)`);
    expect((await client.query(SUPERUSERS)).rows[0].count).toBeGreaterThan(100);
    await client.end();
    await made.stop();
    return folder;
  };

  test('is taken over whole, and works', async () => {
    const folder = await oldFolder();
    const database = await openIn(folder);
    const superuser = superuserOf(folder, database);
    expect(await ask(superuser, SUPERUSERS)).toBe(0);
    expect(
      await ask(superuser, "select pg_get_userbyid(datdba)::text from pg_database where datname = 'kadar'"),
    ).toBe('kadar_owner');
    expect(await migrated(database)).toEqual([]);
    expect(await ask(database.ownerUrl, 'select nama_toko from tokos')).toBe('LAMA');
    await ask(database.ownerUrl, 'alter table lama."Antrian" add column baru int');
    await asProduct(database.url, async (run) => {
      const number = "select kadar_next_number('PJ', 'K01', '2026-02-25') as no";
      expect(await run(number)).toEqual({ no: 'PJK01260225001' });
      expect(await run("select kadar_next_number('BL', 'K01', '2026-02-25') as no")).toEqual({
        no: 'BLK01260225000',
      });
      await expect(run('reset role')).resolves.toBeUndefined();
      await expect(run('drop table audit')).rejects.toThrow();
    });
  });

  test('is looked at again at each start, for what somebody made as the superuser', async () => {
    const folder = await migratedFolder();
    const first = await openIn(folder);
    await ask(superuserOf(folder, first), 'create table catatan as select 1 as isi');
    await first.stop();
    const second = await openIn(folder);
    expect(await ask(superuserOf(folder, second), SUPERUSERS)).toBe(0);
    expect(await ask(second.ownerUrl, 'select isi from catatan')).toBe(1);
  });
});

describe("an operator's own PostgreSQL", () => {
  const open = (databaseUrl: string, databaseAppUrl?: string) =>
    openDatabase({
      dataDir: '/nonexistent',
      databaseUrl,
      ...(databaseAppUrl && { databaseAppUrl }),
      log: () => undefined,
    });

  test('signs the product in as the owner unless told otherwise', async () => {
    const { ownerUrl, url, drop } = await testDatabase();
    expect(await open(ownerUrl)).toMatchObject({ url: ownerUrl, ownerUrl, embedded: false });
    expect(await open(ownerUrl, url)).toMatchObject({ url, ownerUrl, embedded: false });
    await drop();
  });

  test('takes the login that its owner made, without any superuser', async () => {
    const folder = await usedFolder();
    const cluster = await openIn(folder);
    const postgres = superuserOf(folder, cluster, 'postgres');
    for (const statement of [...WITHOUT_ROLES, "create role kadar login createrole password 'k'"])
      await ask(postgres, statement);
    await ask(postgres, 'create database kadar owner kadar');
    const as = (user: string): string => {
      const url = new URL('/kadar', postgres);
      [url.username, url.password] = [user, 'k'];
      return url.href;
    };
    for (const statement of [
      'create role kadar_app nologin',
      "create role kadar_login login noinherit password 'k'",
      'grant kadar_app to kadar_login',
    ])
      await ask(as('kadar'), statement);
    const database = await open(as('kadar'), as('kadar_login'));
    expect((await migrated(database)).length).toBeGreaterThan(5);
    await asProduct(database.url, async (run) => {
      expect(await run('select count(*)::int as n from tokos')).toEqual({ n: 0 });
      await run('set role none');
      for (const statement of FORBIDDEN) await expect(run(statement), statement).rejects.toThrow(REFUSED);
    });
  });

  test('is refused with a login that is none for the product', async () => {
    const folder = await usedFolder();
    const database = await openIn(folder);
    const { ownerUrl, url } = database;
    await ask(superuserOf(folder, database), "create role orang login password 'rahasia'");
    const stranger = new URL(url);
    stranger.username = 'orang';
    stranger.password = 'rahasia';
    const refused = async (appUrl: string, why: RegExp): Promise<void> => {
      const opening = open(ownerUrl, appUrl);
      await expect(opening).rejects.toMatchObject({ code: 'DATABASE_APP_LOGIN' });
      await expect(opening).rejects.toThrow(why);
      await expect(opening).rejects.not.toThrow(new URL(appUrl).password);
    };
    await refused(stranger.href, /cannot become kadar_app/);
    await refused(superuserOf(folder, database), /is a superuser/);
    await refused(new URL('/postgres', url).href, /another database/);
  });
});
