import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { form, picture } from '../../testing/pictures.ts';
import { imageCheckJob } from './check-job.ts';
import { checkImages } from './sweep.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const SETTLE_MS = 20;
const UPLOAD = 'app/member/list-gift/gambar/gambar_path';
const ORPHAN = 'NSIPIC/PST/HADIAH/OOOOOOOOOOOOOOOO.jpg';

const upload = async (): Promise<string> => {
  const value = await picture(300, 300).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value, filename: 'photo.jpg' }]);
  const reply = await owner.post(UPLOAD, body, { headers });
  const { gambar_path } = reply.body.data as { gambar_path: string };
  return gambar_path.slice(gambar_path.indexOf('NSIPIC'));
};
const age = (path: string, hours: number) =>
  server.look(
    'update files set created_at = now() - make_interval(hours => $2) where path = $1 returning 1',
    [path, hours],
  );
const check = () => {
  const { db, files } = server.app.kadar;
  return checkImages(db, files, SETTLE_MS);
};
const isKept = async (path: string): Promise<boolean> => Boolean(await server.app.kadar.files.get(path));

test('an upload waits a day for its form; then row and file go', async () => {
  const [old, young, used] = [await upload(), await upload(), await upload()];
  const saved = await owner.post('app/member/list-gift', {
    nama_hadiah: 'Payung',
    info: 'Payung emas',
    sub_info: 'Stok terbatas',
    deskripsi: ' ',
    point: 130,
    gambar_path: used,
  });
  expect(saved.status).toBe(200);
  await age(old, 25);
  await age(young, 23);
  await age(used, 1_000);
  expect(await check()).toEqual({ swept: [old], orphans: [], missing: [] });
  expect([await isKept(old), await isKept(young), await isKept(used)]).toEqual([false, true, true]);
  expect(await server.look('select 1 from files where path = $1', [old])).toEqual([]);
  expect(await check()).toEqual({ swept: [], orphans: [], missing: [] });
});

test('a file without a row and a row without its file are found, and left for people to judge', async () => {
  const lost = await upload();
  const { files } = server.app.kadar;
  await files.remove(lost);
  await files.put(ORPHAN, Buffer.from('x'));
  await files.put('foto_produk/K01/lain.jpg', Buffer.from('of another kind'));
  expect(await check()).toEqual({ swept: [], orphans: [ORPHAN], missing: [lost] });
  expect(await isKept(ORPHAN)).toBe(true);
});

test('a picture that is being uploaded or removed meanwhile is neither', async () => {
  const { db, files } = server.app.kadar;
  const half = 'NSIPIC/PST/HADIAH/HHHHHHHHHHHHHHHH.jpg';
  const undone = 'NSIPIC/PST/HADIAH/UUUUUUUUUUUUUUUU.jpg';
  await files.put(half, Buffer.from('x'));
  await files.put(undone, Buffer.from('x'));
  const checking = checkImages(db, files, 500);
  await server.look(
    `insert into files (path, content_type, size, sha256, created_by) values ($1, 'image/jpeg', 1, '\\x00', 'TEST') returning 1`,
    [half],
  );
  await files.remove(undone);
  expect((await checking).orphans).toEqual([ORPHAN]);
});

test('the nightly job warns with counts, and the metrics show them', async () => {
  const warn = vi.spyOn(server.app.kadar.log, 'warn').mockReturnValue();
  const { run, cron } = imageCheckJob(server.app.kadar, SETTLE_MS);
  await run(server.app.kadar, {});
  expect(cron).toMatch(/^\d+ 3 \* \* \*$/);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ orphanCount: 1, missingCount: 1, orphans: [ORPHAN] }),
    expect.stringContaining('disagree'),
  );
  const metrics = (await server.app.inject('/metrics')).body;
  expect(metrics).toContain('kadar_stray_images{kind="orphan"} 1');
  expect(metrics).toContain('kadar_stray_images{kind="missing"} 1');
  warn.mockRestore();
});

test('npm run verify tells of them', async () => {
  const tool = new URL('../../cli/verify.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: server.database.ownerUrl, KADAR_DATA: server.config.dataDir };
  const failed = await promisify(execFile)(process.execPath, [tool], { env }).catch(
    (error: { stdout: string; code: number }) => error,
  );
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.stdout).toContain(`TIDAK COCOK  picture without a row: ${ORPHAN}`);
  expect(failed.stdout).toContain('TIDAK COCOK  row without its picture: NSIPIC/PST/HADIAH/');
});
