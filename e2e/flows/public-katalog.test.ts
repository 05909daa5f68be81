import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, DESKTOP, PATIENCE, PHONE, visit } from '../support/visitor.ts';

const stage = useStage();

const picture = async (background: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

beforeAll(async () => {
  const admin = await stage.shop.login('MU');
  const add = async (path: string, body: object) =>
    expect((await admin.post(path, body)).status, path).toBe(200);
  const gambar_path = await picture('#e8c36a');
  const direct_url = 'https://example.com/1';
  for (const nama_kategori of ['Cincin', 'Kalung'])
    await add('app/kategori-katalog', { nama_kategori, warna: '#9a6b15', gambar_path });

  const item = { berat: 5.23, harga_jual: 12_709_000, direct_url, gambar_path: [gambar_path] };
  await add('app/item-katalog', {
    ...item,
    nama_barang: 'Cincin Polos',
    kode_kategori: 'KTG0001',
    hashtag_kadar: '#750',
  });
  await add('app/item-katalog', { ...item, nama_barang: 'Kalung Rantai', kode_kategori: 'KTG0002' });
  await add('app/harga', { nama_harga_app: 'Emas Tua', detail_group: ['TUA750'] });
  await add('app/member/list-gift', {
    nama_hadiah: 'Payung',
    info: 'Payung emas',
    sub_info: 'Stok terbatas',
    point: 130,
    gambar_path,
  });
  await add('app/member/admin-chat', { nama_admin: 'Sari', no_hp: '081234567890' });
  const splash = await admin.put('app/splash-screen/GUEST-1', {
    text: 'Selamat datang',
    image_path: gambar_path,
  });
  expect(splash.status).toBe(200);
});
test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'a customer looks at the catalogue on the %s, without a login',
  async (_name, viewport) => {
    const visitor = await visit(stage.browser, stage.shop, viewport);
    const { page } = visitor;
    await page.goto('/katalog');
    await page.getByText('Selamat datang').first().waitFor();
    await page.getByText('Cincin Polos').first().waitFor();
    expect(await page.getByText('Rp. 12.709.000').count()).toBeGreaterThan(0);
    await page.getByText('130').first().waitFor();
    const contact = page.locator('a[href^="https://wa.me/62"]').first();
    expect(await contact.getAttribute('href')).toContain('6281234567890');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await page.goto('/katalog?q=rantai');
    await page.getByText('Kalung Rantai').first().waitFor();
    expect(await page.getByText('Cincin Polos').count()).toBe(0);
    await page.goto('/katalog?tag=750');
    await page.getByText('Cincin Polos').first().waitFor();
    expect(await page.getByText('Kalung Rantai').count()).toBe(0);
    await page.getByRole('link', { name: 'Cincin Polos', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cincin Polos' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/katalog/ITM0001');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.goto('/katalog?lang=jp');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^ja/);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'what changes in the catalogue is seen at the next look',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await page.goto('/katalog');
    await page.getByText('Kalung Rantai').first().waitFor();
    const admin = await stage.shop.login('MU');
    await admin.put('app/item-katalog/edit/ITM0002', { nama_barang: 'Kalung Baru' });
    await expect
      .poll(async () => (await (await page.request.get('/katalog')).text()).includes('Kalung Baru'))
      .toBe(true);
    await visitor.context.close();
  },
  PATIENCE,
);
