/// <reference lib="dom" />
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { CHAIN, PASSWORD, PIECES } from '../../apps/server/src/testing/harness.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { dialogFocused, scan, settle, soon, typeText } from '../support/keyboard.ts';
import { salesOf, sellElsewhere } from '../support/meanwhile.ts';
import { printsOf } from '../support/printed.ts';
import { cameraSees } from '../support/scripted-camera.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const priced = (PIECES[0] ?? [])
  .map((piece) => ({ piece, rp: estimatePrice(CHAIN, piece) }))
  .filter(({ rp }) => rp < 30_000_000)
  .sort((a, b) => a.rp - b.rp);
const [old, small] = [priced.at(-40)?.piece, priced.at(2)?.piece];

const supply = pieceSupply();

/** How often a document was counted as printed. */
const countOf = async (no_faktur: string): Promise<number | undefined> =>
  (await stage.shop.look<{ cetak: number }>('select cetak from dokumen where no_faktur = $1', [no_faktur]))[0]
    ?.cetak;

/** One nota of two pieces. */
const sellTwo = async (): Promise<string> => {
  const spv = await stage.shop.login('SPV');
  const lines = [supply(), supply()];
  const sold = await spv.post(
    'penjualan',
    saleOf(lines, [cash(lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0))]),
  );
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  return noFaktur(sold.body);
};

/** F6: an old piece by its nota, weighed by hand, taken in exchange. */
const bring = async (buy: BuyPage, nota: string, berat: number): Promise<void> => {
  const { page } = buy;
  await page.keyboard.press('F6');
  await dialogFocused(page);
  await typeText(page, nota);
  await page.keyboard.press('Enter');
  await buy.field('berat_kotor').fill(String(berat).replace('.', ','));
  await buy.choose('BAGUS');
  await buy.photograph();
  await page.getByRole('button', { name: 'Tukar dengan ini' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Rupiah as approvals say them. */
const showRupiahText = (rp: number): RegExp => new RegExp(rp.toLocaleString('id').replaceAll('.', '[.,]'));

const sold = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByText(/PJ[A-Z0-9]{12}/)
    .first()
    .waitFor();

/** 'Bisa ditukar' by keys alone: a band more, the second piece, Enter; gives what it said that is added. */
const takeReached = async (page: Page): Promise<number> => {
  const list = page.getByRole('listbox', { name: 'Bisa ditukar' });
  await page.locator('input[data-scan]:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-band]').getByText('+500.000').waitFor();
  await list.getByRole('option').nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  const said = await chosen.getByText(/^tambah/).innerText();
  expect(await accessibilityFindings(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('[data-barcode]').waitFor();
  return Number(said.replaceAll(/\D/g, ''));
};

test(
  'old gold in exchange: what it reaches is added by keys, the difference is paid, both documents stand',
  async () => {
    if (!old) throw new Error('the test chain is too small');
    const notas = [await sellElsewhere(stage.shop, old.kode_barcode)];
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    const pos = new PosPage(page);
    const buy = new BuyPage(page);
    await pos.open();
    await bring(buy, notas[0] ?? '', old.berat_asli);
    const said = await takeReached(page);
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThanOrEqual(500_000);
    expect(await pos.total()).toBe(said);
    await pos.pickSales();
    // What is laid down is what is due, not what the new piece costs.
    const offered = await page
      .getByRole('group', { name: 'Tunai cepat' })
      .getByRole('button')
      .allInnerTexts();
    for (const text of offered.slice(1))
      expect(Number(text.replaceAll(/\D/g, ''))).toBeLessThanOrEqual(said + 1_000_000);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('F9');
    await page.keyboard.press('F9');
    await sold(page);
    const result = page.getByRole('dialog');
    expect(Number((await result.getByRole('status').innerText()).replaceAll(/\D/g, ''))).toBe(said);
    await result.getByText(/^Emas lama · /).waitFor();
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([]);
    const pairs = () =>
      stage.shop.look<{ jenis: string; bayar: number }>(
        `select d.jenis, (select sum(b.jumlah_rp) from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'CASH')::int as bayar
         from dokumen d where no_tukar is not null order by d.at, d.jenis desc`,
      );
    expect((await pairs()).map(({ jenis }) => jenis)).toEqual(['PENJUALAN', 'PEMBELIAN']);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone the camera reads the tag, and an old piece worth more is paid out, with an approval',
  async () => {
    if (!small) throw new Error('the test chain is too small');
    const worth = priced.at(-60)?.piece;
    if (!worth) throw new Error('the test chain is too small');
    const nota = await sellElsewhere(stage.shop, worth.kode_barcode);
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await cameraSees(visitor.context, small.kode_barcode);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    const pos = new PosPage(page);
    await pos.open();
    await pos.scanByCamera(small.kode_barcode);
    await bring(new BuyPage(page), nota, worth.berat_asli);
    await page.locator('main').getByText('Dibayarkan ke pelanggan').first().waitFor();
    expect(await page.getByRole('group', { name: 'Tunai cepat' }).count()).toBe(0);
    // What he brings stands under what he takes, figure under figure.
    const ends = await page
      .locator('li:is([data-barcode], [data-old]) strong.num')
      .evaluateAll((figures) => figures.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
    expect(await accessibilityFindings(page)).toEqual([]);
    await pos.pickSales();
    await page.locator('button[data-pay]').click();
    const out = await pos.total();
    await page.getByRole('dialog', { name: 'Otorisasi' }).getByText(showRupiahText(out)).first().waitFor();
    await new Shell(page).approve('OWNER', PASSWORD);
    const no = await pos.saved();
    await page.getByRole('dialog').getByText('Dibayarkan ke pelanggan').first().waitFor();
    // A phone opens the nota when it is asked to, and only then it is counted.
    expect(await countOf(no)).toBe(0);
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Buka nota' }).click(),
    ]);
    await expect.poll(() => countOf(no)).toBe(1);
    await paper.close();
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a nota of several pieces is chosen of by arrows; an unknown one leaves nothing of it, and what keeps the piece from being taken is said',
  async () => {
    const no_faktur = await sellTwo();
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await new PosPage(page).open();
    await page.keyboard.press('F6');
    await dialogFocused(page);
    const dialog = page.getByRole('dialog', { name: 'Emas lama' });
    const why = dialog.locator('p[id]').last();
    await dialog.getByText('Scan nota dulu').waitFor();
    await scan(page, no_faktur);
    const lines = page.getByRole('listbox', { name: `Barang mana dari ${no_faktur}?` });
    await lines.getByRole('option').nth(1).waitFor();
    expect(await lines.locator('img').count()).toBe(2);
    // Barcode, kadar, grams, day of the sale.
    expect(
      (await lines.getByRole('option').first().locator('small').first().innerText()).split(' · '),
    ).toHaveLength(4);
    expect(await accessibilityFindings(page)).toEqual([]);
    // A scanner too slow to be known as one chooses nothing.
    await page.keyboard.type('PJK01', { delay: 100 });
    await page.keyboard.press('Enter');
    await settle(page);
    expect(await lines.isVisible()).toBe(true);
    // On a busy machine a scan may come as slowly as a hand types.
    for (let again = 0; again < 5 && (await lines.isVisible()); again++) {
      await scan(page, 'PJK01ZZZZZZZZZ');
      await soon(lines, 'hidden');
    }
    await lines.waitFor({ state: 'detached' });
    await dialog.getByRole('alert').waitFor();
    await dialogFocused(page);
    await page.keyboard.press('Control+a');
    await scan(page, no_faktur);
    await lines.getByRole('option').nth(1).waitFor();
    const second = await lines.getByRole('option').nth(1).locator('strong').first().innerText();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await lines.waitFor({ state: 'detached' });
    await dialog.getByText(second).first().waitFor();
    await page.locator('[name="berat_kotor"]:focus').waitFor();
    expect(await dialog.getByRole('button', { name: 'Tukar dengan ini' }).isDisabled()).toBe(true);
    expect(await why.innerText()).toMatch(/^Belum lengkap: /);
    await dialog.getByText('Kondisi barang', { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'Enter as soon as a sale is saved takes no nota with it, and what did not leave is printed later as the nota it is',
  async () => {
    const owner = await stage.shop.login('OWN');
    await owner.put('para-system', { values: { NOTA_FORMAT: '80MM' } }, { toko: 'K01' });
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    const printed = await printsOf(visitor);
    const papersOf = (no: string) => printed.filter((text) => text.includes(no));
    const pos = new PosPage(page);
    await pos.open();
    await pos.pickSales();
    await pos.ready();
    const sell = async (): Promise<string> => {
      const { kode_barcode } = supply();
      await pos.scan(kode_barcode);
      await page.keyboard.press('Alt+1');
      await pos.hinted('uang pas');
      await page.keyboard.press('F9');
      await page.getByRole('dialog').getByText('Penjualan tersimpan').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const [sale] = await salesOf(stage.shop, kode_barcode);
      return sale?.no_faktur ?? '';
    };
    const late = async (route: Route): Promise<void> => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    };
    await page.route(/\/nota\b/, late);
    const notas = [await sell(), await sell(), await sell()];
    await expect.poll(() => notas.map((no) => papersOf(no).length)).toEqual([1, 1, 1]);
    expect(await Promise.all(notas.map(countOf))).toEqual([1, 1, 1]);
    expect(printed.join()).not.toContain('SALINAN');
    await page.unroute(/\/nota\b/, late);

    const refusal = { code: 'KESALAHAN_SERVER', message: 'Server sedang bermasalah' };
    const fail = (route: Route) => route.fulfill({ status: 500, json: refusal });
    await page.route(/\/nota\b/, fail);
    const lost = await sell();
    await page.getByRole('alert').getByText(refusal.message).waitFor();
    expect(await countOf(lost)).toBe(0);
    await page.unroute(/\/nota\b/, fail);
    await page.keyboard.press('F10');
    await page.locator('button:focus').filter({ hasText: 'Cetak Nota' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Cetak SALINAN ke-1/ }).waitFor();
    await expect.poll(() => papersOf(lost).length).toBe(1);
    expect(papersOf(lost)[0]).not.toContain('SALINAN');
    expect(await countOf(lost)).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await owner.put('para-system', { values: { NOTA_FORMAT: 'A5' } }, { toko: 'K01' });
    await visitor.context.close();
  },
  2 * PATIENCE,
);
