import { beforeAll, expect, test } from 'vitest';
import { listRing, MEMBER, pieceSupply } from '../../apps/server/src/testing/preordering.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
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
const { kode_barcode } = pieceSupply()();
beforeAll(async () => {
  await listRing(stage.shop);
});

let shot = 0;
const told = ({ page }: Visitor, text: string) =>
  page.getByText(text).locator('visible=true').first().waitFor();

test(
  'a pre-order is taken by keyboard: its member, what he asks for of the catalogue, and errors at their fields',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/transaksi-pre-order', 'Transaksi Pre Order');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByRole('alert').first().waitFor();
    await page.keyboard.press('F3');
    await dialogFocused(page);
    await typeText(page, MEMBER);
    await page.getByRole('dialog').getByText(MEMBER).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(MEMBER) }).waitFor();
    await page.keyboard.press('F2');
    await dialogFocused(page);
    await typeText(page, 'solit');
    await page.getByRole('dialog').getByText('Cincin').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Solitaire/ }).waitFor();
    await tabTo(page, /^DP/);
    await typeText(page, '1000000');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.screenshot({ path: `/tmp/pesan-shots/${++shot}.png` });
    await page.keyboard.press('F9');
    await told(visitor, 'POK01');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a pre-order is found by its status, its piece is kept, and fetched at the till',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/pre-order?tahap=open', 'Pre Order');
    const number = page
      .getByText(/^POK01/)
      .locator('visible=true')
      .first();
    await number.waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.screenshot({ path: `/tmp/pesan-shots/${++shot}.png` });
    await number.click();
    await page.getByRole('button', { name: /^Barang Siap/ }).waitFor();
    await page.keyboard.press('p');
    await dialogFocused(page);
    await page.keyboard.press('Control+s');
    await told(visitor, 'Dicari');
    await page.keyboard.press('j');
    await dialogFocused(page);
    await typeText(page, kode_barcode);
    await page.keyboard.press('Control+s');
    await told(visitor, 'Diambil sekarang');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.screenshot({ path: `/tmp/pesan-shots/${++shot}.png` });
    await openScreen(page, '/transaksi-penjualan', 'Transaksi Penjualan');
    await page.keyboard.press('Alt+7');
    await dialogFocused(page);
    await page.getByRole('dialog').getByText('POK01').first().waitFor();
    await page.keyboard.press('Enter');
    await told(visitor, kode_barcode);
    expect(visitor.complaints).toEqual([]);
    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'SPV1');
    await openScreen(phone.page, '/pre-order', 'Pre Order');
    await phone.page.getByText('Siap diambil').locator('visible=true').first().waitFor();
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    await phone.page.screenshot({ path: `/tmp/pesan-shots/${++shot}.png` });
    await openScreen(phone.page, '/transaksi-pre-order', 'Transaksi Pre Order');
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    await phone.page.screenshot({ path: `/tmp/pesan-shots/${++shot}.png` });
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);
