import { beforeAll, expect, test } from 'vitest';
import { sendQueued } from '../../apps/server/src/modules/promo/public.ts';
import { listRing, MEMBER, pieceSupply } from '../../apps/server/src/testing/preordering.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { cashOf, closesEven, customersScreen, paperOf, writesToCustomers } from '../support/from-intake.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
import { Keys, knownCustomer } from '../support/keys.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
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
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const next = pieceSupply();
const { kode_barcode } = next();
beforeAll(async () => {
  await listRing(stage.shop);
});

const told = ({ page }: Visitor, text: string | RegExp) =>
  page.getByText(text).locator('visible=true').first().waitFor();

test(
  'a pre-order is taken by keyboard: its member, what he asks for of the catalogue, and errors at their fields',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
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
    await page.keyboard.press('F9');
    await told(visitor, 'POK01');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a pre-order is found by its status, its piece is kept, and fetched at the till',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/pre-order?tahap=open', 'Pre Order');
    const number = page
      .getByText(/^POK01/)
      .locator('visible=true')
      .first();
    await number.waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
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
    await openScreen(phone.page, '/transaksi-pre-order', 'Transaksi Pre Order');
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'its member reads on his screen what he pays down, is handed a slip and told that it is there, and the evening counts what came in',
  async () => {
    const piece = next();
    const wablas = await writesToCustomers(stage);
    const before = await cashOf(stage);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    const screen = await customersScreen(stage, visitor);
    await openScreen(page, '/transaksi-pre-order', 'Transaksi Pre Order');
    await knownCustomer(page, MEMBER);
    const taken = new Keys(page);
    await taken.press('F2');
    await dialogFocused(page);
    await typeText(page, 'solit');
    await page.getByRole('dialog').getByText('Cincin').first().waitFor();
    await taken.press('Enter');
    await page.getByRole('button', { name: /Solitaire/ }).waitFor();
    await taken.fill(/^DP/, '1000000');
    for (const said of [/Solitaire/, 'Sisa saat diambil', 'Tunai']) await screen.shows(said);
    expect(await screen.findings()).toEqual([]);
    const slip = paperOf(visitor, 'pre-order');
    await taken.press('F9');
    await told(visitor, /^POK01\w+ tersimpan$/);
    expect(taken.count).toBeLessThanOrEqual(12);
    expect(await slip).toContain('pdf');
    await screen.shows('Terima kasih');
    const [{ no } = { no: '' }] = await stage.shop.look<{ no: string }>(
      'select no_faktur as no from preorder_detail order by no_faktur desc limit 1',
    );

    const supervisor = await supervisorsWindow();
    await openScreen(supervisor.page, `/pre-order?no_faktur=${no}`, 'Pre Order');
    await supervisor.page.getByRole('button', { name: /^Barang Siap/ }).waitFor();
    await supervisor.page.keyboard.press('j');
    await dialogFocused(supervisor.page);
    await typeText(supervisor.page, piece.kode_barcode);
    await supervisor.page.keyboard.press('Control+s');
    await told(supervisor, 'Diambil sekarang');
    await sendQueued(stage.shop.app.kadar, 'K01');
    expect(wablas.requests.flatMap(({ data }) => data.map(({ message }) => message))).toEqual([
      expect.stringMatching(new RegExp(`${no}, sudah ada`)),
    ]);

    const pos = new PosPage(page);
    await pos.open();
    await pos.pickSales();
    await page.keyboard.press('Alt+7');
    await dialogFocused(page);
    await typeText(page, no);
    await page.getByRole('dialog').getByText(no).first().waitFor();
    const pickup = new Keys(page);
    await pickup.press('Enter');
    await told(visitor, piece.kode_barcode);
    for (const said of ['Titipan', 'Kurang']) await screen.shows(said);
    expect(await screen.findings()).toEqual([]);
    await pickup.press('F9');
    await page.getByText('uang pas').waitFor();
    await pickup.press('F9');
    await expect
      .poll(() => stage.shop.look('select status from pesanan where no_induk = $1', [no]))
      .toEqual([{ status: 'DIAMBIL' }]);
    expect(pickup.count).toBeLessThanOrEqual(4);
    await screen.shows('Terima kasih');

    expect(await cashOf(stage)).toEqual({
      ...before,
      DP_PESANAN: (before.DP_PESANAN ?? 0) + 1_000_000,
      PENJUALAN: piece.harga_jual - 1_000_000,
    });
    await closesEven(stage, supervisor);
    expect([...visitor.complaints, ...screen.complaints, ...supervisor.complaints]).toEqual([]);
    await wablas.close();
  },
  2 * PATIENCE,
);
