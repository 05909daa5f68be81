import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Client, type Reply, startTestApp, type TestApp } from '../testing/harness.ts';
import { form, noisy } from '../testing/pictures.ts';

const run = promisify(execFile);
const NO_MOUNT =
  'a small disk may not be mounted here: that needs root on Linux, and for PostgreSQL one of this machine and its superuser';
/** A disk of 4 MB at a folder until the test is over, where this machine permits that. */
const smallDisk = async (folder: string): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  } catch {
    return false;
  }
  onTestFinished(async () => {
    await run('umount', ['-l', folder]);
  });
  return true;
};
const FILLER = 'lain';
/** Leaves no room: the last piece does not fit. */
const fill = async (folder: string): Promise<void> => {
  const whole = writeFile(join(folder, FILLER), Buffer.alloc(8 * 1024 * 1024));
  await expect(whole).rejects.toThrow('ENOSPC');
};
const untilRefused = async (call: () => Promise<Reply>): Promise<Reply> => {
  let reply = await call();
  for (let turn = 0; turn < 200 && reply.status === 200; turn++) reply = await call();
  return reply;
};
const MESSAGE = 'Ruang penyimpanan server penuh, data tidak disimpan. Hubungi teknisi';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const ready = async () => {
  const reply = await server.app.inject('/readyz');
  return [reply.statusCode, reply.json().reason];
};
const jenis = () =>
  owner.post('jenis', { kode_dept: randomUUID().slice(0, 6).toUpperCase(), nama_dept: 'X' });

describe('without space in the database', () => {
  test('a write is refused as that, and nothing of it stays', async () => {
    await server.look(`create function penuh() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await server.look('create trigger penuh after insert on audit for each row execute function penuh()');
    const before = await server.look('select count(*) from jenis');
    const refused = await jenis();
    await server.look('drop trigger penuh on audit');
    expect([refused.status, refused.body]).toEqual([
      503,
      { status: 'error', code: 'PENYIMPANAN_PENUH', message: MESSAGE },
    ]);
    expect(await server.look('select count(*) from jenis')).toEqual(before);
    expect(await ready()).toEqual([200, undefined]);
    expect((await jenis()).status).toBe(200);
  });

  test('the server is not ready until there is space again', async ({ skip }) => {
    const [account] = await server.look<{ pid: number; database: string; superuser: boolean }>(
      'select pg_backend_pid() as pid, current_database() as database, rolsuper as superuser from pg_roles where rolname = current_user',
    );
    const folder = join(server.config.dataDir, 'sempit');
    const postgres = await stat(`/proc/${account?.pid}`).catch(() => undefined);
    if (!account?.superuser || !postgres || !(await smallDisk(folder))) return skip(NO_MOUNT);
    await chown(folder, postgres.uid, postgres.gid);
    await chmod(server.config.dataDir, 0o711);
    const name = `sempit_${process.pid}`;
    await server.look(`create tablespace ${name} location '${folder}'`);
    await server.look(`grant create on tablespace ${name} to public`);
    // What connects from now on makes its tables there.
    await server.look(`alter database "${account.database}" set default_tablespace = ${name}`);
    await server.look(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'kadar-maintenance'",
    );
    await server.look(`alter table audit set tablespace ${name}`);
    await fill(folder);
    const one = await untilRefused(jenis);
    expect([one.status, one.body.code]).toEqual([503, 'PENYIMPANAN_PENUH']);
    expect(await ready()).toEqual([503, 'no space left for the database']);
    expect(await ready()).toEqual([503, 'no space left for the database']);
    await rm(join(folder, FILLER));
    expect(await ready()).toEqual([200, undefined]);
    expect((await jenis()).status).toBe(200);
    await server.look(`alter database "${account.database}" reset default_tablespace`);
    await server.look('alter table audit set tablespace pg_default');
    await server.look(`drop tablespace ${name}`);
  });
});

describe('without space for files', () => {
  const upload = async () => {
    const image = await noisy(400, 400).jpeg({ quality: 100 }).toBuffer();
    const { body, headers } = form([{ name: 'image', filename: 'a.jpg', value: image }]);
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/tokos/gambar/logo',
      payload: body,
      headers: { 'x-auth-token': owner.token, 'idempotency-key': randomUUID(), ...headers },
    });
  };
  const filesIn = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  test('a picture is refused as that, no half of it stays, and the server is not ready until there is space', async ({
    skip,
  }) => {
    const folder = join(server.config.dataDir, 'files');
    skip(!(await smallDisk(folder)), NO_MOUNT);
    await fill(folder);
    const refused = await upload();
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { status: 'error', code: 'PENYIMPANAN_PENUH', message: MESSAGE },
    ]);
    expect(await filesIn(folder)).toEqual([FILLER]);
    expect(await server.look('select 1 from files')).toEqual([]);
    expect(await ready()).toEqual([503, 'no space left for the files']);
    expect((await owner.get('users/me')).status).toBe(200);
    await rm(join(folder, FILLER));
    expect(await ready()).toEqual([200, undefined]);
    expect((await upload()).statusCode).toBe(200);
    expect(await filesIn(folder)).toHaveLength(1);
  });
});
