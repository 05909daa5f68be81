import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { bomb, form, noisy, picture } from '../../testing/pictures.ts';

let server: TestApp;
let owner: Client;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const jpeg = () => picture(900, 600).jpeg().toBuffer();
const upload = async (path: string, image: Buffer, who: Client = owner): Promise<Reply> => {
  const { body, headers } = form([{ name: 'image', value: image, filename: 'photo.jpg' }]);
  return who.post(path, body, { headers });
};
const uploaded = async (path: string): Promise<string> => {
  const reply = await upload(path, await jpeg());
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { gambar_path: string }).gambar_path;
};
const files = () =>
  server.look<{ path: string; staged: boolean }>('select path, staged from files order by path');
const fileOf = (address: string) =>
  server.app.kadar.files.get(address.slice(address.indexOf('NSIPIC'))).then(Boolean);
type Row = Record<string, unknown>;
/** A call as the specification writes it, of the record of this key. */
const send = (call: string, kode: string, body?: object): Promise<Reply> => {
  const [method, path = ''] = call.split(' ');
  const to = path.replace(/\{\w+\}/, kode);
  if (method === 'DELETE') return owner.delete(to);
  return method === 'PUT' ? owner.put(to, body) : owner.post(to, body);
};
const list = async (path: string): Promise<Row[]> => (await owner.get(path)).body.data as Row[];

const story = {
  title: 'Promo Lebaran',
  sub_title: ' ',
  info: 'Diskon ongkos',
  sub_info: 'Sampai 31 Maret',
  deskripsi: ' ',
  url_pendukung: 'https://example.com/promo',
  nama_tombol: 'Lihat',
};

describe.each([
  [
    'app/info-katalog',
    'POST app/info-katalog',
    'PUT app/info-katalog/edit/{kode_info}',
    'DELETE app/info-katalog/delete/{kode_info}',
    'kode_info',
    'INFO_ICON',
    story,
    { title: 'Info baru' },
  ],
  [
    'app/banner-katalog',
    'POST app/banner-katalog',
    'PUT app/banner-katalog/edit/{kode_banner}',
    'DELETE app/banner-katalog/delete/{kode_banner}',
    'kode_banner',
    'BANNER_ICON',
    story,
    { title: 'Banner baru' },
  ],
  [
    'app/kategori-katalog',
    'POST app/kategori-katalog',
    'PUT app/kategori-katalog/edit/{kode_kategori}',
    'DELETE app/kategori-katalog/delete/{kode_kategori}',
    'kode_kategori',
    'KATEGORI_ICON',
    { nama_kategori: 'Cincin', warna: '#E8C36A' },
    { nama_kategori: 'Cincin kawin' },
  ],
  [
    'app/member/list-gift',
    'POST app/member/list-gift',
    'PUT app/member/list-gift/edit/{kode_hadiah}',
    'DELETE app/member/list-gift/delete/{kode_hadiah}',
    'kode_hadiah',
    'HADIAH',
    { nama_hadiah: 'Payung', info: 'Payung emas', sub_info: 'Stok terbatas', deskripsi: ' ', point: 130 },
    { point: 150 },
  ],
])('%s', (path, add, edit, remove, key, folder, body, change) => {
  test('adds, lists, edits and deletes, its pictures with it', async () => {
    const first = await uploaded(`${path}/gambar/gambar_path`);
    expect(first).toMatch(new RegExp(`^/api/v1/app/gambar/NSIPIC/PST/${folder}/[A-Za-z0-9]{16}\\.jpg$`));
    const added = await send(add, '', { ...body, gambar_path: first });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body.message).toBe('Data Berhasil Ditambahkan');
    const row = added.body.data as Row;
    const kode = String(row[key]);
    expect(kode).toMatch(/^[A-Z]{3}\d{4}$/);
    expect(row).toMatchObject({ gambar_path: first, gambar_name: first.slice(first.lastIndexOf('/') + 1) });
    expect(await list(path)).toEqual([expect.objectContaining({ [key]: kode })]);

    const second = await uploaded(`${path}/gambar/gambar_path`);
    const changed = await send(edit, kode, { ...change, gambar_path: second });
    expect(changed.body).toMatchObject({
      message: 'Data Berhasil Dirubah',
      data: { ...change, gambar_path: second },
    });
    await expect.poll(() => fileOf(first)).toBe(false);
    expect(await fileOf(second)).toBe(true);

    const deleted = await send(remove, kode);
    expect(deleted.body.message).toBe('Data Berhasil Di Hapus');
    expect(await list(path)).toEqual([]);
    await expect.poll(() => fileOf(second)).toBe(false);
    expect(await files()).toEqual([]);
    expect((await owner.put(`${path}/${kode}/aktifkan`)).status).toBe(404);
  });
});

describe('app/harga', () => {
  test('keeps groups as codes and shows them as records', async () => {
    expect((await owner.post('app/harga', { nama_harga_app: 'Muda', detail_group: [] })).body.fields).toEqual(
      {
        detail_group: expect.objectContaining({ message: 'Mohon Pilih List Group Minimal 1' }),
      },
    );
    const added = await owner.post('app/harga', {
      nama_harga_app: 'Emas Muda',
      detail_group: ['MUDA375', 'MUDA420'],
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const [row] = await list('app/harga');
    expect(row).toMatchObject({
      nama_harga_app: 'Emas Muda',
      detail_group: [
        { kode_group: 'MUDA375', nama_group: expect.any(String), kadar: 37.5 },
        { kode_group: 'MUDA420' },
      ],
    });
    const kode = row?.kode_harga_app;
    const back = await owner.put(`app/harga/${kode}`, { detail_group: row?.detail_group });
    expect(back.body.data).toMatchObject({ detail_group: ['MUDA375', 'MUDA420'] });
    expect((await owner.delete(`app/harga/${kode}`)).status).toBe(200);
    expect(await list('app/harga')).toEqual([]);
  });
});

describe('app/item-katalog', () => {
  const item = {
    nama_barang: 'Cincin polos',
    berat: 5.23,
    harga_jual: 12_709_000,
    direct_url: 'https://a.id/1',
  };
  test('holds several pictures, hashtags as lists, and the texts of its banners and info', async () => {
    const kategori = await owner.post('app/kategori-katalog', {
      nama_kategori: 'Cincin',
      warna: '#112233',
      gambar_path: await uploaded('app/kategori-katalog/gambar/gambar_path'),
    });
    const { kode_kategori } = kategori.body.data as { kode_kategori: string };
    const info = await owner.post('app/info-katalog', {
      ...story,
      deskripsi: 'Tentang kadar',
      gambar_path: await uploaded('app/info-katalog/gambar/gambar_path'),
    });
    const { kode_info } = info.body.data as { kode_info: string };
    const pictures = [
      await uploaded('app/item-katalog/gambar/gambar_path'),
      await uploaded('app/item-katalog/gambar/gambar_path'),
    ];
    const added = await owner.post('app/item-katalog', {
      ...item,
      kode_kategori,
      kode_info: [kode_info],
      hashtag_kadar: '#750, #17k,750',
      hashtag_jenis: ['cincin'],
      gambar_path: pictures,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const [row] = await list('app/item-katalog');
    expect(row).toMatchObject({
      ...item,
      hashtag_kadar: ['750', '17K'],
      hashtag_jenis: ['CINCIN'],
      hashtag_lm: [],
      deskripsi_info: ['Tentang kadar'],
      deskripsi_banner: [],
      gambar_path: pictures,
    });
    const kode = row?.kode_barang;
    const back = await owner.put(`app/item-katalog/edit/${kode}`, { ...row, berat: 5.3 });
    expect(back.body.data, JSON.stringify(back.body)).toMatchObject({ berat: 5.3, gambar_path: pictures });
    await owner.put(`app/item-katalog/edit/${kode}`, { gambar_path: [pictures[1]] });
    await expect.poll(() => fileOf(pictures[0] ?? '')).toBe(false);
    expect(await fileOf(pictures[1] ?? '')).toBe(true);
    expect((await owner.delete(`app/kategori-katalog/delete/${kode_kategori}`)).body.code).toBe(
      'DATA_DIPAKAI',
    );
    expect((await owner.delete(`app/item-katalog/delete/${kode}`)).status).toBe(200);
  });

  test("names every field that is missing in the spec's words", async () => {
    const reply = await owner.post('app/item-katalog', {});
    const said = Object.fromEntries(
      Object.entries(reply.body.fields ?? {}).map(([name, problem]) => [
        name,
        (problem as unknown as { message: string }).message,
      ]),
    );
    expect(said).toEqual({
      nama_barang: 'Nama Barang Tidak Boleh Kosong',
      kode_kategori: 'Kategori Harus Dipilih',
      berat: 'Berat Barang Tidak Boleh Kosong',
      harga_jual: 'Harga Jual Tidak Boleh Kosong',
      direct_url: 'URL Pendukung Tidak Boleh Kosong',
      gambar_path: 'Gambar Wajib Dimasukan',
    });
  });
});

describe('app/member/admin-chat, app/member/group-description, app/splash-screen', () => {
  test('a contact has a WhatsApp number of at least 11 digits', async () => {
    const messageOf = async (body: Row) =>
      Object.values((await owner.post('app/member/admin-chat', body)).body.fields ?? {}).map(
        (problem) => (problem as unknown as { message: string }).message,
      );
    expect(await messageOf({})).toEqual(['Mohon Masukan Nama Admin', 'Mohon Masukan Nomor Handphone']);
    for (const no_hp of ['0812345', '00000000000', '12345678901234567890'])
      expect(await messageOf({ nama_admin: 'Sari', no_hp })).toEqual([
        'Mohn Masukan Nomor Handphone Yang Valid',
      ]);
    const added = await owner.post('app/member/admin-chat', { nama_admin: 'Sari', no_hp: '081234567890' });
    const { kode_admin } = added.body.data as { kode_admin: string };
    expect(await list('app/member/admin-chat')).toEqual([
      expect.objectContaining({ kode_admin, id: kode_admin, nama_admin: 'Sari' }),
    ]);
    const [row] = await list('app/member/admin-chat');
    const renamed = await owner.put(`app/member/admin-chat/edit/${kode_admin}`, {
      ...row,
      nama_admin: 'Dewi',
    });
    expect(renamed.body.data).toMatchObject({ nama_admin: 'Dewi', no_hp: '081234567890' });
    expect((await owner.delete(`app/member/admin-chat/delete/${kode_admin}`)).status).toBe(200);
  });

  test('a group has one description', async () => {
    const path = 'app/member/group-description';
    const kode = 'TUA750';
    const first = { kode_group: kode, description: 'Emas 750' };
    expect((await owner.post('app/member/group-description', first)).status).toBe(200);
    expect((await owner.post(path, { ...first, description: 'Lagi' })).body.code).toBe('INPUT_TIDAK_SAH');
    const changed = await owner.put(`app/member/group-description/edit/${kode}`, { description: 'Emas tua' });
    expect(changed.body.data).toMatchObject({
      description: 'Emas tua',
    });
    expect((await owner.delete(`app/member/group-description/delete/${kode}`)).status).toBe(200);
    expect((await owner.post(path, { ...first, description: 'Kembali' })).status).toBe(200);
  });

  test('four splash screens stand, are changed, and are neither added nor deleted', async () => {
    const rows = await list('app/splash-screen');
    expect(rows.map(({ screen_name }) => screen_name)).toEqual(['GUEST-1', 'GUEST-2', 'GUEST-3', 'MEMBER']);
    expect((await owner.put('app/splash-screen/MEMBER', { text: '' })).body.fields).toEqual({
      text: expect.objectContaining({ message: 'Text Tidak Boleh Kosong' }),
    });
    const small = await picture(60, 60).png().toBuffer();
    const kode = 'MEMBER';
    const changed = await owner.put(`app/splash-screen/${kode}`, {
      text: 'Halo',
      position: 'top',
      image_path: `data:image/png;base64,${small.toString('base64')}`,
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.data).toMatchObject({
      text: 'Halo',
      position: 'top',
      image_path: expect.stringContaining('/SPLASH/'),
    });
    const shown = (await list('app/splash-screen')).find((row) => row.kode === kode);
    expect(shown?.url).toBe((changed.body.data as Row).image_path);
    expect((await owner.put('app/splash-screen/MEMBER', { ...shown, text: 'Hai' })).status).toBe(200);
    expect((await owner.post('app/splash-screen', { kode: 'X' })).status).toBe(404);
    expect((await owner.delete('app/splash-screen/MEMBER')).status).toBe(404);
  });
});

describe('a picture', () => {
  test('is cropped to its target, upright, quality 50, without what the camera wrote into it', async () => {
    const wide = await picture(3000, 2000)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'PHONE' } })
      .jpeg()
      .toBuffer();
    const reply = await upload('app/splash-screen/gambar/image_path', wide);
    expect(reply.body.data).toMatchObject({ lebar: 1241, tinggi: 2348 });
    const { gambar_path } = reply.body.data as { gambar_path: string };
    const shown = await server.app.inject(gambar_path);
    expect(shown.headers['cache-control']).toContain('immutable');
    const meta = await sharp(shown.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 1241, height: 2348 });
    expect(meta.exif).toBeUndefined();
  });

  test('of the catalogue fits into 720 x 1366', async () => {
    const sizeOf = async (width: number, height: number) =>
      (await upload('app/item-katalog/gambar/gambar_path', await picture(width, height).jpeg().toBuffer()))
        .body.data;
    expect(await sizeOf(1440, 900)).toMatchObject({ lebar: 720, tinggi: 450 });
    expect(await sizeOf(1000, 2732)).toMatchObject({ lebar: 500, tinggi: 1366 });
  });

  test('that is none is refused at its field, and costs neither memory nor the server', async () => {
    const path = 'app/item-katalog/gambar/gambar_path';
    const photo = await noisy(900, 900).jpeg().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files_before = await files();
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 5; round++) {
      const large = await upload(path, Buffer.alloc(20 * 1024 * 1024, 7));
      expect([large.status, large.body.code]).toEqual([413, 'ISI_TERLALU_BESAR']);
      for (const wrong of [
        Buffer.from(svg),
        Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode'),
        photo.subarray(0, photo.length / 2),
        bomb(),
      ]) {
        const reply = await upload(path, wrong);
        expect([reply.status, reply.body.code]).toEqual([422, 'GAMBAR_TIDAK_SAH']);
        expect(reply.body.fields).toHaveProperty('image');
      }
    }
    // Unpacked, the last of them alone takes 2.7 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 1024 * 1024);
    expect(await files()).toEqual(files_before);
    expect((await upload(path, photo)).status).toBe(200);
  });

  test('of someone else, of nobody, or from elsewhere cannot be saved', async () => {
    const admin = await server.login('MU');
    const { gambar_path } = (await upload('app/info-katalog/gambar/gambar_path', await jpeg(), admin)).body
      .data as { gambar_path: string };
    for (const foreign of [
      gambar_path,
      'https://evil.example/x.jpg',
      '/api/v1/app/gambar/NSIPIC/PST/ITEM/AAAAAAAAAAAAAAAA.jpg',
    ])
      expect(
        (await owner.post('app/info-katalog', { ...story, gambar_path: foreign })).body.fields,
      ).toHaveProperty('gambar_path');
    expect((await admin.post('app/info-katalog', { ...story, gambar_path })).status).toBe(200);
  });

  test('that a failed save brought leaves no file behind', async () => {
    const before = await files();
    const small = await picture(60, 60).png().toBuffer();
    const reply = await owner.put('app/info-katalog/edit/NONE', {
      ...story,
      gambar_path: `data:image/png;base64,${small.toString('base64')}`,
    });
    expect(reply.status).toBe(404);
    const refused = await owner.post('app/item-katalog', {
      nama_barang: 'X',
      berat: 1,
      harga_jual: 1,
      direct_url: 'https://a.id',
      kode_kategori: 'KTG9999',
      gambar_path: [`data:image/png;base64,${small.toString('base64')}`, 'rubbish'],
    });
    expect(refused.status).toBe(422);
    expect(await files()).toEqual(before);
  });

  test('is refused to those who may not write the catalogue, and to files that are none', async () => {
    const spv = await server.login('SPV');
    expect((await upload('app/info-katalog/gambar/gambar_path', await jpeg(), spv)).status).toBe(403);
    expect((await upload('app/info-katalog/gambar/nothing', await jpeg())).status).toBe(422);
    for (const path of ['..%2F..%2Fetc%2Fpasswd', 'foto_produk/K01/A.jpg', 'NSIPIC/PST/ITEM/../x.jpg'])
      expect((await server.app.inject(`/api/v1/app/gambar/${path}`)).statusCode).toBe(404);
    const gone = await server.app.inject('/api/v1/app/gambar/NSIPIC/PST/ITEM/AAAAAAAAAAAAAAAA.jpg');
    expect([gone.statusCode, gone.headers['x-fallback']]).toEqual([200, '1']);
  });
});
