import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@kadar/contract/text.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SPOKEN } from '../../../engines/public-page/spoken.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/harness.ts';
import { form, picture } from '../../../testing/pictures.ts';
import { WORDS } from './words.ts';

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const pageOf = async (url = '/katalog', headers: Record<string, string> = {}): Promise<string> =>
  (await get(url, headers)).body;

const upload = async (path: string): Promise<string> => {
  const value = await picture(900, 900).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value, filename: 'photo.jpg' }]);
  const reply = await owner.post(path, body, { headers });
  return (reply.body.data as { gambar_path: string }).gambar_path;
};
const add = async (path: string, body: object): Promise<Record<string, string>> => {
  const reply = await owner.post(path, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Record<string, string>;
};
const addItem = async (body: object): Promise<Record<string, string>> =>
  add('app/item-katalog', {
    nama_barang: 'Cincin',
    berat: 5.23,
    harga_jual: 12_709_000,
    direct_url: 'https://a.id/1',
    gambar_path: [await upload('app/item-katalog/gambar/gambar_path')],
    ...body,
  });
const addKategori = async (nama_kategori: string): Promise<string> => {
  const gambar_path = await upload('app/kategori-katalog/gambar/gambar_path');
  const { kode_kategori } = await add('app/kategori-katalog', {
    nama_kategori,
    warna: '#112233',
    gambar_path,
  });
  return String(kode_kategori);
};

const EVIL = `<img src=x onerror=alert(1)>"'&`;

describe('without anything to show', () => {
  test('a friendly page, no login, no call of the API', async () => {
    const reply = await get('/katalog');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toContain(WORDS.id.preparing);
    expect(reply.body).toContain('<title>Katalog perhiasan · TOKO MAS KADAR</title>');
    expect(reply.body).not.toContain('class="sambutan"');
  });

  test('is the page and not the back office, with or without a slash', async () => {
    expect((await get('/katalog', { accept: 'text/html' })).body).toContain('<main id="isi"');
    expect((await get('/katalog/')).headers.location).toBe('/katalog');
    expect((await get('/robots.txt')).body).toContain('Allow: /katalog');
    expect((await server.app.inject({ method: 'HEAD', url: '/katalog' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/katalog' })).statusCode).toBe(404);
  });

  test('its script and picture are files of their own, kept for ever', async () => {
    const page = await pageOf();
    const [, script = ''] = /<script src="([^"]+)"><\/script>/.exec(page) ?? [];
    const reply = await get(script);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['content-type']).toContain('javascript');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/\son\w+="/);
  });
});

describe('languages', () => {
  test('as the address says, else as the browser likes, else as the chain does', async () => {
    for (const language of LANGUAGES) {
      const page = await pageOf(`/katalog?lang=${language}`);
      expect(page).toContain(`<html lang="${SPOKEN[language].tag}">`);
      expect(page).toContain(WORDS[language].preparing);
    }
    const spoken = async (header: string) =>
      /<html lang="([^"]+)"/.exec(await pageOf('/katalog', { 'accept-language': header }))?.[1];
    expect(await spoken('ja-JP,ja;q=0.9,en;q=0.8')).toBe('ja');
    expect(await spoken('en;q=0.5, it')).toBe('it');
    expect(await spoken('zh-TW')).toBe('zh-Hant-HK');
    expect(await spoken('ms-MY')).toBe('ms');
    expect(await spoken('de, en;q=0')).toBe('id');
    expect(await pageOf('/katalog?lang=xx')).toContain('<html lang="id">');
    expect((await get('/katalog')).headers.vary).toContain('accept-language');
  });
});

describe('what the shop wrote', () => {
  test('is shown as text, wherever it stands, and no link runs a script', async () => {
    const kode_kategori = await addKategori(EVIL);
    const story = {
      title: EVIL,
      sub_title: EVIL,
      info: EVIL,
      sub_info: EVIL,
      deskripsi: EVIL,
      url_pendukung: 'https://a.id/<b>',
      nama_tombol: EVIL,
    };
    const refused = await owner.post('app/banner-katalog', {
      ...story,
      url_pendukung: 'javascript:alert(1)',
    });
    expect(refused.status).toBe(422);
    for (const [path, field] of [
      ['app/banner-katalog', 'gambar_path'],
      ['app/info-katalog', 'gambar_path'],
    ] as const)
      await add(path, {
        ...story,
        url_pendukung: 'https://a.id/x',
        [field]: await upload(`${path}/gambar/${field}`),
      });
    const { kode_barang } = await addItem({
      nama_barang: EVIL,
      kode_kategori,
      kode_info: ['INF0001'],
      hashtag_jenis: [EVIL.toUpperCase().slice(0, 40)],
    });
    await add('app/member/list-gift', {
      nama_hadiah: EVIL,
      info: EVIL,
      sub_info: EVIL,
      deskripsi: EVIL,
      point: 130,
      gambar_path: await upload('app/member/list-gift/gambar/gambar_path'),
    });
    await add('app/member/group-description', { kode_group: 'TUA750', description: EVIL });
    await add('app/member/admin-chat', { nama_admin: EVIL, no_hp: '081234567890' });
    await add('app/harga', { nama_harga_app: EVIL, detail_group: ['TUA750', 'UBS750'] });
    for (const kode of ['GUEST-1', 'MEMBER'])
      await owner.put(`app/splash-screen/${kode}`, {
        text: `${kode} ${EVIL}`,
        position: 'top',
        image_path: await upload('app/splash-screen/gambar/image_path'),
      });
    // Past the forms, as an older import might have left it.
    await server.look(
      `update item_katalog set direct_url = 'javascript:alert(1)' where kode_barang = $1 returning 1`,
      [kode_barang],
    );
    await server.look(`update kategori_katalog set warna = '"><script>x</script>' returning 1`);
    await server.app.kadar.events.send({ topic: 'master-changed', toko: '*', data: 'item-katalog' });

    await expect.poll(() => pageOf()).toContain('wa.me/6281234567890');
    for (const url of [
      '/katalog',
      '/katalog?member=1',
      `/katalog?kategori=${kode_kategori}&q=${encodeURIComponent(EVIL)}&tag=${encodeURIComponent(EVIL)}`,
    ]) {
      const page = await pageOf(url);
      expect(page).not.toMatch(/<img src=x/i);
      expect(page).not.toContain('javascript:');
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    }
  });

  test('guests and members are welcomed with their own screens, those who filter with none', async () => {
    expect(await pageOf()).toContain('GUEST-1 ');
    expect(await pageOf()).not.toContain('MEMBER ');
    expect(await pageOf('/katalog?member=1')).toContain('MEMBER ');
    expect(await pageOf('/katalog?q=cincin')).not.toContain('class="sambutan"');
  });

  test('prices per gram are the lists of today: of the group, else of the purity', async () => {
    const page = await pageOf();
    expect(page).toContain('Rp. 2.429.000');
    expect(page).toContain('Rp. 2.465.000');
    expect(page).toContain('Kadar 75 %');
    expect(page).not.toContain('2.120.000');
  });

  test('every picture has its size, its text, and smaller copies', async () => {
    const page = await pageOf();
    const images = page.match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) {
      expect(image).toMatch(/width="\d+"/);
      expect(image).toMatch(/height="\d+"/);
      expect(image).toMatch(/alt="/);
    }
    expect(page).toContain('?lebar=360 360w');
  });
});

describe('filters', () => {
  test('by category, hashtag and words, page by page', async () => {
    const kode_kategori = await addKategori('Kalung');
    await addItem({ nama_barang: 'Kalung Milano', kode_kategori, hashtag_kadar: '#750,17K' });
    await addItem({ nama_barang: 'Kalung Nori', kode_kategori, hashtag_kadar: '#375' });
    await expect.poll(() => pageOf()).toContain('Kalung Nori');
    const named = async (query: string) =>
      [...(await pageOf(`/katalog?${query}`)).matchAll(/<h3><a [^>]*>(Kalung \w+)<\/a><\/h3>/g)].map(
        ([, name]) => name,
      );
    expect((await named(`kategori=${kode_kategori}`)).sort()).toEqual(['Kalung Milano', 'Kalung Nori']);
    expect(await named('tag=17k')).toEqual(['Kalung Milano']);
    expect(await named('q=nori+kalung')).toEqual(['Kalung Nori']);
    expect(await named('q=%23375')).toEqual(['Kalung Nori']);
    expect(await pageOf('/katalog?q=tidakada')).toContain(WORDS.id.noMatch);
    expect(await named('q=a&q=b&hal=-3&kategori[x]=1&lang=<')).toEqual(expect.any(Array));
    expect((await get(`/katalog?q=${'x'.repeat(5000)}`)).statusCode).toBe(200);
    expect((await get('/katalog?q=%00')).statusCode).toBe(422);
    expect(await pageOf('/katalog?hal=9999')).toContain('Kalung');
    await server.look(
      `
      insert into item_katalog (kode_barang, nama_barang, kode_kategori, berat, harga_jual, direct_url, gambar_path)
      select 'BNY' || n, 'Banyak ' || n, $1, 1000, 1000, 'https://a.id', '{}' from generate_series(1, 30) n returning 1`,
      [kode_kategori],
    );
    await server.app.kadar.events.send({ topic: 'master-changed', toko: '*', data: 'item-katalog' });
    await expect.poll(() => pageOf(`/katalog?kategori=${kode_kategori}`)).toContain('Halaman 1 dari 2');
    expect(await pageOf(`/katalog?kategori=${kode_kategori}&hal=2`)).toContain('rel="prev"');
  });
});

describe('the kept page', () => {
  test('is not sent again to who has it, and is packed as the browser can take it', async () => {
    const first = await get('/katalog');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await get('/katalog', { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('/katalog', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const br = await get('/katalog', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(first.body);
    const gzip = await get('/katalog', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(first.body);
    expect(
      (await get('/katalog', { 'accept-encoding': 'identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('costs no reading, and is thrown away when an item, a price or a group changes', async () => {
    const [item] = await server.look<{ kode_barang: string }>(
      `select kode_barang from item_katalog where nama_barang = 'Kalung Nori'`,
    );
    const address = '/katalog?tag=375';
    const before = String((await get(address)).headers.etag);
    await server.look(
      `update item_katalog set nama_barang = 'Ganti diam-diam' where kode_barang = $1 returning 1`,
      [item?.kode_barang],
    );
    expect((await get(address)).headers.etag).toBe(before);
    await owner.put(`app/item-katalog/edit/${item?.kode_barang}`, { nama_barang: 'Kalung Baru' });
    await expect.poll(() => pageOf(address)).toContain('Kalung Baru');
    expect((await get(address)).headers.etag).not.toBe(before);

    await add('app/harga', { nama_harga_app: 'Berlian', detail_group: ['BERLIAN'] });
    await server.look(`update kadar set harga_jual = 0 where kadar = 75 returning 1`);
    await owner.post('parameter-harga-emas/global', { nominal: 2_000_000 });
    await expect.poll(() => pageOf()).toContain('Rp. 1.500.000');
  });
});

describe('a smaller picture', () => {
  test('in the three sizes, as WebP for who takes it, and gone with the picture', async () => {
    const address = await upload('app/member/list-gift/gambar/gambar_path');
    for (const [width, accept, format] of [
      [180, 'image/avif,image/webp,*/*', 'webp'],
      [360, '*/*', 'jpeg'],
      [720, 'image/webp', 'webp'],
    ] as const) {
      const reply = await get(`${address}?lebar=${width}`, { accept });
      expect(reply.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' });
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width });
      expect((await get(`${address}?lebar=${width}`, { accept })).rawPayload.equals(reply.rawPayload)).toBe(
        true,
      );
    }
    for (const width of ['181', '0', '-1', '1e9', 'x', ''])
      expect((await get(`${address}?lebar=${width}`)).statusCode).toBe(404);
    await server.app.kadar.files.remove(address.slice(address.indexOf('NSIPIC')));
    await server.app.kadar.events.send({ topic: 'master-changed', toko: '*', data: 'hadiah-katalog' });
    await expect.poll(async () => (await get(`${address}?lebar=360`)).headers['x-fallback']).toBe('1');
  });
});

describe('the page of a piece', () => {
  test('shows it alone under an address of its own, in every language, and every piece of the list leads there', async () => {
    const kode_kategori = await addKategori('Gelang');
    const { kode_barang } = await addItem({
      nama_barang: 'Gelang Rantai',
      kode_kategori,
      hashtag_kadar: '#750',
      gambar_path: [await upload('app/item-katalog/gambar/gambar_path')],
    });
    await expect.poll(() => pageOf()).toContain('Gelang Rantai');
    for (const [, address] of (await pageOf()).matchAll(/<h3><a href="([^"]*)">/g))
      expect((await get(address ?? '')).statusCode, address).toBe(200);
    const page = await pageOf(`/katalog/${kode_barang}`);
    expect(page).toContain('<h1>Gelang Rantai</h1>');
    expect(page).toContain('<title>Gelang Rantai · Katalog perhiasan · ');
    expect(page).toContain('#750');
    expect(page).toContain(`href="/katalog?kategori=${kode_kategori}#isi"`);
    expect(page).toContain(`href="/katalog/${kode_barang}?lang=en"`);
    expect(page.match(/<h3>/g)).toBeNull();
    expect(await pageOf(`/katalog/${kode_barang}?lang=en`)).toContain('Jewellery catalogue');
  });

  test('that is gone says so, with the way back', async () => {
    for (const kode of ['ITM9999', '%3Cscript%3E', 'x'.repeat(90)]) {
      const reply = await get(`/katalog/${kode}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain(WORDS.id.noMatch);
      expect(reply.body).toContain('href="/katalog#isi"');
      expect(reply.body.match(/<script/g)).toHaveLength(1);
    }
  });
});
