import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { createPool } from '../database/pool.ts';
import { migrate } from '../migrate.ts';
import {
  backupOf,
  forge,
  lookAt,
  newFolder,
  newPlace,
  type Place,
  removeAll,
  restoreTo,
} from './backup.fixture.ts';
import { createBackup } from './create-backup.ts';
import { openBackup } from './read-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { refuseUsedDatabase } from './target.ts';

let server: TestApp;
let good: string;
let place: Place;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.kadar.files.put('foto_produk/K01/A.jpg', Buffer.from('foto'));
  good = await backupOf(server);
  place = await newPlace();
});
afterAll(async () => {
  await removeAll();
  await server?.close();
});

const expectUntouched = async ({ url, dataDir }: Place): Promise<void> => {
  await lookAt(url, async (pool) => {
    const client = await pool.connect();
    await refuseUsedDatabase(client).finally(() => client.release());
  });
  expect(existsSync(join(dataDir, 'files')) ? await readdir(join(dataDir, 'files')) : []).toEqual([]);
};

const refused = async (path: string, message: RegExp): Promise<void> => {
  await expect(restoreTo(place, path)).rejects.toThrow(message);
  await expectUntouched(place);
};

const written = async (content: Buffer | string): Promise<string> => {
  const path = join(newFolder(), 'berkas');
  await writeFile(path, content);
  return path;
};

describe('a file that is no whole backup is refused before anything is touched', () => {
  test('missing, empty, or of another program', async () => {
    await refused(join(newFolder(), 'tidak-ada'), /tidak ada/);
    await refused(newFolder(), /tidak dapat dibaca \(EISDIR\)/);
    await refused(await written(''), /bukan berkas cadangan Kadar/);
    await refused(await written('PGDMP lain'), /bukan berkas cadangan Kadar/);
    await refused(await written('KADAR-BACKUP satu\n'), /bukan berkas cadangan Kadar/);
  });

  test('cut short anywhere', async () => {
    const whole = await readFile(good);
    for (const length of [
      15,
      16,
      40,
      1_000,
      Math.floor(whole.length / 2),
      whole.length - 33,
      whole.length - 1,
    ]) {
      const path = await written(whole);
      await truncate(path, length);
      await refused(path, /rusak atau terpotong/);
    }
    await refused(await written(Buffer.concat([whole, Buffer.from('x')])), /rusak atau terpotong/);
  });

  test('one bit changed anywhere', async () => {
    const whole = await readFile(good);
    for (const place of [20, 500, Math.floor(whole.length / 2), whole.length - 10]) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      await refused(await written(bytes), /rusak atau terpotong/);
    }
  });

  test('of a newer format, or a newer Kadar', async () => {
    const bytes = Buffer.from(await readFile(good));
    bytes.write('KADAR-BACKUP 2\n');
    await refused(await written(bytes), /format 2, versi ini membaca format 1/);
    const newer = await forge(good, (header) => ({
      ...header,
      version: '99.0.0',
      migrations: [...header.migrations, '9999_nanti.sql'],
    }));
    await refused(newer, /Kadar 99\.0\.0 yang lebih baru \(9999_nanti\.sql\)/);
    const unknown = await forge(good, (header) => ({
      ...header,
      tables: [...header.tables, { name: 'tabel_nanti', columns: [], rows: 0 }],
    }));
    await refused(unknown, /tabel tabel_nanti, yang tidak dikenal/);
  });
});

describe('a place that is not empty is refused and stays as it was', () => {
  test('a database with a table, a folder with files', async () => {
    const used = await newPlace();
    await lookAt(used.url, (pool) => pool.query('create table catatan as select 1 as isi'));
    await expect(restoreTo(used, good)).rejects.toThrow(/tidak kosong \(ada public\.catatan\)/);
    expect(
      await lookAt(used.url, async (pool) => (await pool.query('select isi from catatan')).rows),
    ).toEqual([{ isi: 1 }]);
    const full = await newPlace();
    await mkdir(join(full.dataDir, 'files'));
    await writeFile(join(full.dataDir, 'files', 'milik-orang'), 'x');
    await expect(restoreTo(full, good)).rejects.toThrow(/sudah berisi berkas/);
    expect(await readdir(join(full.dataDir, 'files'))).toEqual(['milik-orang']);
  });

  test('a data folder with anything in it', async () => {
    const dataDir = newFolder();
    await writeFile(join(dataDir, 'catatan.txt'), 'x');
    const restoring = restoreBackup({
      path: good,
      dataDir,
      databaseUrl: undefined,
      masters: await loadMasters(),
      log: () => undefined,
    });
    await expect(restoring).rejects.toThrow(/tidak kosong \(ada catatan\.txt\)/);
    expect(await readdir(dataDir)).toEqual(['catatan.txt']);
  });
});

describe('a restore that fails leaves nothing', () => {
  test('in a database: the copy does not prove itself', async () => {
    const other = (header: Parameters<Parameters<typeof forge>[1]>[0]) => header.trial_balance.slice(1);
    const path = await forge(good, (header) => ({ ...header, trial_balance: other(header) }));
    await refused(path, /Neraca saldo .* berbeda/);
    await refused(
      await forge(good, (header) => ({ ...header, tips: header.tips.slice(1) })),
      /Ujung rantai .* berbeda/,
    );
  });

  test('in a database: rows are missing, or a file leads out of the store', async () => {
    const lost = await forge(
      good,
      (header) => header,
      ({ kind }, table) => !(kind === 'D' && table === 'mutasi_stock'),
    );
    await refused(lost, /mutasi_stock: 0 rows came in/);
    const half = await forge(
      good,
      (header) => header,
      ({ kind }) => kind !== 'Z',
    );
    await refused(half, /ends before its end mark/);
  });

  test('in a data folder', async () => {
    const path = await forge(good, (header) => ({ ...header, trial_balance: [] }));
    const dataDir = newFolder();
    const restoring = restoreBackup({
      path,
      dataDir,
      databaseUrl: undefined,
      masters: await loadMasters(),
      log: () => undefined,
    });
    await expect(restoring).rejects.toThrow(/Neraca saldo/);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('migrations', () => {
  test('newer than the backup are applied after its rows are in', async () => {
    // What a backup held before there were promos: without their migration, and without those that build on it.
    const folder = join(import.meta.dirname, '../../../migrations');
    const newer = (await readdir(folder))
      .filter((name) => /^(0009|0011|0069|0095|0240|0241|0261|0362)_/.test(name))
      .sort();
    const texts = await Promise.all(newer.map((name) => readFile(join(folder, name), 'utf8')));
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/^create table (\w+)/gim)].map(([, name]) => name),
    );
    expect(tables).toContain('promo_jadwal');
    const older = await forge(
      good,
      (header) => ({
        ...header,
        migrations: header.migrations.filter((name) => !newer.includes(name)),
        tables: header.tables.filter(({ name }) => !tables.includes(name)),
      }),
      (_, table) => !tables.includes(table),
    );
    const target = await newPlace();
    expect((await restoreTo(target, older)).findings).toEqual([]);
    const { rows } = await lookAt(target.url, (pool) =>
      pool.query(
        'select name, (select count(*)::int from promo_jadwal) as rows from migrations order by applied_at desc, name desc limit 1',
      ),
    );
    expect(rows).toEqual([{ name: newer.at(-1), rows: 0 }]);
  });

  test('are refused where a restore was cut off', async () => {
    const target = await newPlace();
    const pool = createPool(target.url, { size: 2, privileged: true, name: 'kadar-test' });
    await pool.query('create table restore_incomplete ()');
    await expect(migrate(pool, await loadMasters())).rejects.toThrow(/Pemulihan ke tempat ini terputus/);
    await expect(
      createBackup({ pool, dataDir: target.dataDir, path: join(newFolder(), 'x') }),
    ).rejects.toThrow(/Pemulihan ke tempat ini terputus/);
    await pool.end();
  });
});

describe('a backup', () => {
  const parts = (path: string) => ({
    pool: server.app.kadar.db.privileged,
    dataDir: server.config.dataDir,
    path,
  });

  test('replaces an older backup of its name, and no other file', async () => {
    const before = await readFile(good);
    await createBackup(parts(good));
    expect((await readFile(good)).equals(before)).toBe(false);
    const foreign = await written('surat penting');
    await expect(createBackup(parts(foreign))).rejects.toThrow(/sudah ada dan bukan cadangan Kadar/);
    expect(await readFile(foreign, 'utf8')).toBe('surat penting');
  });

  test('that fails leaves no file; two at a time take turns', async () => {
    const folder = newFolder();
    await expect(createBackup(parts(join(folder, 'tidak', 'ada')))).rejects.toThrow(/ENOENT/);
    await Promise.all([1, 2].map((n) => createBackup(parts(join(folder, `${n}.kadar`)))));
    expect((await readdir(folder)).sort()).toEqual(['1.kadar', '2.kadar']);
    for (const name of ['1.kadar', '2.kadar']) {
      const { header, frames } = await openBackup(join(folder, name));
      expect(header.files.count).toBe(1);
      await frames.return();
    }
  });

  test('of a database without Kadar is refused', async () => {
    const target = await newPlace();
    await lookAt(target.url, async (pool) => {
      const path = join(newFolder(), 'x');
      await expect(createBackup({ pool, dataDir: target.dataDir, path })).rejects.toThrow(
        /belum berisi data Kadar/,
      );
      expect(existsSync(path)).toBe(false);
    });
  });
});
