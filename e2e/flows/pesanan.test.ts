import { beforeAll, expect, test } from 'vitest';
import { sendQueued } from '../../apps/server/src/modules/promo/public.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { pieceSupply } from '../../apps/server/src/testing/ordering.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { cashOf, closesEven, customersScreen, paperOf, writesToCustomers } from '../support/from-intake.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
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
const { kode_barcode, piece } = next();
const ordersOf = (nama: string) =>
  stage.shop.look<{ no: string }>('select no_faktur as no from pesanan_detail where nama_barang = $1', [
    nama,
  ]);
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
    const visitor = await supervisorsWindow();
    const { page } = visitor;
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
    const visitor = await supervisorsWindow();
    const { page } = visitor;
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
    await page.keyboard.press('a');
    await page.locator('input[data-scan]').waitFor();
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

test(
  'an order of a known customer costs twelve keys and its pickup four: he reads it on his screen, is handed a slip and told that it is made, and the evening counts what came in',
  async () => {
    const another = next();
    const wablas = await writesToCustomers(stage);
    const before = await cashOf(stage);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    const screen = await customersScreen(stage, visitor);
    await openScreen(page, '/transaksi-pesanan', 'Transaksi Pesanan');
    await knownCustomer(page, MEMBERS[2]?.kode_customer ?? '');
    const order = new Keys(page);
    await order.pick(/^Sales/);
    await order.fill(/^Tgl Janji/, '28022026');
    await order.fill(/^Nama Barang/, 'GELANG KAWIN');
    await order.pick(/^Jenis/, another.piece.kode_dept);
    await order.pick(/^Group/, another.piece.kode_group);
    await order.fill(/^Kadar/, String(another.piece.kadar).replace('.', ','));
    await order.fill(/^Perkiraan Berat/, String(another.piece.berat).replace('.', ','));
    await expect.poll(() => page.locator('[name="lines.0.harga_emas"]').inputValue()).not.toBe('');
    await order.fill(/^DP/, '800000');
    for (const said of ['GELANG KAWIN', 'Sisa saat diambil', '28 Feb 2026', 'Tunai'])
      await screen.shows(said);
    expect(await screen.findings()).toEqual([]);
    const slip = paperOf(visitor, 'pesanan');
    await order.press('F9');
    await expect.poll(() => ordersOf('GELANG KAWIN')).toHaveLength(1);
    expect(order.count).toBeLessThanOrEqual(12);
    expect(await slip).toContain('pdf');
    await screen.shows('Terima kasih');
    expect(await screen.findings()).toEqual([]);
    const [{ no } = { no: '' }] = await ordersOf('GELANG KAWIN');

    const supervisor = await supervisorsWindow();
    await openScreen(supervisor.page, `/lihat-pesanan?no_faktur=${no}`, 'Lihat Pesanan');
    await told(supervisor, 'GELANG KAWIN');
    await supervisor.page.keyboard.press('j');
    await dialogFocused(supervisor.page);
    await typeText(supervisor.page, another.kode_barcode);
    await supervisor.page.keyboard.press('Control+s');
    await told(supervisor, 'Diambil sekarang');
    await sendQueued(stage.shop.app.kadar, 'K01');
    expect(wablas.requests.flatMap(({ data }) => data.map(({ message }) => message))).toEqual([
      expect.stringMatching(new RegExp(`${no} .*sudah jadi`)),
    ]);

    const pos = new PosPage(page);
    await pos.open();
    // Who sells stays at a till from sale to sale; what the customer has here is listed once he is named.
    await pos.pickSales();
    await page.keyboard.press('F3');
    await dialogFocused(page);
    await typeText(page, MEMBERS[2]?.kode_customer ?? '');
    await page
      .getByRole('dialog')
      .getByText(MEMBERS[2]?.kode_customer ?? '')
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    const pickup = new Keys(page);
    await page.getByRole('dialog').getByText(no).first().waitFor();
    await pickup.press('Enter');
    await told(visitor, another.kode_barcode);
    // What he left pays of it, and he reads what is missing.
    for (const said of ['Titipan', 'Kurang']) await screen.shows(said);
    expect(await screen.findings()).toEqual([]);
    // The cash that is missing is filled in by the first, and paid by the second.
    await pickup.press('F9');
    await page.getByText('uang pas').waitFor();
    await pickup.press('F9');
    await expect
      .poll(() => stage.shop.look('select status from pesanan where no_induk = $1', [no]))
      .toEqual([{ status: 'DIAMBIL' }]);
    expect(pickup.count).toBeLessThanOrEqual(4);
    await screen.shows('Terima kasih');

    const rest = another.harga_jual - 800_000;
    const after = await cashOf(stage);
    expect(after).toEqual({ ...before, DP_PESANAN: (before.DP_PESANAN ?? 0) + 800_000, PENJUALAN: rest });
    await closesEven(stage, supervisor);
    expect([...visitor.complaints, ...screen.complaints, ...supervisor.complaints]).toEqual([]);
    await wablas.close();
  },
  2 * PATIENCE,
);
