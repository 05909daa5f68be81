import type { Body, Row, SpecClient } from './client.ts';

// The catalogue of the member app [spec B §2, §3, §5, §7].

/** 1 × 1, as an image input reads a file. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ gambar_path: PICTURE, gambar_name: name });
const story = {
  title: 'Promo Lebaran',
  sub_title: ' ',
  info: 'Diskon ongkos',
  sub_info: 'Sampai 31 Maret',
  deskripsi: ' ',
  url_pendukung: 'https://example.com/promo',
  nama_tombol: 'Lihat',
};

interface Screen {
  path: string;
  key: string;
  /** Below which changes and deletions are, where that is not the path itself. */
  nested: boolean;
  add: Body;
  change: Body;
}

/** Adds, lists, changes and deletes one record of a screen, as its modal and table do. Gives what stood in the list. */
const walk = async (client: SpecClient, { path, key, nested, add, change }: Screen): Promise<Row> => {
  const before = new Set((await client.rows(path)).map((row) => row[key]));
  await client.post(path, add);
  const added = (await client.rows(path)).find((row) => !before.has(row[key]));
  if (!added) throw new Error(`${path}: nothing was added`);
  const { [key]: code, ...rest } = { ...add, ...change };
  await client.put(`${path}${nested ? '/edit' : ''}/${added[key]}`, rest);
  const changed = (await client.rows(path)).find((row) => row[key] === added[key]);
  for (const [name, value] of Object.entries(change))
    if (changed?.[name] !== value) throw new Error(`${path}: ${name} is ${changed?.[name]}`);
  await client.delete(`${path}${nested ? '/delete' : ''}/${added[key]}`);
  if ((await client.rows(path)).some((row) => row[key] === added[key]))
    throw new Error(`${path}: ${code} stays`);
  return added;
};

const screens = (group: string, kategori: string): Screen[] => [
  {
    path: 'app/kategori-katalog',
    key: 'kode_kategori',
    nested: true,
    add: { nama_kategori: 'Cincin Kawin', warna: '#c8a02c', ...picture('kategori.png') },
    change: { nama_kategori: 'Cincin Nikah' },
  },
  {
    path: 'app/harga',
    key: 'kode_harga_app',
    nested: false,
    add: { nama_harga_app: 'Harga Toko', detail_group: [group] },
    change: { nama_harga_app: 'Harga Hari Ini' },
  },
  ...['banner', 'info'].map((name) => ({
    path: `app/${name}-katalog`,
    key: `kode_${name}`,
    nested: true,
    add: { ...story, ...picture(`${name}.png`) },
    change: { title: 'Promo Baru' },
  })),
  {
    path: 'app/item-katalog',
    key: 'kode_barang',
    nested: true,
    add: {
      nama_barang: 'Cincin Polos',
      berat: 2.5,
      harga_jual: 3_000_000,
      kode_kategori: kategori,
      kode_banner: [],
      kode_info: [],
      direct_url: 'https://example.com/cincin',
      gambar_path: [PICTURE],
      gambar_name: ['cincin.png'],
      hashtag_kadar: ['750'],
      hashtag_jenis: ['cincin'],
      hashtag_lm: [],
      deskripsi_banner: [],
      deskripsi_info: [],
    },
    change: { nama_barang: 'Cincin Polos Baru' },
  },
  {
    path: 'app/member/admin-chat',
    key: 'kode_admin',
    nested: true,
    add: { nama_admin: 'Rina', no_hp: '081234567890' },
    change: { nama_admin: 'Rina Wati' },
  },
  {
    path: 'app/member/list-gift',
    key: 'kode_hadiah',
    nested: true,
    add: {
      nama_hadiah: 'Payung',
      info: 'Payung lipat',
      sub_info: 'Merah',
      deskripsi: ' ',
      point: 130,
      ...picture('hadiah.png'),
    },
    change: { nama_hadiah: 'Payung Besar' },
  },
  {
    path: 'app/member/group-description',
    key: 'kode_group',
    nested: true,
    add: { kode_group: group, description: 'Perhiasan emas kadar tinggi untuk acara.' },
    change: { description: 'Perhiasan emas kadar tinggi untuk hari raya.' },
  },
];

/** Every list of the catalogue, and the splash screens. */
export const keepCatalogue = async (client: SpecClient): Promise<void> => {
  const described = new Set(
    (await client.rows('app/member/group-description')).map(({ kode_group }) => kode_group),
  );
  const group = (await client.rows('group/get/all')).find(({ kode_group }) => !described.has(kode_group));
  await client.post('app/kategori-katalog', {
    nama_kategori: 'Cincin',
    warna: '#112233',
    ...picture('a.png'),
  });
  const [kategori] = await client.rows('app/kategori-katalog');
  for (const screen of screens(String(group?.kode_group), String(kategori?.kode_kategori)))
    await walk(client, screen);
  const [splash] = await client.rows('app/splash-screen');
  const { kode, text, position } = splash ?? {};
  await client.put(`app/splash-screen/${kode}`, { text: `${text}!`, position, image_path: PICTURE });
};
