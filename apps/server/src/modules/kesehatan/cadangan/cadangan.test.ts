import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { AturCadangan, kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBackup } from '../../../platform/backup/read-file.ts';
import { openService } from '../../../platform/files.ts';
import { type S3Server, startS3 } from '../../../platform/s3.fixture.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/harness.ts';
import { runBackup } from './backup.ts';
import { dueAt } from './jobs.ts';
import { ownName } from './ledger.ts';
import { runTrial } from './trial.ts';

/** A trial sets a PostgreSQL up. */
const TRIAL_MS = 240_000;

let service: S3Server;
let server: TestApp;
let owner: Client;
let folder: string;
beforeAll(async () => {
  service = await startS3();
  const { KADAR_S3_ENDPOINT = '', KADAR_S3_KEY = '', KADAR_S3_SECRET = '' } = service.env;
  server = await startTestApp('chain', {
    KADAR_BACKUP_S3_ENDPOINT: KADAR_S3_ENDPOINT,
    KADAR_BACKUP_S3_KEY: KADAR_S3_KEY,
    KADAR_BACKUP_S3_SECRET: KADAR_S3_SECRET,
  });
  owner = await server.login('OWN');
});
afterAll(async () => {
  await server?.close();
  await service?.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadar-tempat-'));
  await server.look('delete from cadangan');
  return () => rm(folder, { recursive: true, force: true });
});

const STANDARD: AturCadangan = {
  aktif: true,
  tempat: '',
  jam: '02:00',
  harian: 7,
  mingguan: 4,
  bulanan: 12,
  uji_hari: 0,
};
const set = (change: Partial<AturCadangan>) =>
  owner.put('kesehatan/cadangan', { ...STANDARD, tempat: folder, ...change });
const read = async () => (await owner.get('kesehatan')).body.data as DataOf<typeof kesehatan>;
const tries = () =>
  server.look<{
    macam: string;
    status: string;
    sebab: string;
    berkas: string;
    ukuran: number;
    dihapus: boolean;
  }>(
    'select macam, status, sebab, berkas, ukuran::float8 as ukuran, dihapus_at is not null as dihapus from cadangan order by id',
  );
const backup = () => runBackup(server.app.kadar);

describe('where backups go', () => {
  test.each([
    ['cadangan', 'TEMPAT_TIDAK_SAH'],
    ['s3://Besar', 'TEMPAT_TIDAK_SAH'],
    ['/tidak/ada/di/sini', 'TEMPAT_TIDAK_ADA'],
    ['/proc', 'TEMPAT_TIDAK_ADA'],
    ['/sys', 'TEMPAT_TERTUTUP'],
    ['s3://tidak-ada', 'TEMPAT_TIDAK_ADA'],
    ['', 'CADANGAN_BELUM_DIATUR'],
  ])('%s is refused at its field: %s', async (tempat, code) => {
    const { status, body } = await set({ tempat });
    expect([status, body.code, body.fields?.tempat?.code]).toEqual([422, code, code]);
  });

  test('not inside the data folder, which would be lost with them', async () => {
    expect((await set({ tempat: `${server.config.dataDir}/cadangan` })).body.code).toBe('TEMPAT_DI_DATA');
  });

  test('is said by OWN and SU of head office, tried first, and stands in the audit', async () => {
    expect((await set({})).status).toBe(200);
    expect((await read()).atur).toEqual({ ...STANDARD, tempat: folder });
    expect(await readdir(folder)).toEqual([]);
    const [line] = await server.look<{ user_id: string; tempat: string }>(
      "select user_id, after ->> 'tempat' as tempat from audit where entity = 'cadangan' order by id desc limit 1",
    );
    expect(line).toEqual({ user_id: 'OWNER', tempat: folder });
    for (const level of ['DEV', 'MU', 'SPV', 'KASIR'] as const) {
      const who = await server.login(level);
      expect((await who.put('kesehatan/cadangan', STANDARD)).status, level).toBe(403);
      expect((await who.post('kesehatan/cadangan/sekarang', { macam: 'CADANGAN' })).status, level).toBe(403);
    }
  });
});

describe('a backup of the server itself', () => {
  test('is one whole file that reads as a backup, told with its place and size', async () => {
    await set({});
    expect(await backup()).toBe(true);
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/^kadar-\d{8}-\d{6}-\d{3}\.kadar$/);
    const { header, frames } = await openBackup(join(folder, name));
    await frames.return();
    expect(header.tokos.map(({ kode_toko }) => kode_toko)).toContain('K01');
    const { size } = await stat(join(folder, name));
    const { cadangan, jalan, riwayat, disk } = await read();
    expect(cadangan).toMatchObject({
      keadaan: 'BAIK',
      tempat: folder,
      berkas: name,
      ukuran: size,
      sebab: null,
    });
    expect(jalan).toBeNull();
    expect(riwayat).toMatchObject([{ macam: 'CADANGAN', status: 'BERHASIL', dihapus: false }]);
    expect(disk.daftar.map(({ apa }) => apa)).toEqual(['DATA', 'CADANGAN']);
  });

  test('of several only those that are to be kept stay, and no other file goes', async () => {
    await set({ harian: 1, mingguan: 0, bulanan: 0 });
    const foreign = ['catatan.txt', 'kadar-lama.kadar', ownName(new Date('2026-01-01T00:00:00Z'))];
    for (const name of foreign) await writeFile(join(folder, name), 'punya orang');
    for (let n = 0; n < 3; n++) expect(await backup()).toBe(true);
    const rows = await tries();
    expect(rows.map(({ dihapus }) => dihapus)).toEqual([true, true, false]);
    expect((await readdir(folder)).sort()).toEqual([...foreign, rows[2]?.berkas].sort());
  });

  test('one that fails takes none of the good ones away', async () => {
    await set({ harian: 1, mingguan: 0, bulanan: 0 });
    await backup();
    const stopped = AbortSignal.abort();
    expect(await runBackup(server.app.kadar, '', stopped)).toBe(false);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await tries()).map(({ status, sebab }) => [status, sebab])).toEqual([
      ['BERHASIL', ''],
      ['GAGAL', 'TERPUTUS'],
    ]);
    expect((await read()).cadangan).toMatchObject({ keadaan: 'BURUK', sebab: 'TERPUTUS' });
  });

  test('what a killed process left half counts as nothing and goes', async () => {
    await set({});
    const berkas = ownName(new Date());
    await server.look(
      `insert into cadangan (macam, status, tempat, berkas) values ('CADANGAN', 'JALAN', $1, $2)`,
      [folder, berkas],
    );
    await writeFile(join(folder, `${berkas}.part`), 'setengah');
    expect((await read()).jalan).toBeNull();
    expect(await backup()).toBe(true);
    const rows = await tries();
    expect(rows.map(({ status, sebab }) => [status, sebab])).toEqual([
      ['GAGAL', 'TERPUTUS'],
      ['BERHASIL', ''],
    ]);
    expect(await readdir(folder)).toEqual([rows[1]?.berkas]);
  });

  test('a place that went, or a disk that is too small, is said before anything is written', async () => {
    await set({});
    await server.look(
      `insert into cadangan (macam, status, mulai_at, selesai_at, tempat, berkas, ukuran) values ('CADANGAN', 'BERHASIL', now(), now(), $1, $2, 1e15)`,
      [folder, ownName(new Date())],
    );
    expect(await backup()).toBe(false);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    expect(await backup()).toBe(false);
    expect((await tries()).map(({ sebab }) => sebab)).toEqual(['', 'DISK_KECIL', 'TEMPAT_TIDAK_ADA']);
  });

  test('only one is under way, of whatever process', async () => {
    await set({});
    const both = await Promise.all([backup(), backup()]);
    expect(both.toSorted()).toEqual([true, undefined]);
    expect(await tries()).toHaveLength(1);
  });

  test('goes to a bucket whole, and one that is gone is said', async () => {
    const tempat = 's3://kadar-uji/toko';
    expect((await set({ tempat })).status).toBe(200);
    expect(await backup()).toBe(true);
    const [{ berkas = '', ukuran = 0 } = {}] = await tries();
    const { backupS3 } = server.config;
    if (!backupS3) throw new Error('no key');
    const disk = await openService({ ...backupS3, bucket: 'kadar-uji' });
    expect((await disk.getMetaData(`toko/${berkas}`)).contentLength).toBe(ukuran);
    expect(await readdir(server.config.dataDir)).not.toContain('cadangan');
    await server.look(`update cadangan_atur set tempat = 's3://tidak-ada'`);
    expect(await backup()).toBe(false);
    expect((await tries()).at(-1)).toMatchObject({ status: 'GAGAL', sebab: 'TEMPAT_TIDAK_ADA' });
  });
});

describe('a trial restore', () => {
  test('loads the newest into a database of its own, and leaves nothing', { timeout: TRIAL_MS }, async () => {
    await set({});
    expect(await runTrial(server.app.kadar)).toBeUndefined();
    await backup();
    expect(await runTrial(server.app.kadar)).toBe(true);
    const { uji_pulih } = await read();
    expect(uji_pulih).toMatchObject({ keadaan: 'BAIK', sebab: null });
    expect(await readdir(server.config.dataDir)).not.toContain('uji-pulih');
    const [{ berkas = '' } = {}] = await tries();
    const bytes = await readFile(join(folder, berkas));
    bytes.writeUInt8(bytes.readUInt8(900) ^ 1, 900);
    await writeFile(join(folder, berkas), bytes);
    expect(await runTrial(server.app.kadar)).toBe(false);
    expect((await read()).uji_pulih).toMatchObject({ keadaan: 'BURUK', sebab: 'BERKAS_RUSAK' });
    await rm(join(folder, berkas));
    expect(await runTrial(server.app.kadar)).toBe(false);
    expect((await tries()).at(-1)?.macam).toBe('UJI_PULIH');
  });

  test('of what lies in a bucket', { timeout: TRIAL_MS }, async () => {
    await set({ tempat: 's3://kadar-uji' });
    await backup();
    expect(await runTrial(server.app.kadar)).toBe(true);
  });
});

describe('when', () => {
  const at = (clock: string, day = '2030-11-27') =>
    dueAt(server.app.kadar, new Date(`${day}T${clock}:00+07:00`));
  const tried = (macam: string, status: string, moment: string) =>
    server.look(
      `insert into cadangan (macam, status, mulai_at, selesai_at, tempat, berkas) values ($1, $2, $3, $3, 'x', 'x')`,
      [macam, status, moment],
    );
  test('its hour has struck and nothing was done since; never while it is off', async () => {
    // 2030-11-27 is a Wednesday.
    await set({ uji_hari: 3 });
    await tried('CADANGAN', 'BERHASIL', '2030-11-26T02:05:00+07:00');
    await tried('UJI_PULIH', 'BERHASIL', '2030-11-20T02:05:00+07:00');
    expect(await at('01:59')).toEqual([]);
    expect(await at('02:00')).toEqual(['CADANGAN', 'UJI_PULIH']);
    // The server was off: late, and once.
    expect(await at('11:00')).toEqual(['CADANGAN', 'UJI_PULIH']);
    await tried('CADANGAN', 'BERHASIL', '2030-11-27T11:00:00+07:00');
    await tried('UJI_PULIH', 'BERHASIL', '2030-11-27T11:05:00+07:00');
    expect(await at('12:00')).toEqual([]);
    expect(await at('02:00', '2030-11-28')).toEqual(['CADANGAN']);
    await set({ aktif: false });
    expect(await at('02:00', '2030-11-28')).toEqual([]);
  });

  test('one that failed is tried again an hour later', async () => {
    const now = new Date();
    // It struck 22 hours ago in Jakarta.
    const jam = `${String((now.getUTCHours() + 9) % 24).padStart(2, '0')}:00`;
    await set({ uji_hari: null, jam });
    await server.look(
      `insert into cadangan (macam, status, mulai_at, selesai_at) values ('CADANGAN', 'GAGAL', now() - interval '10 min', now())`,
    );
    expect(await dueAt(server.app.kadar, now)).toEqual([]);
    await server.look(`update cadangan set mulai_at = now() - interval '61 min'`);
    expect(await dueAt(server.app.kadar, now)).toEqual(['CADANGAN']);
  });

  test('somebody asks for it: the queue makes it, and tells who asked', async () => {
    await set({});
    expect((await owner.post('kesehatan/cadangan/sekarang', { macam: 'UJI_PULIH' })).body.code).toBe(
      'CADANGAN_BELUM_ADA',
    );
    await server.app.kadar.jobs.start();
    expect((await owner.post('kesehatan/cadangan/sekarang', { macam: 'CADANGAN' })).status).toBe(200);
    await expect
      .poll(async () => (await read()).riwayat[0], { timeout: 30_000 })
      .toMatchObject({
        status: 'BERHASIL',
        oleh: 'OWNER',
      });
  });
});
