import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MasterPage, type Typed } from '../page-models/master-page.ts';
import { exportAs } from '../support/downloads.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const adminsWindow = useSharedWindow(stage, 'ADMIN');

beforeAll(async () => {
  const admin = await stage.shop.login('MU');
  const small = await photo('#e8c36a');
  const category = await admin.post('app/kategori-katalog', {
    nama_kategori: 'Kalung',
    warna: '#e8c36a',
    gambar_path: `data:image/png;base64,${small.buffer.toString('base64')}`,
  });

  expect(category.status).toBe(200);
  for (const [path, title] of [
    ['app/banner-katalog', 'Banner Toko'],
    ['app/info-katalog', 'Info Toko'],
  ] as const) {
    const told = {
      title,
      info: 'Toko',
      sub_info: 'Toko',
      nama_tombol: 'Lihat',
      url_pendukung: 'https://a.id',
    };
    const gambar_path = `data:image/png;base64,${small.buffer.toString('base64')}`;
    expect((await admin.post(path, { ...told, gambar_path })).status).toBe(200);
  }
});
const photo = async (background: string) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer(),
});

interface Example {
  route: string;
  title: string;
  /** Fields that an empty form lacks, in the words of the spec. */
  said: string;
  typed: Typed;
  /** The field that finds the record, what it says first and after the edit. */
  name: string;
  first: string;
  second: string;
  pictures: number;
  /** What the phone beside the form shows. */
  shown: string;
  /** What fields keep of what was typed, as they show it. */
  kept?: Record<string, string>;
}

const story = {
  'Sub Title': 'Sampai Maret',
  Info: 'Diskon ongkos',
  'Sub Info': 'Semua cabang',
  'URL Pendukung': 'https://example.com/promo',
  'Nama Tombol': 'Lihat',
};

const EXAMPLES: Example[] = [
  {
    route: '/kategori-katalog',
    title: 'Kategori Katalog',
    said: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    typed: { 'Nama Kategori': 'Cincin', Warna: '#E8C36A' },
    name: 'Nama Kategori',
    first: 'Cincin',
    second: 'Cincin Kawin',
    pictures: 1,
    shown: 'Cincin',
  },
  {
    route: '/harga-katalog',
    title: 'Harga Katalog',
    said: 'Mohon Pilih List Group Minimal 1',
    typed: { 'Nama Harga': 'Emas Muda', 'List Group': { pick: 'MUDA375' } },
    name: 'Nama Harga',
    first: 'Emas Muda',
    second: 'Emas Muda Baru',
    pictures: 0,
    shown: 'EMAS MUDA 375',
  },
  ...(
    [
      ['Banner', '/banner-katalog'],
      ['Info', '/info-katalog'],
    ] as const
  ).map(([noun, route]) => ({
    route,
    title: `${noun} Katalog`,
    said: 'Gambar Wajib Dimasukan',
    typed: { Title: `${noun} Lebaran`, ...story },
    name: 'Title',
    first: `${noun} Lebaran`,
    second: `${noun} Lebaran 2`,
    pictures: 1,
    shown: 'Diskon ongkos',
  })),
  {
    route: '/item-katalog',
    title: 'Item Katalog',
    said: 'Kategori Harus Dipilih',
    typed: {
      'Nama Barang': 'Cincin Polos',
      Kategori: { pick: 'Kalung' },
      Berat: '5,23',
      'Harga Jual': '12709000',
      'URL Pendukung': 'https://example.com/1',
      'Hashtag Kadar': '#750, #17K',
      Banner: { pick: 'Banner Toko' },
      Info: { pick: 'Info Toko' },
    },
    kept: { Berat: '5,230', 'Harga Jual': '12.709.000', 'Hashtag Kadar': '#750, #17K' },
    name: 'Nama Barang',
    first: 'Cincin Polos',
    second: 'Cincin Polos Lebar',
    pictures: 2,
    shown: 'Rp. 12.709.000',
  },
  {
    route: '/hadiah-katalog',
    title: 'Hadiah Katalog',
    said: 'Nama Hadiah Tidak Boleh Kosong',
    typed: { 'Nama Hadiah': 'Payung', Info: 'Payung emas', 'Sub Info': 'Stok terbatas', Point: 'p130' },
    kept: { Point: '130' },
    name: 'Nama Hadiah',
    first: 'Payung',
    second: 'Payung Besar',
    pictures: 1,
    shown: '130 poin',
  },
  {
    route: '/group-description-katalog',
    title: 'Deskripsi Group Katalog',
    said: 'Kode Group Harus Diisi !!!',
    typed: { Group: { pick: 'TUA750' }, Deskripsi: 'Emas tua 750 untuk harian' },
    name: 'Deskripsi',
    first: 'Emas tua 750 untuk harian',
    second: 'Emas tua 750 untuk harian dan pesta',
    pictures: 0,
    shown: 'Emas tua 750 untuk harian',
  },
  {
    route: '/kontak-admin-katalog',
    title: 'Kontak Admin Katalog',
    said: 'Mohon Masukan Nomor Handphone',
    typed: { 'Nama Admin': 'Sari', 'No HP \\(WhatsApp\\)': '0812-3456 7890' },
    kept: { 'No HP \\(WhatsApp\\)': '081234567890' },
    name: 'Nama Admin',
    first: 'Sari',
    second: 'Sari Dewi',
    pictures: 0,
    shown: '081234567890',
  },
];

/** Refused while empty, then filled, with its pictures, as the phone beside the form shows it, and saved. */
const added = async (list: MasterPage, example: Example): Promise<void> => {
  const { page } = list;
  const { route, said, typed, pictures, shown, kept = {} } = example;
  await list.goTo(route);
  await list.add();
  await list.complains(said);
  await list.fill(typed);
  for (const [label, value] of Object.entries(kept))
    expect([label, await list.typed(label)]).toEqual([label, value]);
  for (let n = 0; n < pictures; n++) await list.picture('Gambar', await photo(n ? '#9a6b15' : '#e8c36a'));
  await page.getByRole('dialog').locator('figure').getByText(shown).first().waitFor();
  expect([route, await accessibilityFindings(page)]).toEqual([route, []]);
  await list.saved('Data Berhasil Ditambahkan');
  await list.row(example.first).waitFor();
};

/** Lists that live their whole life here; the others do so in every-master.test.ts, by the same engine. */
const WHOLE = ['/kategori-katalog', '/item-katalog'];

test.each(EXAMPLES.filter(({ route }) => WHOLE.includes(route)))(
  '$route: refused, added with its picture, previewed, changed, exported, deleted',
  async (example) => {
    const { route, title, name, first, second } = example;
    const visitor = await adminsWindow();
    const { page } = visitor;
    const list = new MasterPage(page, title);
    await added(list, example);

    await list.edit(first);
    await list.fill({ [name]: second });
    await list.saved('Data Berhasil Dirubah');
    const csv = await exportAs(page, 'Export CSV');
    expect(csv.name).toBe(`${route.slice(1)}.csv`);
    expect(csv.text).toContain(second);

    const key = await list.row(second).getByRole('gridcell').filter({ hasText: /\w/ }).first().innerText();
    await list.remove(second, { key, said: 'Data Berhasil Di Hapus' });
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'each other list: refused, added with its picture, previewed',
  async () => {
    const visitor = await adminsWindow();
    for (const example of EXAMPLES.filter(({ route }) => !WHOLE.includes(route)))
      await added(new MasterPage(visitor.page, example.title), example);
    expect(visitor.complaints).toEqual([]);
  },
  2 * PATIENCE,
);

test(
  '/splashscreen-katalog: a screen is changed on the phone, and none is added or deleted',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    const list = new MasterPage(page, 'Splashscreen Katalog');
    await list.open('/splashscreen-katalog');
    expect(await page.getByRole('button', { name: /^(Tambah|Hapus)/ }).count()).toBe(0);
    await list.edit('GUEST-1');
    await list.fill({ Text: ' ' });
    await list.complains('Text Tidak Boleh Kosong');
    await list.fill({ Text: 'Selamat datang di toko kami' });
    await list.picture('Gambar', await photo('#1c2430'));
    await page.getByRole('dialog').locator('figure p').getByText('Selamat datang di toko kami').waitFor();
    await list.saved('Data Berhasil Dirubah');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'files that are no pictures are refused with a clear word, and the form stands as it was',
  async () => {
    const visitor = await adminsWindow();
    const { page } = visitor;
    const list = new MasterPage(page, 'Info Katalog');
    await list.open('/info-katalog');
    await list.add();
    await list.fill({ Title: 'Tetap ada', Deskripsi: 'Emas tua 750, mulus' });
    const form = page.getByRole('dialog');
    await form.getByText('Deskripsi terlalu pendek').waitFor();
    await list.fill({ Deskripsi: 'Emas tua 750, mulus.' });
    await form.getByText('Deskripsi terlalu pendek').waitFor({ state: 'detached' });
    const field = page.getByRole('group', { name: /^Gambar/ });
    const give = (name: string, mimeType: string, buffer: Buffer) =>
      field.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
    const says = (text: string) => page.getByRole('dialog').getByText(text).waitFor();
    await give('gambar.svg', 'image/svg+xml', Buffer.from('<svg><script>alert(1)</script></svg>'));
    await says('Berkas bukan gambar JPG, PNG atau WebP');
    // By its path: bytes would go through the browser's own line, slowly.
    const folder = mkdtempSync(join(tmpdir(), 'kadar-gambar-'));
    const big = join(folder, 'besar.jpg');
    writeFileSync(big, Buffer.alloc(20 * 1024 * 1024, 1));
    await field.locator('input[type=file]').first().setInputFiles(big);
    await says('Gambar lebih besar dari 10 MB');
    await give('program.jpg', 'image/jpeg', Buffer.from('MZ\x90\x00 this program cannot be run'));
    await says('Gambar tidak dapat dibaca atau terlalu besar');
    expect(await list.typed('Title')).toBe('Tetap ada');
    expect(visitor.complaints).toEqual([]);
    rmSync(folder, { recursive: true });
  },
  PATIENCE,
);
