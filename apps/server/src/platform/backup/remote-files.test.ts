import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { readConfig } from '../config.ts';
import { sql } from '../database/sql.ts';
import { openFileStore } from '../files.ts';
import { type S3Server, startS3 } from '../s3.fixture.ts';
import { lookAt, newFolder, newPlace, removeAll } from './backup.fixture.ts';
import { createBackup } from './create-backup.ts';
import { type Restored, type RestoreParts, restoreBackup } from './restore-backup.ts';

let here: S3Server;
let there: S3Server;
let server: TestApp;
let path: string;
const PATHS = Array.from({ length: 20 }, (_, n) => `NSIPIC/PST/ITEM/${String(n).padStart(16, 'A')}.jpg`);
const GONE = 'NSIPIC/PST/ITEM/GGGGGGGGGGGGGGGG.jpg';

const addRow = (file: string): Promise<number> =>
  server.app.kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by)
      values (${file}, 'image/jpeg', ${file.length}, ${createHash('sha256').update(file).digest()}, 'TEST')`),
  );
const restore = async (to: Pick<RestoreParts, 'dataDir' | 's3'>, databaseUrl: string): Promise<Restored> =>
  restoreBackup({ ...to, path, databaseUrl, masters: await loadMasters(), log: () => undefined });

beforeAll(async () => {
  here = await startS3();
  there = await startS3();
  server = await startTestApp('chain', here.env);
  const { files } = server.app.kadar;
  for (const file of PATHS) {
    await files.put(file, Buffer.from(file));
    await addRow(file);
  }
  await files.put('foto_produk/K01/tanpa-baris.jpg', Buffer.from('x'));
  await addRow(GONE);
  path = join(newFolder(), 's3.kadar');
  const { dataDir, s3 } = server.config;
  const header = await createBackup({ pool: server.app.kadar.db.privileged, dataDir, s3, path });
  expect(header.files.count).toBe(PATHS.length);
  expect(existsSync(join(dataDir, 'files.backup'))).toBe(false);
});
afterAll(async () => {
  await removeAll();
  await server?.close();
  await here?.close();
  await there?.close();
});

test('what a service kept goes into the backup, and from it into another service', async () => {
  const { s3 } = readConfig(there.env);
  const { url, dataDir } = await newPlace();
  await restore({ dataDir, s3 }, url);
  const store = await openFileStore(dataDir, s3);
  for (const file of PATHS) expect(Buffer.from((await store.get(file)) ?? []).toString()).toBe(file);
  expect(existsSync(join(dataDir, 'files'))).toBe(false);
  const [counted] = await lookAt(
    url,
    async (pool) => (await pool.query('select count(*)::int as n from files')).rows,
  );
  expect(counted).toEqual({ n: PATHS.length + 1 });

  const second = await newPlace();
  await expect(restore({ dataDir: second.dataDir, s3 }, second.url)).rejects.toThrow(/sudah berisi berkas/);
});

test('or into a folder', async () => {
  const { url, dataDir } = await newPlace();
  await restore({ dataDir }, url);
  const store = await openFileStore(join(dataDir, 'files'), undefined);
  expect(Buffer.from((await store.get(PATHS[7] ?? '')) ?? []).toString()).toBe(PATHS[7]);
});

test('a service that cannot be reached leaves no half restore, and no backup', async () => {
  const s3 = readConfig({ ...here.env, KADAR_S3_SECRET: 'salah' }).s3;
  const { url, dataDir } = await newPlace();
  await expect(restore({ dataDir, s3 }, url)).rejects.toThrow();
  const failed = join(newFolder(), 'gagal.kadar');
  const pool = server.app.kadar.db.privileged;
  await expect(createBackup({ pool, dataDir: server.config.dataDir, s3, path: failed })).rejects.toThrow();
  expect(existsSync(failed)).toBe(false);
  await restore({ dataDir }, url);
});
