import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAIN, PASSWORD, PIECES } from '../../apps/server/src/testing/harness.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { dialogFocused, typeText } from '../support/keyboard.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { cameraSees } from '../support/scripted-camera.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const priced = (PIECES[0] ?? [])
  .map((piece) => ({ piece, rp: estimatePrice(CHAIN, piece) }))
  .filter(({ rp }) => rp < 30_000_000)
  .sort((a, b) => a.rp - b.rp);
const [old, small] = [priced.at(-40)?.piece, priced.at(2)?.piece];

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
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('[data-barcode]').waitFor();
  return Number(said.replaceAll(/\D/g, ''));
};

test(
  'old gold in exchange: what it reaches is added by keys, the difference is paid, both documents stand',
  async () => {
    if (!old) throw new Error('the test chain is too small');
    const notas = [await sellElsewhere(stage.shop, old.kode_barcode)];
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    const pos = new PosPage(page);
    const buy = new BuyPage(page);
    await pos.open();
    await bring(buy, notas[0] ?? '', old.berat_asli);
    const said = await takeReached(page);
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThanOrEqual(500_000);
    expect(await pos.total()).toBe(said);
    await pos.pickSales();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('F9');
    await page.keyboard.press('F9');
    await sold(page);
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
    await page.getByText('Dibayarkan ke pelanggan').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await pos.pickSales();
    await page.locator('button[data-pay]').click();
    await new Shell(page).approve('OWNER', PASSWORD);
    await sold(page);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
