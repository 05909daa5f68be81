import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseAccount } from './account.ts';
import { findBinaries, nativeDir } from './binaries.ts';
import { ask, cleanUp, newFolder, openIn, usedFolder } from './test-folders.fixture.ts';

afterAll(cleanUp);

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

async function refused(folder: string, code: string, text: RegExp): Promise<void> {
  const before = namesIn(join(folder, 'postgres'));
  const opening = openIn(folder);
  await expect(opening).rejects.toMatchObject({ code });
  await expect(opening).rejects.toThrow(text);
  expect(namesIn(join(folder, 'postgres'))).toEqual(expect.arrayContaining(before));
}

describe('a damaged data folder is refused with advice, and nothing in it is deleted', () => {
  test('PG_VERSION missing', async () => {
    const folder = await usedFolder();
    rmSync(join(folder, 'postgres', 'PG_VERSION'));
    await refused(folder, 'DATA_FOLDER_CORRUPT', /PG_VERSION is missing.*restore your last backup/s);
  });

  test('PG_VERSION unreadable', async () => {
    const folder = await usedFolder();
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '\0\0');
    await refused(folder, 'DATA_FOLDER_CORRUPT', /PG_VERSION does not hold a version/);
  });

  test('another major version', async () => {
    const folder = await usedFolder();
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '15\n');
    await refused(folder, 'DATA_FOLDER_VERSION', /made by PostgreSQL 15.*backup/s);
  });

  test('pg_control missing', async () => {
    const folder = await usedFolder();
    rmSync(join(folder, 'postgres', 'global', 'pg_control'));
    await refused(folder, 'DATA_FOLDER_CORRUPT', /pg_control is missing/);
  });

  test('pg_control cut short', async () => {
    const folder = await usedFolder();
    truncateSync(join(folder, 'postgres', 'global', 'pg_control'), 100);
    await refused(folder, 'DATA_FOLDER_CORRUPT', /does not start.*postgres\.log.*restore your last backup/s);
  });

  test('the write-ahead log lost', async () => {
    const folder = await usedFolder();
    const wal = join(folder, 'postgres', 'pg_wal');
    for (const name of readdirSync(wal)) if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(wal, name));
    await refused(folder, 'DATA_FOLDER_CORRUPT', /does not start.*checkpoint record/s);
  });

  test('only foreign files', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'catatan.txt'), 'emas');
    await refused(folder, 'DATA_FOLDER_CORRUPT', /PG_VERSION is missing/);
  });
});

test('an empty postgres folder counts as none', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres'));
  const database = await openIn(folder);
  expect(await ask(database.url, 'SELECT 1')).toBe(1);
  await database.stop();
});

test('a data folder that is a file is refused in plain words', async () => {
  const file = join(newFolder(), 'data');
  writeFileSync(file, '');
  await expect(openIn(file)).rejects.toMatchObject({ code: 'DATA_FOLDER_ACCESS' });
});

test('a copied data folder opens, whoever made the copy', async () => {
  const folder = await usedFolder();
  const database = await openIn(folder);
  expect(await ask(database.url, 'SELECT 1')).toBe(1);
  await database.stop();
});

if (process.getuid?.() === 0) {
  test('root: PostgreSQL runs unprivileged, also in a folder only root may enter', async () => {
    const folder = newFolder(0o700);
    const database = await openIn(folder);
    expect(await ask(database.url, 'SELECT 1')).toBe(1);
    expect(statSync(join(folder, 'postgres')).uid).not.toBe(0);
    await database.stop();
  });

  test('root: programs in a folder only root may enter are copied once to one that all may read', () => {
    const account = databaseAccount('/nonexistent');
    const closed = join(newFolder(0o700), 'arch', 'native');
    cpSync(nativeDir(), closed, { recursive: true, verbatimSymlinks: true });
    const cache = newFolder();
    const first = findBinaries(account, closed, cache);
    expect(first.postgres.startsWith(cache)).toBe(true);
    expect(findBinaries(account, closed, cache)).toEqual(first);
    chmodSync(cache, 0o700);
    rmSync(join(cache, readdirSync(cache)[0] ?? ''), { recursive: true });
    expect(() => findBinaries(account, closed, cache)).toThrow(/may not read.*ordinary user/s);
  });
}
