import { beforeAll, expect, test } from 'vitest';
import { bar, craftsman } from '../../apps/server/src/modules/tukang-emas/tukang.fixture.ts';
import { lineOf, noFaktur, pesananOf, pieceSupply } from '../../apps/server/src/testing/ordering.ts';
import { dialogFocused, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();
const { kode_barcode, piece } = next();
let no = '';
let kunci = '';

beforeAll(async () => {
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  const order = pesananOf([lineOf(piece, { nama_barang: 'CINCIN EMAS SENDIRI' })], 100_000, {
    bahan: 'CUSTOMER',
  });
  no = noFaktur((await spv.post('pesanan', order)).body);
  kunci = await bar(stage.shop, 5);
  await craftsman(stage.shop);
});

const told = ({ page }: Visitor, text: string) =>
  page.getByText(text.replaceAll(' g', ' g')).first().waitFor();
const found = async ({ page }: Visitor): Promise<string[]> => [
  ...(await looks(page)),
  ...(await accessibilityFindings(page)),
];
const fill = async ({ page }: Visitor, fields: readonly (readonly [RegExp, string])[]) => {
  for (const [name, text] of fields) {
    await tabTo(page, name);
    await typeText(page, text);
  }
};
const opened = async (visitor: Visitor): Promise<void> => {
  await openScreen(visitor.page, `/lihat-pesanan?no_faktur=${no}`, 'Lihat Pesanan');
  await told(visitor, 'Emas customer');
};

test(
  'gold that a customer brings is weighed and tested by keyboard, handed out for his order, and what his piece is charged is seen before it is there',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await opened(visitor);
    await page.keyboard.press('e');
    await dialogFocused(page);
    await page.keyboard.press('Control+s');
    const what = page.locator('[name="nama_barang"]');
    await expect.poll(() => what.getAttribute('aria-invalid')).toBe('true');
    await typeText(page, 'GELANG LAMA');
    await fill(visitor, [
      [/^Berat/, '1'],
      [/^Kadar Uji/, '70'],
    ]);
    await told(visitor, '0,700 g');
    expect(await found(visitor)).toEqual([]);
    await page.keyboard.press('Control+s');
    // It is photographed before him.
    await page
      .getByRole('dialog')
      .getByText(/Foto .*diperlukan|[Ww]ajib/)
      .first()
      .waitFor();
    const image = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').first().setInputFiles(image);
    await expect.poll(() => page.locator('[data-foto]').first().getAttribute('data-foto')).not.toBe('');
    expect(await found(visitor)).toEqual([]);
    await page.keyboard.press('Control+s');
    await told(visitor, 'emas customer 0,700 g murni');
    await page.getByAltText('Foto emas: GELANG LAMA').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await openScreen(page, '/tukang-emas', 'Emas Tukang');
    await told(visitor, '0 tukang memegang 0,000 g murni · tertua 0 hari · upah belum dibayar Rp. 0');
    await page.keyboard.press('s');
    await dialogFocused(page);
    await tabTo(page, /^Batangan/);
    await pickNamed(page, kunci);
    await fill(visitor, [[/^Berat/, '2']]);
    await tabTo(page, /^Untuk pesanan/);
    await pickNamed(page, no);
    expect(await found(visitor)).toEqual([]);
    await page.keyboard.press('F9');
    await told(visitor, '1 tukang memegang 2,000 g murni · tertua 0 hari · upah belum dibayar Rp. 0');

    await opened(visitor);
    await told(visitor, 'dikerjakan');
    await page.keyboard.press('j');
    await dialogFocused(page);
    await typeText(page, kode_barcode);
    await told(visitor, 'Kredit emas customer');
    expect(await found(visitor)).toEqual([]);
    await page.keyboard.press('Control+s');
    await told(visitor, 'Emas customer di CINCIN EMAS SENDIRI');
    await told(visitor, 'Diambil sekarang');
    expect(await found(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'the order and what it is made of fit a phone',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await opened(visitor);
    await told(visitor, 'Emas customer di CINCIN EMAS SENDIRI');
    expect(await found(visitor)).toEqual([]);
    await openScreen(page, '/transaksi-pesanan', 'Transaksi Pesanan');
    await page.getByText('Emas customer').first().click();
    expect(await found(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
