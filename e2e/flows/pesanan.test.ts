import { beforeAll, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/testing/ordering.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
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
const { kode_barcode, piece } = pieceSupply()();
beforeAll(async () => {
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});

const told = ({ page }: Visitor, text: string) => page.getByText(text).first().waitFor();

/** Tabs to each field and types what it takes; a choice is picked by its words. */
const fill = async ({ page }: Visitor, fields: readonly (readonly [RegExp, string, 'pick'?])[]) => {
  for (const [name, text, pick] of fields) {
    await tabTo(page, name);
    await (pick ? pickNamed(page, text) : typeText(page, text));
  }
};

const grams = String(piece.berat).replace('.', ',');

test(
  'an order is taken, made and found by keyboard: its price is that of the lists, and errors stand at their fields',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/transaksi-pesanan', 'Transaksi Pesanan');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    const nama = page.locator('[name="nama_customer"]');
    await expect.poll(() => nama.getAttribute('aria-invalid')).toBe('true');
    await typeText(page, 'SITI');
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await fill(visitor, [
      [/^Tgl Janji/, '28022026'],
      [/^Nama Barang/, 'CINCIN KAWIN'],
      [/^Jenis/, piece.kode_dept, 'pick'],
      [/^Group/, piece.kode_group, 'pick'],
      [/^Kadar/, String(piece.kadar).replace('.', ',')],
      [/^Perkiraan Berat/, grams],
    ]);
    await expect.poll(() => page.locator('[name="lines.0.harga_emas"]').inputValue()).not.toBe('');
    await fill(visitor, [[/^DP/, '100000']]);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await told(visitor, 'OPK01');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a list on the phone and at the desk leads to the order, whose piece is said and fetched at the till',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/lihat-pesanan', 'Lihat Pesanan');
    await page
      .getByText(/^OPK01/)
      .locator('visible=true')
      .first()
      .waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page
      .getByText(/^OPK01/)
      .locator('visible=true')
      .first()
      .click();
    await told(visitor, 'CINCIN KAWIN');
    await page.keyboard.press('j');
    await dialogFocused(page);
    await typeText(page, kode_barcode);
    await page.keyboard.press('Control+s');
    await told(visitor, 'Diambil sekarang');
    expect(await accessibilityFindings(page)).toEqual([]);
    await openScreen(page, '/transaksi-penjualan', 'Transaksi Penjualan');
    await page.keyboard.press('Alt+7');
    await dialogFocused(page);
    await told(visitor, 'pesanan jadi');
    await page.keyboard.press('Enter');
    await told(visitor, kode_barcode);
    expect(visitor.complaints).toEqual([]);
    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'SPV1');
    await openScreen(phone.page, '/lihat-pesanan', 'Lihat Pesanan');
    await phone.page.getByText('SITI').locator('visible=true').first().waitFor();
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    await openScreen(phone.page, '/transaksi-pesanan', 'Transaksi Pesanan');
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);
