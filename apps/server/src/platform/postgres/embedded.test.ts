import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { joinDatabase } from './embedded.ts';
import {
  ask,
  askUntilUp,
  cleanUp,
  ended,
  newFolder,
  openIn,
  openInProcess,
  postmasterPid,
  spawnHolder,
  superuserOf,
  usedFolder,
} from './test-folders.fixture.ts';

afterEach(cleanUp);

describe('a first and a second start', () => {
  test('creates the cluster with durable, private settings and keeps the data', async () => {
    const folder = newFolder();
    const first = await openIn(folder);
    expect(first).toMatchObject({ embedded: true, adopted: false });
    const settings = await ask(
      superuserOf(folder, first),
      `SELECT json_object_agg(name, setting) FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit',
        'full_page_writes', 'data_checksums', 'max_connections', 'password_encryption', 'listen_addresses',
        'unix_socket_directories', 'shared_preload_libraries', 'server_encoding')`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      max_connections: '200',
      password_encryption: 'scram-sha-256',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_preload_libraries: '',
      server_encoding: 'UTF8',
    });
    expect(
      await ask(first.ownerUrl, `SELECT upper('é') || (SELECT datcollate FROM pg_database LIMIT 1)`),
    ).toBe('ÉC');
    expect(statSync(join(folder, 'postgres.secret')).mode & 0o777).toBe(0o600);
    await ask(first.ownerUrl, 'CREATE TABLE nota AS SELECT 75 AS kadar');
    await first.stop();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);

    const began = performance.now();
    const second = await openIn(folder);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(second.url).toBe(first.url);
    expect(await ask(second.ownerUrl, 'SELECT kadar FROM nota')).toBe(75);
  });

  test('takes another port when the remembered one is occupied', async () => {
    const folder = await usedFolder();
    const first = await openIn(folder);
    await first.stop();
    const port = Number(new URL(first.url).port);
    const squatter = createServer().listen(port, '127.0.0.1');
    try {
      const second = await openIn(folder);
      expect(new URL(second.url).port).not.toBe(String(port));
      expect(await ask(second.ownerUrl, 'SELECT 1')).toBe(1);
    } finally {
      squatter.close();
    }
  });

  test('sets the password anew when postgres.secret was lost', async () => {
    const folder = await usedFolder();
    const first = await openIn(folder);
    await first.stop();
    rmSync(join(folder, 'postgres.secret'));
    const second = await openIn(folder);
    expect(second.url).not.toBe(first.url);
    expect(await ask(second.ownerUrl, 'SELECT 1')).toBe(1);
  });

  test('throws an interrupted first start away and begins again', async () => {
    const folder = newFolder();
    const drafts = () => readdirSync(folder).filter((name) => name.startsWith('postgres.init-'));
    const child = spawnHolder(folder);
    while (!drafts().some((name) => existsSync(join(folder, name, 'cluster', 'PG_VERSION')))) await delay(5);
    child.kill('SIGKILL');
    await ended(child);
    expect(drafts()).toHaveLength(1);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
    const database = await openIn(folder);
    expect(await ask(database.ownerUrl, 'SELECT 1')).toBe(1);
    expect(drafts()).toEqual([]);
  });
});

describe('after a crash', () => {
  test('adopts the PostgreSQL that a killed server left running', async () => {
    const folder = await usedFolder();
    const { child, answer } = await openInProcess(folder);
    expect(answer.adopted).toBe(false);
    await ask(String(answer.ownerUrl), 'CREATE TABLE nota AS SELECT 1 AS id');
    const pid = postmasterPid(folder);
    child.kill('SIGKILL');
    await ended(child);

    const database = await openIn(folder);
    expect(database.adopted).toBe(true);
    expect(postmasterPid(folder)).toBe(pid);
    expect(database.ownerUrl).toBe(answer.ownerUrl);
    expect(await ask(database.ownerUrl, 'SELECT count(*)::int FROM nota')).toBe(1);
    await database.stop();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('starts over a postmaster.pid whose number now belongs to another process', async () => {
    const folder = await usedFolder();
    const { child, answer } = await openInProcess(folder);
    await ask(String(answer.ownerUrl), 'CREATE TABLE nota AS SELECT 1 AS id');
    child.kill('SIGKILL');
    await ended(child);
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    const before = readFileSync(pidFile, 'utf8');
    process.kill(postmasterPid(folder), 'SIGKILL');
    writeFileSync(pidFile, before.replace(/^\d+/, String(process.pid)));

    const database = await openIn(folder);
    expect(database.adopted).toBe(false);
    expect(await ask(database.ownerUrl, 'SELECT count(*)::int FROM nota')).toBe(1);
  });

  test('restarts a killed PostgreSQL at the same address with every acknowledged commit', async () => {
    const folder = await usedFolder();
    const events: string[] = [];
    const database = await openIn(folder, {
      onDown: () => events.push('down'),
      onUp: () => events.push('up'),
    });
    await ask(database.ownerUrl, 'CREATE TABLE nota (id int)');
    const pid = postmasterPid(folder);
    await ask(database.ownerUrl, 'INSERT INTO nota SELECT generate_series(1, 1000)');
    process.kill(pid, 'SIGKILL');

    expect(await askUntilUp(database.ownerUrl, 'SELECT count(*)::int FROM nota')).toBe(1000);
    for (let wait = 0; wait < 200 && events.length < 2; wait++) await delay(100);
    expect(events).toEqual(['down', 'up']);
    expect(postmasterPid(folder)).not.toBe(pid);
    const second = await openInProcess(folder);
    expect(second.answer.code).toBe('DATA_FOLDER_IN_USE');
  });

  test('restarts an adopted PostgreSQL as well', async () => {
    const folder = await usedFolder();
    const { child } = await openInProcess(folder);
    child.kill('SIGKILL');
    await ended(child);
    const database = await openIn(folder);
    expect(database.adopted).toBe(true);
    process.kill(postmasterPid(folder), 'SIGKILL');
    expect(await askUntilUp(database.ownerUrl, 'SELECT 1')).toBe(1);
  });
});

describe('two servers on one data folder', () => {
  test('refuses the second, naming the first, and admits it after the first was killed', async () => {
    const folder = await usedFolder();
    const first = await openInProcess(folder);
    const second = await openInProcess(folder);
    expect(second.answer.code).toBe('DATA_FOLDER_IN_USE');
    expect(second.answer.message).toContain(`process ${first.child.pid}`);
    expect(await ask(String(first.answer.ownerUrl), 'SELECT 1')).toBe(1);

    const tool = await joinDatabase({ dataDir: folder, log: () => undefined });
    expect(await ask(tool.ownerUrl, 'SELECT 1')).toBe(1);
    await tool.stop();
    expect(await ask(String(first.answer.ownerUrl), 'SELECT 1')).toBe(1);

    first.child.kill('SIGKILL');
    await ended(first.child);
    const third = await openIn(folder);
    expect(await ask(third.ownerUrl, 'SELECT 1')).toBe(1);
  });

  test('lets exactly one of four that start together in', async () => {
    const folder = newFolder();
    const holders = await Promise.all([1, 2, 3, 4].map(() => openInProcess(folder)));
    expect(holders.filter(({ answer }) => 'ownerUrl' in answer)).toHaveLength(1);
    expect(holders.filter(({ answer }) => answer.code === 'DATA_FOLDER_IN_USE')).toHaveLength(3);
  });
});
