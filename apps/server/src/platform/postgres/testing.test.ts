import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from './test-folders.fixture.ts';
import { folderOnce, type TestAddresses, templateDatabase, testDatabase } from './testing.ts';

test('a test database is empty and disappears with drop(), connections or not', async () => {
  const database = await testDatabase();
  expect(
    await ask(
      database.ownerUrl,
      `SELECT count(*)::int FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
    ),
  ).toBe(0);
  await database.drop();
  await expect(ask(database.ownerUrl, 'SELECT 1')).rejects.toMatchObject({ code: '3D000' });
});

test('a template is prepared once, and its copies do not see each other', async () => {
  let prepared = 0;
  const prepare = async ({ ownerUrl }: TestAddresses) => {
    prepared++;
    await ask(ownerUrl, 'CREATE TABLE baki AS SELECT 1 AS id');
  };
  const templates = await Promise.all([1, 2, 3].map(() => templateDatabase('kit_once', prepare)));
  expect(prepared).toBe(1);
  const copies = await Promise.all(templates.map((template) => testDatabase(template)));
  await ask(copies[0]?.ownerUrl ?? '', 'DELETE FROM baki');
  const counts = await Promise.all(
    copies.map(({ ownerUrl }) => ask(ownerUrl, 'SELECT count(*)::int FROM baki')),
  );
  expect(counts).toEqual([0, 1, 1]);
  for (const copy of copies) await copy.drop();
});

test('a template whose preparation failed is built again', async () => {
  const failing = () => Promise.reject(new Error('migration failed'));
  await expect(templateDatabase('kit_retry', failing)).rejects.toThrow('migration failed');
  const template = await templateDatabase('kit_retry', async ({ ownerUrl }) => {
    await ask(ownerUrl, 'CREATE TABLE baki AS SELECT 1 AS id');
  });
  const copy = await testDatabase(template);
  expect(await ask(copy.ownerUrl, 'SELECT id FROM baki')).toBe(1);
  await copy.drop();
});

test('a folder is made once, and again when that failed', async () => {
  let made = 0;
  const make = async (folder: string) => {
    writeFileSync(join(folder, `isi-${++made}`), '');
    if (made === 1) throw new Error('no room');
    writeFileSync(join(folder, 'isi'), String(made));
  };
  await expect(folderOnce('kit_folder', make)).rejects.toThrow('no room');
  const folders = await Promise.all([1, 2, 3].map(() => folderOnce('kit_folder', make)));
  expect(made).toBe(2);
  for (const folder of folders) expect(readFileSync(join(folder, 'isi'), 'utf8')).toBe('2');
  expect(existsSync(join(folders[0] ?? '', 'isi-1'))).toBe(false);
});
