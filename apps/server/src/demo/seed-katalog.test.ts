import { katalogLists } from '@kadar/demo-data/katalog.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { checkImages } from '../platform/images/sweep.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { drawKatalog, seedKatalog } from './seed-katalog.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { kadar } = server.app;
  const masters = await loadMasters();
  await kadar.db.transaction({ toko: '*' }, (tx) => seedKatalog(tx, masters, 'test'));
  await drawKatalog(kadar, masters, 'test', new AbortController().signal);
});
afterAll(() => server?.close());

test('a catalogue of 8 categories, 24 items, and all that belongs to them', async () => {
  const counts = await server.look(`
    select (select count(*)::int from kategori_katalog) as kategori, (select count(*)::int from item_katalog) as item,
      (select count(*)::int from banner_katalog) as banner, (select count(*)::int from info_katalog) as info,
      (select count(*)::int from hadiah_katalog) as hadiah, (select count(*)::int from harga_katalog) as harga,
      (select count(*)::int from group_description_katalog) as deskripsi, (select count(*)::int from kontak_admin_katalog) as kontak,
      (select count(*)::int from splashscreen_katalog where image_path <> '') as splash,
      (select min(cardinality(gambar_path)) from item_katalog) as foto_min, (select max(cardinality(gambar_path)) from item_katalog) as foto_max`);
  expect(counts).toEqual([
    {
      kategori: 8,
      item: 24,
      banner: 3,
      info: 4,
      hadiah: 6,
      harga: 3,
      deskripsi: 5,
      kontak: 3,
      splash: 4,
      foto_min: 2,
      foto_max: 3,
    },
  ]);
});

test('every picture is a JPEG of the size that uploads get, with its row', async () => {
  const { db, files } = server.app.kadar;
  expect(await checkImages(db, files, 0)).toEqual({ swept: [], orphans: [], missing: [] });
  const [named] = await server.look<{ paths: string[] }>(`
    select array_agg(path order by path) as paths from (
      select unnest(gambar_path) as path from item_katalog union all select gambar_path from kategori_katalog union all select gambar_path from banner_katalog
      union all select gambar_path from info_katalog union all select gambar_path from hadiah_katalog union all select image_path from splashscreen_katalog) x`);
  const known = await server.look<{ path: string }>("select path from files where path like 'NSIPIC/%'");
  expect(known.map(({ path }) => path).sort()).toEqual(named?.paths.sort());
  const rows = await server.look<{ path: string; size: number; staged: boolean }>(
    'select path, size, staged from files',
  );
  expect(rows.length).toBeGreaterThan(70);
  for (const { path, size, staged } of rows) {
    const bytes = await files.get(path);
    expect([bytes?.length, staged]).toEqual([size, false]);
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe('jpeg');
    expect(Math.max(width, height)).toBeLessThanOrEqual(2348);
  }
});

test('is what the public page shows, and the next item gets the next code', async () => {
  const page = (await server.app.inject('/katalog')).body;
  for (const text of [
    'Cincin Kawin Ukir',
    'Tabung Emas Mulai 1 Gram',
    'Payung Emas',
    'wa.me/62800',
    'Emas Muda',
  ])
    expect(page).toContain(text);
  const owner = await server.login('OWN');
  const [item] = (await owner.get('app/item-katalog')).body.data as Record<string, unknown>[];
  const { kode_barang, deskripsi_banner, deskripsi_info, gambar_name, ...copy } = item as Record<
    string,
    unknown
  >;
  expect([kode_barang, deskripsi_banner]).toEqual(['ITM0001', []]);
  expect([deskripsi_info, gambar_name]).toEqual([expect.any(Array), expect.any(Array)]);
  const { nama_barang, kode_kategori, berat, harga_jual, direct_url } = copy;
  const pixel = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const added = await owner.post('app/item-katalog', {
    nama_barang,
    kode_kategori,
    berat,
    harga_jual,
    direct_url,
    gambar_path: [`data:image/png;base64,${pixel.toString('base64')}`],
  });
  expect(added.body.data).toMatchObject({ kode_barang: 'ITM0025' });
});

test('the same seed gives the same rows and drawings; drawings hold no text and no outside reference', () => {
  expect(katalogLists('a')).toEqual(katalogLists('a'));
  expect(katalogLists('a')).not.toEqual(katalogLists('b'));
  for (const { rows } of katalogLists('a'))
    for (const { picture } of rows)
      if (picture) expect(picture.svg).not.toMatch(/<text|<script|href="(?!#)|NaN|undefined|Infinity/);
});
