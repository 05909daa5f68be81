import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/testing/buying.ts';
import { deliveryOf } from '../../apps/server/src/testing/receiving.ts';
import { dialogFocused, scan, settle, tabTo, takeMarked, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const cashiersPhone = useSharedWindow(stage, 'KASIR1', { viewport: PHONE });
const K01 = { toko: 'K01' };
const next = pieceSupply();
const TITLE = 'Stock Opname Barang';

const countBatches = async (page: Page): Promise<void> => {
  await tabTo(page, /^Yang diopname/);
  await page.keyboard.press('ArrowDown');
  const choices = page.getByRole('option', { name: 'Belum Tag' });
  await choices.waitFor();
  for (let press = 0; press < 8; press++) {
    await settle(page);
    if (await page.locator('[role=option][data-combobox-selected]').and(choices).isVisible()) break;
    await page.keyboard.press('ArrowDown');
  }
  await takeMarked(page, choices);
};

const rowOf = (page: Page, kunci: string) => page.getByRole('row').filter({ hasText: kunci });

const weigh = async (page: Page, kunci: string, gram: string): Promise<void> => {
  await rowOf(page, kunci).first().click();
  await page.keyboard.press('Enter');
  await dialogFocused(page);
  await typeText(page, gram);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

test(
  'a batch is weighed by two, at the counter and on the phone, and its count ends with a reason for what is missing',
  async () => {
    const owner = await stage.shop.login('OWN');
    const delivered = await owner.post('terima-supplier', deliveryOf(), K01);
    const batch = `${(delivered.body.data as { no_faktur: string }).no_faktur}/1`;
    const spv = await supervisorsWindow();
    await openScreen(spv.page, '/stock-opname', TITLE);
    await countBatches(spv.page);
    await spv.page.getByRole('button', { name: /^Lanjut Opname/ }).waitFor();
    await spv.page.keyboard.press('F9');
    await rowOf(spv.page, batch).first().waitFor();
    expect(await looks(spv.page)).toEqual([]);
    await weigh(spv.page, batch, '49,5');
    await rowOf(spv.page, batch).filter({ hasText: 'Beda Berat' }).waitFor();

    const kasir = await cashiersPhone();
    await openScreen(kasir.page, '/stock-opname', TITLE);
    await kasir.page.getByRole('combobox', { name: 'Yang diopname' }).click();
    await kasir.page.getByRole('option', { name: 'Belum Tag' }).click();
    await kasir.page.getByText(batch).first().waitFor();
    expect(await looks(kasir.page)).toEqual([]);
    expect(await kasir.page.getByText('50,000').count()).toBe(0);
    await kasir.page.getByText(batch).first().click();
    await kasir.page.getByRole('button', { name: 'Simpan hitungan' }).click();
    await kasir.page.getByRole('dialog').waitFor();
    await kasir.page.getByRole('dialog').getByRole('textbox').first().fill('49,5');
    await kasir.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Simpan hitungan/ })
      .click();
    await kasir.page.getByRole('dialog').waitFor({ state: 'hidden' });

    await rowOf(spv.page, batch).filter({ hasText: 'KASIR1' }).waitFor();
    await spv.page.keyboard.press('F10');
    await dialogFocused(spv.page);
    await typeText(spv.page, 'SERBUK');
    await spv.page.keyboard.press('Control+s');
    await spv.page.getByRole('button', { name: /^Lanjut Opname/ }).waitFor();
    const archived = await stage.shop.look<object>(
      'select hasil, berat_harus::int, berat_timbang::int, keterangan from opname_hasil where kode = $1',
      [batch],
    );
    expect(archived).toEqual([
      { hasil: 'BEDA_BERAT', berat_harus: 50_000, berat_timbang: 49_500, keterangan: 'SERBUK' },
    ]);
    expect([...spv.complaints, ...kasir.complaints]).toEqual([]);
  },
  PATIENCE,
);

test(
  'two devices count a tray while a till sells a piece of it: found before its sale, gone after it; what is scanned offline goes out once',
  async () => {
    const sold = next();
    const { kode_barcode } = sold;
    const [tray] = await stage.shop.look<{ kode_baki: string; codes: string[] }>(
      `select b.kode_baki, array_agg(x.kode_barcode order by x.kode_barcode) as codes from barang b
       join barang x on x.kode_toko = b.kode_toko and x.kode_baki = b.kode_baki and x.status = 'READY' and x.kode_barcode <> b.kode_barcode
       where b.kode_barcode = $1 group by 1`,
      [kode_barcode],
    );
    const { kode_baki = '', codes: [kept = ''] = [] } = tray ?? {};
    const one = await visit(stage.browser, stage.shop);
    const other = await visit(stage.browser, stage.shop, PHONE);
    // A page that is still drawing holds keys up, and what comes after a pause is another scan.
    const ready = async ({ page }: typeof one) => {
      await page.locator('input[aria-label="Scan barcode atau label baki"]:focus').waitFor();
      for (let turn = 0; turn < 3; turn++)
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
      await settle(page);
    };
    const says = ({ page }: typeof one, code: string, word: string) =>
      page.getByRole('status').filter({ hasText: code }).filter({ hasText: word }).waitFor();
    await signIn(one, 'SPV1');
    await openScreen(one.page, '/stock-opname', TITLE);
    // The scanner waits for nothing: what it reads while the tray is being opened is of that tray.
    await one.page.route('**/opname-barang/start', async (route) => {
      await delay(600);
      await route.continue();
    });
    await scan(one.page, kode_baki);
    await scan(one.page, kode_barcode);
    await says(one, kode_barcode, 'Ketemu');
    // A screen that is busy drawing between two characters takes none of them away.
    await one.page.keyboard.press(kept.charAt(0));
    await one.page.evaluate(() => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    });
    await scan(one.page, kept.slice(1));
    await says(one, kept, 'Ketemu');
    const till = await stage.shop.login('KASIR');
    const sale = await till.post('penjualan', saleOf([sold], [cash(sold.harga_jual)]));
    expect(sale.status, JSON.stringify(sale.body)).toBe(200);
    await signIn(other, 'KASIR1');
    await openScreen(other.page, '/stock-opname', TITLE);
    await other.page.getByText('Scan barang pertama').waitFor();
    // The one figure that is read standing is as large as the count of bags has it.
    expect((await looks(other.page)).filter((said) => !said.startsWith('48px'))).toEqual([]);
    await ready(other);
    await scan(other.page, kode_barcode);
    await says(other, kode_barcode, 'Sudah Keluar');
    await other.page.context().setOffline(true);
    await ready(other);
    await scan(other.page, kept);
    await other.page.getByText(/antre 1/).waitFor();
    await ready(other);
    await scan(other.page, kept);
    await other.page.getByText(/antre 2/).waitFor();
    await other.page.context().setOffline(false);
    await other.page.getByText(/antre 0/).waitFor();
    const scans = await stage.shop.look<{ hasil: string }>(
      'select hasil from opname_scan where kode = $1 order by at, hasil desc',
      [kept],
    );
    expect(scans.map(({ hasil }) => hasil)).toEqual(['KETEMU', 'GANDA', 'GANDA']);
    expect(one.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a sample is drawn, looked for by its list at the counter and on the phone, and its end says how much of all may be missing',
  async () => {
    const spv = await supervisorsWindow();
    await openScreen(spv.page, '/stock-opname', TITLE);
    await spv.page.getByRole('button', { name: /^Sampel acak/ }).waitFor();
    await spv.page.keyboard.press('Alt+S');
    await dialogFocused(spv.page);
    await spv.page.keyboard.press('Control+a');
    await typeText(spv.page, '2');
    expect(await accessibilityFindings(spv.page)).toEqual([]);
    await spv.page.keyboard.press('Control+s');
    await spv.page.getByRole('heading', { name: '0 dari 2 barang sampel ketemu' }).waitFor();
    const drawn = await stage.shop.look<{ kode: string }>('select kode from opname_sampel order by kode');
    for (const { kode } of drawn) await spv.page.getByRole('row').filter({ hasText: kode }).waitFor();
    const kasir = await cashiersPhone();
    await openScreen(kasir.page, '/stock-opname', TITLE);
    await kasir.page.getByRole('button', { name: /^Sampel acak/ }).click();
    await kasir.page
      .getByText(drawn[0]?.kode ?? '')
      .first()
      .waitFor();
    for (const { page } of [spv, kasir])
      expect((await looks(page)).filter((said) => !said.startsWith('48px'))).toEqual([]);
    // Who would begin anew is asked first.
    await spv.page.keyboard.press('Alt+K');
    await dialogFocused(spv.page);
    expect(await accessibilityFindings(spv.page)).toEqual([]);
    await spv.page.keyboard.press('Escape');
    await spv.page.getByRole('dialog').waitFor({ state: 'detached' });
    await spv.page.locator('input[aria-label="Scan barcode atau label baki"]').focus();
    for (const { kode } of drawn) await scan(spv.page, kode);
    await spv.page.getByRole('heading', { name: '2 dari 2 barang sampel ketemu' }).waitFor();
    await spv.page.keyboard.press('F8');
    await spv.page.getByText('Barang tidak ketemu (0)').first().waitFor();
    await spv.page.locator('button:enabled').filter({ hasText: 'Selesai Opname' }).waitFor();
    await spv.page.keyboard.press('F10');
    await spv.page.getByRole('dialog', { name: 'Selesai Opname' }).waitFor();
    expect(await accessibilityFindings(spv.page)).toEqual([]);
    await spv.page.keyboard.press('Control+s');
    await spv.page.getByText(/0 dari 2 barang sampel tidak ketemu: paling banyak 77,7 %/).waitFor();
    // The first glance, once nothing is open: what was seen lately, and what the last sample said.
    await spv.page.getByText(/% terlihat ≤ 30 hari/).waitFor();
    await spv.page.getByText(/^Sampel .*: 0 dari 2 tidak ketemu/).waitFor();
    expect(await looks(spv.page)).toEqual([]);
    expect([...spv.complaints, ...kasir.complaints]).toEqual([]);
  },
  PATIENCE,
);
