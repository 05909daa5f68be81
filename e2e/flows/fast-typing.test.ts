import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { dialogFocused } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { PATIENCE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();

/** Every answer comes so many ms late. */
const late = async (page: Page, ms: number): Promise<void> => {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((passed) => setTimeout(passed, ms));
    await route.continue().catch(() => undefined);
  });
};

/** As fast as the keyboard allows: nothing is waited for between the keys. */
const burst = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

describe.each([0, 300, 1500])('with answers %d ms late', (ms) => {
  test(
    'Enter takes what answers the text that stands there, or says that there is none',
    async () => {
      const visitor = await visit(stage.browser, stage.shop);
      await signIn(visitor, 'KASIR1');
      const { page } = visitor;
      const pos = new PosPage(page);
      await pos.open();
      await late(page, ms);
      const [piece, other] = [next(), next()];
      const dialog = page.getByRole('dialog');

      await page.keyboard.press('F2');
      await dialogFocused(page);
      await page.keyboard.type(other.piece.nama_barang.slice(0, 5));
      await dialog.getByRole('option').first().waitFor();
      await burst(page, piece.kode_barcode);
      await pos.line(piece.kode_barcode).waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.locator('[data-barcode]').count()).toBe(1);

      // At once, before any answer; and what there is none of leaves the dialog open.
      await page.keyboard.press('F2');
      await dialogFocused(page);
      await burst(page, 'TIDAK ADA SEPERTI INI');
      await dialog.getByText('Tidak Ada Data').waitFor();
      await burst(page, other.kode_barcode);
      await pos.line(other.kode_barcode).waitFor();
      expect(await page.locator('[data-barcode]').count()).toBe(2);

      const [first, second] = MEMBERS;
      if (!first || !second) throw new Error('two members');
      await page.keyboard.press('F3');
      await dialogFocused(page);
      await page.keyboard.type(first.kode_customer);
      await dialog.getByRole('option').filter({ hasText: first.kode_customer }).first().waitFor();
      await burst(page, second.kode_customer);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(second.nama_customer).first().waitFor();

      await page.keyboard.press('Control+k');
      await dialogFocused(page);
      await page.keyboard.type(other.piece.nama_barang.slice(0, 5));
      await burst(page, piece.kode_barcode);
      await page.waitForURL(`**/data-barang?q=${piece.kode_barcode}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    PATIENCE,
  );
});
