import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PIECES, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { bomb, chunk, form, noisy, type Part, picture } from '../../testing/pictures.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
let next = 0;

const fresh = (): string => PIECES[0]?.[next++]?.kode_barcode ?? '';
const foreign = PIECES[1]?.[0]?.kode_barcode ?? '';

const put = (
  kode_barcode: string,
  image: Buffer,
  more: { key?: string; who?: Client } = {},
): Promise<Reply> => {
  const { body, headers } = form([{ name: 'image', value: image, filename: '../../evil.jpg' }]);
  return (more.who ?? spv).put(`foto_produk/${kode_barcode}`, body, {
    headers,
    ...(more.key && { key: more.key }),
  });
};
const twoFrames = () => {
  const pixels = Buffer.alloc(8 * 8 * 3 * 2, 120).fill(250, 8 * 8 * 3);
  return sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
};
beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

describe('setting a photo', () => {
  test('keeps an upright JPEG without metadata and a thumbnail, and marks the piece', async () => {
    const kode_barcode = fresh();
    const sent = await picture(3000, 2000)
      .withExif({ IFD0: { Copyright: 'SECRET PLACE', Make: 'PHONE' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const reply = await put(kode_barcode, sent);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body.data).toMatchObject({ kode_barcode, lebar: 1067, tinggi: 1600 });
    const big = await spv.get(`foto_produk/${kode_barcode}`);
    expect(big.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(big.headers).not.toHaveProperty('x-fallback');
    const kept = await sharp(big.raw).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1067, height: 1600 });
    expect([kept.exif, kept.orientation, kept.xmp, kept.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(big.raw.includes('SECRET')).toBe(false);
    const small = await spv.get(`foto_produk/${kode_barcode}?ukuran=kecil`);
    expect(await sharp(small.raw).metadata()).toMatchObject({ format: 'jpeg', height: 256 });
    expect((await spv.get(`barang/${kode_barcode}`)).body.data).toMatchObject({ foto: true });
    const rows = await server.look<{ path: string; size: number }>(
      'select path, size from files where path like $1 order by path',
      [`%${kode_barcode}%`],
    );
    expect(rows.map(({ path }) => path)).toEqual([
      `foto_produk/K01/${kode_barcode}-kecil.jpg`,
      `foto_produk/K01/${kode_barcode}.jpg`,
    ]);
    for (const { path, size } of rows)
      expect((await stat(join(server.config.dataDir, 'files', path))).size).toBe(size);
    expect(
      await server.look("select action from audit where entity = 'foto_produk' and entity_key = $1", [
        kode_barcode,
      ]),
    ).toEqual([{ action: 'add' }]);
  });

  test('the form of the spec: image and kode_barcode, in either order; PNG and WebP become JPEG', async () => {
    const kode_barcode = fresh();
    const image: Part = { name: 'image', value: await picture(40, 30).png().toBuffer(), filename: 'a.png' };
    const field: Part = { name: 'kode_barcode', value: kode_barcode.toLowerCase() };
    for (const parts of [
      [image, field],
      [field, { ...image, value: await picture(20, 30).webp().toBuffer() }],
    ]) {
      const { body, headers } = form(parts);
      const reply = await spv.post('foto_produk', body, { headers });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      expect(reply.body.data).toMatchObject({ kode_barcode, tinggi: 30 });
    }
    expect(await sharp((await spv.get(`foto_produk/${kode_barcode}`)).raw).metadata()).toMatchObject({
      format: 'jpeg',
      width: 20,
    });
    const { body, headers } = form([image]);
    expect((await spv.post('foto_produk', body, { headers })).body.fields).toHaveProperty('kode_barcode');
  });

  test('a picture of some megabytes is taken', async () => {
    const image = await noisy(2400, 1800).jpeg({ quality: 98 }).toBuffer();
    expect(image.length).toBeGreaterThan(3 * 1024 * 1024);
    const reply = await put(fresh(), image);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  });

  test('the same key gives the first answer, with another picture it is refused', async () => {
    const kode_barcode = fresh();
    const key = randomUUID();
    const image = await picture(50, 50).jpeg().toBuffer();
    const one = await put(kode_barcode, image, { key });
    expect((await put(kode_barcode, image, { key })).body).toEqual(one.body);
    const other = await put(kode_barcode, await picture(60, 60).jpeg().toBuffer(), { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
    expect(
      await server.look("select 1 from audit where entity = 'foto_produk' and entity_key = $1", [
        kode_barcode,
      ]),
    ).toHaveLength(1);
  });

  test('a code with slashes and dots stays inside its shop’s folder', async () => {
    const sample = PIECES[0]?.[0];
    const added = await spv.post('barang', {
      kode_barcode: 'A/../..B',
      nama_barang: 'CINCIN UJI',
      kode_dept: sample?.kode_dept,
      kode_group: sample?.kode_group,
      kadar: 75,
      kadar_murni: 75,
      berat_asli: 1,
      kode_baki: sample?.kode_baki,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const reply = await put(encodeURIComponent('A/../..B'), await picture(9, 9).jpeg().toBuffer());
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const [file] = await server.look<{ path: string }>(
      "select path from files where path like '%A#_2F%' escape '#' order by path desc",
    );
    expect(file?.path).toBe('foto_produk/K01/A_2F_2E_2E_2F_2E_2EB.jpg');
    expect((await spv.get(`foto_produk/${encodeURIComponent('A/../..B')}`)).headers).not.toHaveProperty(
      'x-fallback',
    );
  });
});

describe('what is refused changes nothing', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const cases: [string, () => Promise<Buffer> | Buffer][] = [
    ['SVG', () => svg],
    ['SVG after a byte-order mark', () => Buffer.concat([Buffer.from('\ufeff<?xml version="1.0"?>'), svg])],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', () => Buffer.from('%PDF-1.7\n')],
    ['GIF', () => picture(9, 9).gif().toBuffer()],
    ['TIFF', () => picture(9, 9).tiff().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['a JPEG’s first bytes and no more', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a truncated JPEG', async () => (await noisy(600, 600).jpeg().toBuffer()).subarray(0, 20_000)],
    ['a truncated PNG', async () => (await noisy(600, 600).png().toBuffer()).subarray(0, 20_000)],
    ['30,000 × 30,000 pixels', bomb],
    [
      'an animated WebP',
      () =>
        twoFrames()
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
    ],
    [
      'an animated PNG',
      async () => {
        const png = await picture(9, 9).png().toBuffer();
        return Buffer.concat([
          png.subarray(0, 33),
          chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
          png.subarray(33),
        ]);
      },
    ],
  ];

  test.each(cases)('%s', async (_name, make) => {
    const kode_barcode = PIECES[0]?.[60]?.kode_barcode ?? '';
    const reply = await put(kode_barcode, await make());
    expect([reply.status, reply.body.code]).toEqual([422, 'GAMBAR_TIDAK_SAH']);
    expect(reply.body.fields?.image?.code).toBe('GAMBAR_TIDAK_SAH');
    expect(await server.look('select foto from barang where kode_barcode = $1', [kode_barcode])).toEqual([
      { foto: false },
    ]);
    expect(await server.look('select 1 from files where path like $1', [`%${kode_barcode}%`])).toEqual([]);
  });

  test('more than 10 MB', async () => {
    const reply = await put(
      fresh(),
      Buffer.concat([await picture(9, 9).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]),
    );
    expect([reply.status, reply.body.code]).toEqual([413, 'ISI_TERLALU_BESAR']);
  });

  test('two files, a file of another name, and what is no form', async () => {
    const image: Part = { name: 'image', value: await picture(9, 9).jpeg().toBuffer(), filename: 'a.jpg' };
    const two = form([image, image]);
    expect((await spv.put(`foto_produk/${fresh()}`, two.body, { headers: two.headers })).status).toBe(413);
    const named = form([{ ...image, name: 'gambar' }]);
    expect((await spv.put(`foto_produk/${fresh()}`, named.body, { headers: named.headers })).body.code).toBe(
      'GAMBAR_TIDAK_SAH',
    );
    expect((await spv.put(`foto_produk/${fresh()}`, { image: 'data:image/svg+xml,x' })).body.code).toBe(
      'FORMAT_TIDAK_DIDUKUNG',
    );
  });

  test('a cashier, another shop’s piece, an unknown one, no shop picked', async () => {
    const image = await picture(9, 9).jpeg().toBuffer();
    const kasir = await server.login('KASIR');
    expect((await put(fresh(), image, { who: kasir })).body.code).toBe('TIDAK_BERHAK');
    expect((await put(foreign, image)).body.code).toBe('BARCODE_TOKO_LAIN');
    expect((await put('TIDAKADA', image)).body.code).toBe('BARCODE_TIDAK_DIKENAL');
    expect((await put(foreign, image, { who: owner })).body.code).toBe('PILIH_TOKO');
    expect(await server.look('select 1 from files where path like $1', [`%${foreign}%`])).toEqual([]);
  });
});

describe('seeing a photo', () => {
  test('an unchanged one is not sent again, a replaced one is', async () => {
    const kode_barcode = fresh();
    await put(kode_barcode, await picture(50, 40).jpeg().toBuffer());
    const { etag } = (await spv.get(`foto_produk/${kode_barcode}`)).headers as { etag: string };
    const again = await spv.get(`foto_produk/${kode_barcode}`, { headers: { 'if-none-match': etag } });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
    await put(kode_barcode, await picture(50, 40, '#113355').jpeg().toBuffer());
    expect(
      (await spv.get(`foto_produk/${kode_barcode}`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(200);
    expect(await server.look('select 1 from files where path like $1', [`%${kode_barcode}%`])).toHaveLength(
      2,
    );
  });

  test('without one there is a drawing of its kind; out of sight, of nothing told', async () => {
    const etagOf = async (kode: string) =>
      (await spv.get(`foto_produk/${kode}?ukuran=kecil`)).headers.etag as string;
    const bare = await server.look<{ kode_barcode: string; kode_dept: string }>(
      "select distinct on (kode_dept) kode_barcode, kode_dept from barang where not foto and kode_toko = 'K01' order by kode_dept, kode_barcode",
    );
    const rings = bare.find(({ kode_dept }) => kode_dept === 'CCN')?.kode_barcode ?? '';
    const others = bare.filter(({ kode_dept }) => kode_dept !== 'CCN');
    expect(others.length).toBeGreaterThan(0);
    for (const { kode_barcode } of others) expect(await etagOf(kode_barcode)).not.toBe(await etagOf(rings));
    expect(await etagOf(rings)).not.toBe(await etagOf('TIDAKADA'));
  });

  test('without one, or out of sight, there is a drawing', async () => {
    await put(foreign, await picture(50, 40).jpeg().toBuffer(), { who: await server.login('SPV2') });
    for (const kode_barcode of [PIECES[0]?.[60]?.kode_barcode, 'TIDAKADA', foreign]) {
      const reply = await spv.get(`foto_produk/${kode_barcode}?ukuran=kecil`);
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({ 'x-fallback': '1', 'content-type': 'image/png' });
      expect(await sharp(reply.raw).metadata()).toMatchObject({ width: 256, height: 256 });
      const again = await spv.get(`foto_produk/${kode_barcode}?ukuran=kecil`, {
        headers: { 'if-none-match': String(reply.headers.etag) },
      });
      expect(again.status).toBe(304);
    }
    expect((await owner.get(`foto_produk/${foreign}`)).headers).not.toHaveProperty('x-fallback');
    expect((await spv.get(`foto_produk/${foreign}?ukuran=raksasa`)).status).toBe(422);
  });
});
