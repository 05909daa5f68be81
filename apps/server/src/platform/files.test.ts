import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { form, picture } from '../testing/pictures.ts';
import { readConfig } from './config.ts';
import { type FileStore, openFileStore } from './files.ts';
import { type S3Server, startS3 } from './s3.fixture.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadar-files-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textAt = async (store: FileStore, path: string): Promise<string | undefined> => {
  const found = await store.get(path);
  return found && new TextDecoder().decode(found);
};
const pathsIn = async (store: FileStore, prefix: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const path of store.paths(prefix)) found.push(path);
  return found.sort();
};

describe.each(['folder', 's3'])('the store in a %s', (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openFileStore(folder, kind === 's3' ? readConfig(s3.env).s3 : undefined);
  });

  test('keeps, replaces and removes', async () => {
    expect(store.folder).toBe(kind === 's3' ? undefined : folder);
    await store.put('foto_produk/K01/A.jpg', bytes('one'));
    expect(await textAt(store, 'foto_produk/K01/A.jpg')).toBe('one');
    await store.put('foto_produk/K01/A.jpg', bytes('another, longer'));
    expect(await textAt(store, 'foto_produk/K01/A.jpg')).toBe('another, longer');
    await store.put('foto_produk/K01/kosong.jpg', bytes(''));
    expect(await textAt(store, 'foto_produk/K01/kosong.jpg')).toBe('');
    await store.remove('foto_produk/K01/A.jpg');
    expect(await store.get('foto_produk/K01/A.jpg')).toBeUndefined();
    expect(await textAt(store, 'foto_produk/K01/kosong.jpg')).toBe('');
  });

  test('what is not there is undefined to read and no error to remove', async () => {
    expect(await store.get('foto_produk/K01/tidak-ada.jpg')).toBeUndefined();
    await store.remove('foto_produk/K01/tidak-ada.jpg');
    expect(await pathsIn(store, 'belum_ada')).toEqual([]);
  });

  test('keeps a large file as it is', async () => {
    const large = Uint8Array.from({ length: 6 * 1024 * 1024 }, (_, index) => (index * 7919) % 251);
    await store.put('NSIPIC/PST/ITEM/besar.jpg', large);
    const back = await store.get('NSIPIC/PST/ITEM/besar.jpg');
    expect(Buffer.from(back ?? []).equals(Buffer.from(large))).toBe(true);
  });

  test('names all of 300 files below a folder and none beside it', async () => {
    const paths = Array.from(
      { length: 300 },
      (_, n) => `daftar/K${n % 3}/F${String(n).padStart(3, '0')}.jpg`,
    );
    await Promise.all(paths.map((path) => store.put(path, bytes(path))));
    await store.put('daftar_lain/X.jpg', bytes('x'));
    expect(await pathsIn(store, 'daftar')).toEqual(paths.toSorted());
    expect(await pathsIn(store, 'daftar/K1')).toHaveLength(100);
  });

  test('last writer wins, and a reader gets one of them whole', async () => {
    const path = 'logo/PST.png';
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(50_000));
    await Promise.all([
      ...texts.map((text) => store.put(path, bytes(text))),
      ...texts.map(async () => {
        const seen = await textAt(store, path);
        if (seen !== undefined) expect(texts).toContain(seen);
      }),
    ]);
    expect(texts).toContain(await textAt(store, path));
  });

  test.each(['../luar.jpg', 'a/../../b.jpg', '/etc/passwd', 'a', 'a/b c.jpg', 'a/b\0.jpg', ''])(
    'refuses the path %j',
    async (path) => {
      await expect(store.put(path, bytes('x'))).rejects.toThrow(/bad file path/);
      await expect(store.get(path)).rejects.toThrow(/bad file path/);
      await expect(store.remove(path)).rejects.toThrow(/bad file path/);
    },
  );

  test('is emptied of everything, hundreds of files too, and stays usable', async () => {
    expect(await store.isEmpty()).toBe(false);
    await store.clear();
    expect([await store.isEmpty(), await pathsIn(store, 'daftar')]).toEqual([true, []]);
    await store.clear();
    await store.put('logo/PST.png', bytes('x'));
    expect(await textAt(store, 'logo/PST.png')).toBe('x');
  });
});

test('a folder shows no half-written file, and none is left of a write that failed', async () => {
  const store = await openFileStore(folder, undefined);
  await writeFile(join(folder, 'tutup'), 'a file where a folder should be');
  await expect(store.put('tutup/A.jpg', bytes('x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a service that is away, or does not know the key, is an error and not a missing file', async () => {
  const wrong = await openFileStore(folder, readConfig({ ...s3.env, KADAR_S3_SECRET: 'salah' }).s3);
  await expect(wrong.put('logo/PST.png', bytes('x'))).rejects.toThrow();
  await expect(wrong.get('logo/PST.png')).rejects.toThrow();
  expect(() => readConfig({ KADAR_S3_BUCKET: 'x' })).toThrow(/KADAR_S3_KEY/);
});

test('a server with its files in S3 takes a picture of the catalogue and shows it', async () => {
  const server = await startTestApp('chain', s3.env);
  try {
    const owner = await server.login('OWN');
    const value = await picture(900, 600).jpeg().toBuffer();
    const { body, headers } = form([{ name: 'image', value, filename: 'photo.jpg' }]);
    const path = 'app/member/list-gift/gambar/gambar_path';
    const uploaded = await owner.post(path, body, { headers });
    expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200);
    const { gambar_path } = uploaded.body.data as { gambar_path: string };
    const shown = await server.app.inject(gambar_path);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await server.app.inject(`${gambar_path}?lebar=180`)).headers['x-fallback']).toBeUndefined();
    const added = await owner.post('app/member/list-gift', {
      nama_hadiah: 'Payung',
      info: 'Payung emas',
      sub_info: 'Stok terbatas',
      deskripsi: ' ',
      point: 130,
      gambar_path,
    });
    const { kode_hadiah } = added.body.data as { kode_hadiah: string };
    expect((await owner.delete(`app/member/list-gift/delete/${kode_hadiah}`)).status).toBe(200);
    await expect.poll(async () => (await server.app.inject(gambar_path)).headers['x-fallback']).toBe('1');
    // The key of identity cards is no file of the store.
    expect(await readdir(server.config.dataDir)).toEqual(['identity.key']);
  } finally {
    await server.close();
  }
});
