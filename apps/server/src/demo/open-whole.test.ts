import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { DEMO_MARK } from '../platform/database/demo-mark.ts';
import { AppError } from '../platform/errors.ts';
import { type FileStore, openFileStore } from '../platform/files.ts';
import { failureText } from '../platform/operator-error.ts';
import { type TestDatabase, testDatabase } from '../platform/postgres/testing.ts';
import { openWhole, type WholeParts } from './open-whole.ts';

const LOGIN = `kadar_uji_${process.pid}`;
const PASSWORD = 'uji';

let masters: Awaited<ReturnType<typeof loadMasters>>;
let database: TestDatabase;
let folder: string;
let files: FileStore;
let url: string;

const asking = async <T>(address: string, text: string): Promise<T[]> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const admin = (text: string) => asking(process.env.KADAR_TEST_DATABASE_URL ?? '', text);

beforeAll(async () => {
  masters = await loadMasters();
  // As a provider gives one out: its database is all it may do anything with.
  await admin(`create role ${LOGIN} login createrole password '${PASSWORD}'`);
});
beforeEach(async () => {
  database = await testDatabase();
  const address = new URL(database.url);
  await admin(`alter database ${escapeIdentifier(address.pathname.slice(1))} owner to ${LOGIN}`);
  await admin('do $$ begin create role kadar_app nologin; exception when duplicate_object then null; end $$');
  await admin(`grant kadar_app to ${LOGIN} with admin option`);
  address.username = LOGIN;
  address.password = PASSWORD;
  url = address.href;
  folder = mkdtempSync(join(tmpdir(), 'kadar-whole-'));
  files = await openFileStore(folder, undefined);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
afterAll(() => admin(`drop role ${LOGIN}`));

const outage = (why: string): AppError =>
  new AppError('GANGGUAN_DATABASE', {}, { cause: Object.assign(new Error(why), { code: 'ECONNRESET' }) });
const marked = async (): Promise<boolean> =>
  (await asking<{ marked: boolean }>(url, `select to_regclass('${DEMO_MARK}') is not null as marked`))[0]
    ?.marked ?? false;
const shops = () =>
  asking<{ kode_toko: string }>(url, 'select kode_toko from tokos order by 1').then((rows) =>
    rows.map(({ kode_toko }) => kode_toko),
  );

/** Opens with a demo that is one shop and one file; `load` may fail in between. */
const open = async (parts: Partial<WholeParts> = {}) => {
  const said: string[] = [];
  let built = 0;
  let closed = 0;
  const opening = openWhole({
    ownerUrl: url,
    files,
    masters,
    wanted: true,
    build: async () => {
      built++;
      return {} as FastifyInstance;
    },
    close: async () => void closed++,
    load: part,
    say: (line) => said.push(line),
    stopping: new AbortController().signal,
    ...parts,
  });
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { said, built, closed, error };
};

/** What a demo writes first. */
const part = async (): Promise<void> => {
  expect(await marked()).toBe(true);
  expect(await files.isEmpty()).toBe(true);
  await asking(
    url,
    `insert into tokos (kode_toko, nama_toko, type) values ('D${Math.random().toString(36).slice(2, 4).toUpperCase()}', 'DEMO', 'TOKO')`,
  );
  await files.put('foto/D01/x.jpg', Buffer.from('x'));
};

describe('a demo', () => {
  test('that loses its database starts over from nothing, says why, and is whole in the end', async () => {
    let loads = 0;
    const { said, built, closed, error } = await open({
      async load() {
        await part();
        if (++loads < 2) throw outage('read ECONNRESET');
      },
    });
    expect(error).toBeUndefined();
    expect([loads, built, closed]).toEqual([2, 2, 1]);
    expect(said).toEqual([
      expect.stringMatching(/percobaan 1 dari 3: GANGGUAN_DATABASE ← read ECONNRESET$/),
      expect.stringContaining('dimulai lagi dari awal'),
    ]);
    expect(await marked()).toBe(false);
    expect(await shops()).toHaveLength(1);
  });

  test('that fails for good stays marked and tells its causes; the next start, unasked, begins again', async () => {
    const failing = { load: () => part().then(() => Promise.reject(outage('socket hang up'))) };
    const { error, said, closed } = await open(failing);
    expect([said.filter((line) => line.includes('percobaan')).length, closed]).toEqual([2, 3]);
    expect(failureText(error)).toMatch(/GANGGUAN_DATABASE[\s\S]*← socket hang up \(ECONNRESET\)$/);
    expect(await marked()).toBe(true);

    const next = await open({ wanted: false });
    expect([next.error, next.said.length]).toEqual([undefined, 1]);
    expect([await marked(), (await shops()).length]).toEqual([false, 1]);
  });

  test('that is refused for another reason, or told to stop, is not tried again', async () => {
    const stopping = new AbortController();
    const wrong = await open({ load: () => Promise.reject(new TypeError('no such thing')) });
    expect([wrong.built, wrong.error]).toEqual([1, expect.any(TypeError)]);
    const stopped = await open({
      stopping: stopping.signal,
      async load() {
        stopping.abort();
        throw outage('Cannot use a pool after calling end on the pool');
      },
    });
    expect([stopped.built, stopped.error]).toEqual([1, expect.any(AppError)]);
    expect(await marked()).toBe(true);
  });

  test('that is being loaded is no half-made one: a second start waits until it is whole', async () => {
    let second: ReturnType<typeof open> | undefined;
    const first = await open({
      async load() {
        await part();
        second = open({ wanted: false, load: () => Promise.reject(new Error('loaded twice')) });
        expect(await Promise.race([second, new Promise((go) => setTimeout(go, 500, 'waits'))])).toBe('waits');
      },
    });
    expect(first.error).toBeUndefined();
    expect(await second).toMatchObject({ error: undefined, built: 1, said: [] });
    expect(await shops()).toHaveLength(1);
  });
});

describe('a database that is not the demo’s is never emptied', () => {
  const untouched = { load: () => Promise.reject(new Error('loaded')) };

  test('one that was only migrated, and one in use', async () => {
    expect(await open({ wanted: false, ...untouched })).toMatchObject({ error: undefined, built: 1 });
    expect(await open(untouched)).toMatchObject({ error: undefined, built: 1, said: [] });
    await asking(url, "insert into tokos (kode_toko, nama_toko, type) values ('K01', 'TOKO', 'TOKO')");
    await files.put('foto/K01/x.jpg', Buffer.from('x'));
    for (const wanted of [true, false])
      expect(await open({ wanted, ...untouched })).toMatchObject({ error: undefined, said: [] });
    expect(await shops()).toEqual(['K01']);
    expect(await files.isEmpty()).toBe(false);
  });

  test('one with a stranger’s table; an empty one whose files are someone’s is refused', async () => {
    await files.put('foto/K01/x.jpg', Buffer.from('x'));
    const { error } = await open(untouched);
    expect(failureText(error)).toMatch(/^Database ini kosong, tetapi tempat fotonya sudah berisi berkas/);
    expect([await files.isEmpty(), await marked()]).toEqual([false, false]);
    await asking(url, 'create table milik_orang (n int)');
    expect(await open(untouched)).toMatchObject({ error: undefined });
    expect(await asking(url, 'select * from milik_orang')).toEqual([]);
  });
});
