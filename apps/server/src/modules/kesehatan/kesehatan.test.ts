import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import type { SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { standingJob } from '../pemeriksaan/public.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  // What the database was made with is as old as the run of all tests.
  await sealAll(server.app.kadar.db.privileged);
  await server.app.kadar.jobs.start();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const read = async () => {
  const { status, body } = await owner.get('kesehatan');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as DataOf<typeof kesehatan>;
};
const attention = async (who = owner, toko?: string) =>
  ((await who.get('dashboard/perhatian', toko ? { toko } : {})).body.data as SatuHal[]).filter(
    ({ hal }) => hal === 'KESEHATAN',
  );

test('a young server has no backup yet, and that is no trouble', async () => {
  const { cadangan, uji_pulih, pemeriksaan, disk, antrian, versi } = await read();
  expect([cadangan, uji_pulih, pemeriksaan].map(({ keadaan, at }) => [keadaan, at])).toEqual([
    ['BELUM', null],
    ['BELUM', null],
    ['BELUM', null],
  ]);
  expect(disk.daftar[0]?.total).toBeGreaterThan(disk.daftar[0]?.bebas ?? Number.POSITIVE_INFINITY);
  expect(disk.database).toBeGreaterThan(1_000_000);
  expect(antrian).toMatchObject({ keadaan: 'BAIK', gagal: 0, nama: null });
  expect(versi).toMatch(/^\d/);
});

test('what was done is told with when, where and how much, and what failed since', async () => {
  await server.look(
    `insert into cadangan (macam, status, mulai_at, selesai_at, tempat, berkas, ukuran) values
       ('CADANGAN', 'BERHASIL', now() - interval '3 h', now() - interval '2 h', '/cadangan', 'a.kadar', 123456),
       ('UJI_PULIH', 'GAGAL', now(), now(), '', 'a.kadar', 0)`,
  );
  await server.look(`update cadangan set sebab = 'TIDAK_COCOK' where status = 'GAGAL'`);
  const { cadangan, uji_pulih } = await read();
  expect(cadangan).toMatchObject({
    keadaan: 'BAIK',
    tempat: '/cadangan',
    berkas: 'a.kadar',
    ukuran: 123456,
    gagal_at: null,
    sebab: null,
  });
  expect(uji_pulih).toMatchObject({ keadaan: 'BURUK', at: null, sebab: 'TIDAK_COCOK' });
  await server.look(
    `insert into cadangan (macam, status, mulai_at, selesai_at, sebab) values ('CADANGAN', 'GAGAL', now(), now(), 'DISK_KECIL')`,
  );
  expect((await read()).cadangan).toMatchObject({ keadaan: 'BURUK', ukuran: 123456, sebab: 'DISK_KECIL' });
});

test('the standing checks are told one by one', async () => {
  await standingJob(server.app.kadar).run(server.app.kadar, {});
  const { pemeriksaan } = await read();
  expect(pemeriksaan.keadaan).toBe('BAIK');
  expect(pemeriksaan.lulus).toBe(pemeriksaan.daftar.length);
  expect(pemeriksaan.daftar.map(({ nama }) => nama)).toContain('EMAS');
  await server.look(
    `insert into pemeriksaan (tanggal, nama, temuan, contoh) values ('2026-02-25', 'EMAS', 2, 'K01 J-1')`,
  );
  expect((await read()).pemeriksaan).toMatchObject({
    keadaan: 'BURUK',
    lulus: 0,
    daftar: [{ nama: 'EMAS', temuan: 2, contoh: 'K01 J-1' }],
  });
});

test('what is wrong stands in Perlu perhatian of who may look at it, until it is well', async () => {
  expect(await attention()).toMatchObject([{ kode_toko: 'PST', jumlah: 3 }]);
  expect(await attention(owner, 'K01')).toEqual([]);
  expect(await attention(await server.login('SPV'))).toEqual([]);
  expect(await attention(await server.login('MU'))).toEqual([]);
  await server.look(
    `insert into cadangan (macam, status, mulai_at, selesai_at) select m, 'BERHASIL', now(), now() from unnest(array['CADANGAN', 'UJI_PULIH']) m`,
  );
  expect(await attention()).toMatchObject([{ jumlah: 1 }]);
  await server.look(`insert into pemeriksaan (tanggal, nama, temuan) values ('2026-02-25', 'EMAS', 0)`);
  expect(await attention()).toEqual([]);
});

test('it is told to OWN, SU and DEV of head office alone', async () => {
  for (const level of ['SU', 'DEV'] as const)
    expect((await (await server.login(level)).get('kesehatan')).status, level).toBe(200);
  for (const level of ['MU', 'SPV', 'KASIR'] as const)
    expect((await (await server.login(level)).get('kesehatan')).status, level).toBe(403);
  await server.look(`update users set kode_toko = 'K01' where user_id = 'SUPPORT'`);
  expect((await (await server.login('SU')).get('kesehatan')).body.code).toBe('TIDAK_BERHAK');
});

test('the metrics say the same in figures', async () => {
  const text = (await server.app.inject('/metrics')).body;
  for (const name of ['backup_age_seconds', 'trial_restore_age_seconds', 'disk_free_bytes', 'jobs_waiting'])
    expect(text).toMatch(new RegExp(`^kadar_${name} [\\d.e+]+$`, 'm'));
  expect(text).toMatch(/^kadar_standing_findings 0$/m);
});
