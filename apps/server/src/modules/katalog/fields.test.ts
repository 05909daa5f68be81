import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { picture } from '../../testing/pictures.ts';

type Row = Record<string, unknown>;

let server: TestApp;
let owner: Client;
let image: string;
let kode_kategori: unknown;
let kode_banner: unknown;
let kode_info: unknown;

const rows = async (path: string): Promise<Row[]> => (await owner.get(path)).body.data as Row[];
const added = async (path: string, body: Row): Promise<Row> => {
  const reply = await owner.post(path, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row;
};
/** What an empty record is told, by field, in the words of the screen. */
const complaints = async (path: string, body: Row = {}): Promise<Row> =>
  Object.fromEntries(
    Object.entries((await owner.post(path, body)).body.fields ?? {}).map(([name, problem]) => [
      name,
      (problem as unknown as { message: string }).message,
    ]),
  );

const story = {
  title: 'Promo Lebaran',
  sub_title: ' ',
  info: 'Diskon ongkos',
  sub_info: 'Sampai 31 Maret',
  deskripsi: ' ',
  url_pendukung: 'https://example.com/promo',
  nama_tombol: 'Lihat',
};
/** The one space of an empty text is nothing once it is kept. */
const keptStory = { ...story, sub_title: '', deskripsi: '' };
const withPicture = (body: Row): Row => ({ ...body, gambar_path: image, gambar_name: 'dikirim.png' });
const kept = (folder: string) => ({
  gambar_path: expect.stringMatching(
    new RegExp(`^/api/v1/app/gambar/NSIPIC/PST/${folder}/[A-Za-z0-9]{16}\\.jpg$`),
  ),
  gambar_name: expect.stringMatching(/^[A-Za-z0-9]{16}\.jpg$/),
});

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  const small = await picture(60, 60).png().toBuffer();
  image = `data:image/png;base64,${small.toString('base64')}`;
});
afterAll(() => server?.close());

test('a category has its code, name, colour and picture, and asks for each', async () => {
  expect(await complaints('app/kategori-katalog')).toEqual({
    nama_kategori: 'Nama Kategori Tidak Boleh Kosong',
    warna: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    gambar_path: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
  });
  const body = { nama_kategori: 'Cincin', warna: '#e8c36a' };
  ({ kode_kategori } = await added('app/kategori-katalog', withPicture(body)));
  expect(await rows('app/kategori-katalog')).toEqual([
    expect.objectContaining({ ...body, ...kept('KATEGORI_ICON'), kode_kategori, id: kode_kategori }),
  ]);
});

test.each([
  ['app/banner-katalog', 'kode_banner', 'BANNER_ICON'],
  ['app/info-katalog', 'kode_info', 'INFO_ICON'],
])(
  '%s has %s and its texts, asks for five of them and the picture, and for no others',
  async (path, key, folder) => {
    // The text of the button is asked for by the name of its link.
    expect(await complaints(path)).toEqual({
      title: 'Title Tidak Boleh Kosong',
      info: 'Info Tidak Boleh Kosong',
      sub_info: 'Sub Info Tidak Boleh Kosong',
      url_pendukung: 'URL Pendukung Tidak Boleh Kosong',
      nama_tombol: 'URL Pendukung Tidak Boleh Kosong',
      gambar_path: 'Gambar Wajib Dimasukan',
    });
    const record = await added(path, withPicture(story));
    if (key === 'kode_info') kode_info = record[key];
    else kode_banner = record[key];
    expect(await rows(path)).toEqual([
      expect.objectContaining({ ...keptStory, ...kept(folder), [key]: record[key] }),
    ]);
  },
);

test('a reward has its texts, points and picture, and asks for all but its description', async () => {
  const path = 'app/member/list-gift';
  expect(await complaints(path)).toEqual({
    nama_hadiah: 'Nama Hadiah Tidak Boleh Kosong',
    info: 'Info Tidak Boleh Kosong',
    sub_info: 'Sub Info Tidak Boleh Kosong',
    point: 'Point Tidak Boleh Kosong',
    gambar_path: 'Gambar Wajib Dimasukan',
  });
  const body = { nama_hadiah: 'Payung', info: 'Payung emas', sub_info: 'Merah', deskripsi: ' ', point: 130 };
  const { kode_hadiah } = await added(path, withPicture(body));
  expect(await rows(path)).toEqual([
    expect.objectContaining({ ...body, ...kept('HADIAH'), deskripsi: '', kode_hadiah }),
  ]);
});

test('an item has lists of banners, infos, pictures and hashtags, and the descriptions of what it names', async () => {
  const path = 'app/item-katalog';
  const body = {
    nama_barang: 'Cincin polos',
    berat: 5.23,
    harga_jual: 12_709_000,
    kode_kategori,
    kode_banner: [kode_banner],
    kode_info: [kode_info],
    direct_url: 'https://example.com/1',
  };
  const { kode_barang } = await added(path, {
    ...body,
    hashtag_kadar: '#750, #17k',
    hashtag_jenis: '#cincin',
    hashtag_lm: ['antam'],
    gambar_path: [image, image],
    gambar_name: ['satu.png', 'dua.png'],
  });
  const [row] = await rows(path);
  const { gambar_path, gambar_name } = kept('ITEM');
  expect(row).toMatchObject({
    ...body,
    kode_barang,
    hashtag_kadar: ['750', '17K'],
    hashtag_jenis: ['CINCIN'],
    hashtag_lm: ['ANTAM'],
    gambar_path: [gambar_path, gambar_path],
    gambar_name: [gambar_name, gambar_name],
    deskripsi_banner: [''],
    deskripsi_info: [''],
  });
  expect(new Set(row?.gambar_path as string[]).size).toBe(2);
  expect(row).not.toHaveProperty('harga_jual_str');
});

test('a price label, a contact, a description of a group and a splash screen have theirs', async () => {
  await added('app/harga', { nama_harga_app: 'Emas Tua', detail_group: ['TUA750'] });
  expect(await rows('app/harga')).toEqual([
    expect.objectContaining({
      kode_harga_app: expect.any(String),
      nama_harga_app: 'Emas Tua',
      detail_group: [{ kode_group: 'TUA750', nama_group: expect.any(String), kadar: 75 }],
    }),
  ]);
  await added('app/member/admin-chat', { nama_admin: 'Sari', no_hp: '081234567890' });
  const [contact] = await rows('app/member/admin-chat');
  expect(contact).toMatchObject({
    kode_admin: contact?.id,
    id: expect.any(String),
    nama_admin: 'Sari',
    no_hp: '081234567890',
  });
  const described = { kode_group: 'TUA750', description: 'Emas tua untuk acara keluarga' };
  await added('app/member/group-description', described);
  expect(await rows('app/member/group-description')).toEqual([expect.objectContaining(described)]);
  const screens = await rows('app/splash-screen');
  expect(screens.map(({ name }) => name)).toEqual(['GUEST-1', 'GUEST-2', 'GUEST-3', 'MEMBER']);
  for (const screen of screens)
    for (const name of ['url', 'kode', 'text', 'position']) expect(screen).toHaveProperty(name);
});

test('shops and system settings have what the specification reads of them', async () => {
  const [shop] = (await rows('tokos')).filter(({ kode_toko }) => kode_toko === 'K01');
  expect(shop).toMatchObject({ nama_toko: expect.any(String), portal: '' });
  const settings = await rows('para-system');
  for (const key of ['MULTI_LANGUAGE_FEATURE', 'REPORT_SATU_BULAN_PROTECTION_MODULE'])
    expect(settings).toContainEqual(expect.objectContaining({ key, value: expect.anything() }));
});
