import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedLogo } from '../demo/seed-logo.ts';
import { cash, noFaktur, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { checkImages } from '../platform/images/sweep.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { form, picture } from '../testing/pictures.ts';
import { loadMasters } from './master-engine/registry.ts';

let server: TestApp;
let owner: Client;
let kasir: Client;
let nota: string;
let slip: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  const piece = pieceSupply()();
  nota = `penjualan/${noFaktur((await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]))).body)}/nota`;
  const income = { jenis: 'MASUK', kategori: 'LAIN_MASUK', jumlah_rp: 50_000, keterangan: 'UJI' };
  slip = `cash/${noFaktur((await kasir.post('cash', income)).body)}/voucher`;
});
afterAll(() => server?.close());
const report = `penjualan/report-global-jenis?tgl_from=${TODAY}&tgl_to=${TODAY}&format=pdf`;
const papers = (): string[] => [nota, slip, report];

const upload = (image: Buffer, who: Client = owner): Promise<Reply> => {
  const { body, headers } = form([{ name: 'image', value: image, filename: 'logo.png' }]);
  return who.post('tokos/gambar/logo', body, { headers });
};
const uploaded = async (image: Buffer): Promise<string> => {
  const reply = await upload(image);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { gambar_path: string }).gambar_path;
};
const square = (background: string): Promise<Buffer> => picture(60, 60, background).png().toBuffer();
const pathOf = (address: string): string => address.slice(address.indexOf('NSIPIC'));
/** Gives a shop a logo of that colour, or none; the bytes that papers must show. */
const giveLogo = async (toko: string, color: string): Promise<Buffer> => {
  const logo = color && (await uploaded(await square(color)));
  const saved = await owner.put(`tokos/${toko}`, { logo });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return Buffer.from((logo && (await server.app.kadar.files.get(pathOf(logo)))) || '');
};

const paper = async (path: string, toko = 'K01', who = owner): Promise<Buffer> => {
  const reply = await who.get(path, { toko });
  expect([reply.status, reply.raw.subarray(0, 5).toString()], path).toEqual([200, '%PDF-']);
  expect(reply.raw.subarray(-6).toString().trim(), path).toBe('%%EOF');
  return reply.raw;
};
const pictures = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

beforeEach(async () => {
  for (const toko of ['PST', 'K01', 'K02']) await giveLogo(toko, '');
});

describe('papers show', () => {
  test('none where the chain has none', async () => {
    for (const path of papers()) expect(pictures(await paper(path)), path).toBe(0);
  });

  test("head office's for a shop without one, the shop's own for one that has it", async () => {
    const pusat = await giveLogo('PST', '#112233');
    for (const path of papers()) expect((await paper(path)).includes(pusat), path).toBe(true);
    expect((await paper(nota, 'K01', kasir)).includes(pusat)).toBe(true);

    const cabang = await giveLogo('K01', '#cc8800');
    for (const path of papers()) {
      const shown = await paper(path);
      expect([shown.includes(cabang), shown.includes(pusat), pictures(shown)], path).toEqual([
        true,
        false,
        1,
      ]);
    }
    for (const toko of ['K02', 'PST', '*'])
      expect((await paper(report, toko)).includes(pusat), toko).toBe(true);
    // What head office prints of a branch is the branch's paper.
    expect((await paper(nota, '*')).includes(cabang)).toBe(true);
  });

  test('no logo of another branch', async () => {
    await giveLogo('K02', '#00aa66');
    for (const path of papers()) expect(pictures(await paper(path)), path).toBe(0);
  });
});

describe('a paper is printed', () => {
  test('without a logo whose file is gone, is no picture, or cannot be read', async () => {
    await giveLogo('PST', '#112233');
    const [row] = await server.look<{ logo: string }>("select logo from tokos where kode_toko = 'PST'");
    const path = row?.logo ?? '';
    const { files } = server.app.kadar;
    const file = join(files.folder ?? '', path);
    const bytes = (await files.get(path)) ?? new Uint8Array();
    const broken: [string, () => Promise<unknown>][] = [
      ['gone', () => rm(file)],
      ['empty', () => files.put(path, new Uint8Array())],
      ['a text', () => files.put(path, Buffer.from('not a picture at all'))],
      ['cut short', () => files.put(path, bytes.subarray(0, 40))],
      ['a folder', () => rm(file).then(() => mkdir(file))],
    ];
    for (const [what, breakIt] of broken) {
      await breakIt();
      for (const one of papers()) expect(pictures(await paper(one)), `${what}: ${one}`).toBe(0);
    }
    await rm(file, { recursive: true });
    await files.put(path, bytes);
  });
});

describe('a logo', () => {
  test('fits its frame whole, upright on white paper, re-encoded', async () => {
    const mark = await picture(300, 300, '#112233').png().toBuffer();
    const transparent = await sharp({
      create: { width: 1200, height: 600, channels: 4, background: '#00000000' },
    })
      .composite([{ input: mark, left: 450, top: 150 }])
      .png()
      .toBuffer();
    const path = pathOf(await uploaded(transparent));
    expect(path).toMatch(/^NSIPIC\/PST\/LOGO\/[A-Za-z0-9]{16}\.jpg$/);
    const stored = sharp(await server.app.kadar.files.get(path));
    expect(await stored.metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 200 });
    const { data } = await stored.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((value) => value > 250)).toBe(true);
  });

  test('is set by those who keep the shops, and refused when it is no picture', async () => {
    const spv = await server.login('SPV');
    for (const who of [spv, kasir]) {
      expect((await upload(await square('#fff'), who)).status).toBe(403);
      expect((await who.put('tokos/K01', { logo: '' })).status).toBe(403);
    }
    expect((await upload(Buffer.from('<svg/>'))).body.fields).toHaveProperty('image');
    const foreign = { logo: '/api/v1/app/gambar/NSIPIC/PST/LOGO/AAAAAAAAAAAAAAAA.jpg' };
    expect((await owner.put('tokos/K01', foreign)).body.fields?.logo?.code).toBe('GAMBAR_TIDAK_SAH');
  });

  test('that is replaced or taken away leaves no file behind', async () => {
    await giveLogo('K01', '#112233');
    await giveLogo('K01', '#332211');
    await giveLogo('K01', '');
    const { db, files } = server.app.kadar;
    await expect.poll(async () => (await checkImages(db, files, 0)).orphans).toEqual([]);
    expect(await server.look("select path from files where path like '%/LOGO/%' and not staged")).toEqual([]);
  });
});

test("the demo's shops show a logo of theirs", async () => {
  await seedLogo(server.app.kadar, await loadMasters(), ['K01']);
  for (const path of papers()) expect(pictures(await paper(path)), path).toBe(1);
  // And a code to be paid by, each branch its own.
  const shops = await server.look<{ kode_toko: string; qris: string }>(
    "select kode_toko, qris from tokos where qris <> ''",
  );
  expect(shops.map(({ kode_toko }) => kode_toko)).toEqual(['K01']);
  expect(await server.app.kadar.files.get(shops[0]?.qris ?? '')).toBeDefined();
});
