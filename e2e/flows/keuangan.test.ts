/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { TODAY } from '../../apps/server/src/testing/harness.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

/** The shop's day: head office's own is the calendar's. */
const DAY = `tgl_from=${TODAY}&tgl_to=${TODAY}`;

const stage = useStage();
const next = pieceSupply();

beforeAll(async () => {
  const kasir = await stage.shop.login('KASIR');
  const piece = next();
  const { status, body } = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
  expect(status, JSON.stringify(body)).toBe(200);
});

const tree = (page: Page) => page.getByRole('treegrid');
const line = (page: Page, kunci: string) => tree(page).locator(`tr[data-line="${kunci}"]`);
/** The line that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('data-line') ?? null);

test(
  'from the balance sheet to its document and back, by keys alone',
  async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.shop);
    await signIn({ page, context, complaints }, 'OWNER');
    await openScreen(page, `/neraca?tanggal=${TODAY}`);
    await line(page, 'ASET').waitFor();
    expect(await looks(page)).toEqual([]);
    await line(page, 'ASET').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('KAS');
    await page.keyboard.press('ArrowRight');
    await line(page, 'KAS:1101').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('KAS:1101');
    const neraca = page.url();
    expect(neraca).toContain('buka=');
    // The account, its ledger: one click; the document of a line: the second.
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/buku-besar\?/);
    await page.getByText('✓ cocok').waitFor();
    await page.getByText('Dari Neraca').waitFor();
    await page.locator('main tbody a').last().click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('heading', { name: /Penjualan/ }))
      .first()
      .waitFor();
    await page.goBack();
    await page.getByText('✓ cocok').waitFor();
    await page.goBack();
    await line(page, 'KAS:1101').waitFor();
    expect(page.url()).toBe(neraca);
    await expect.poll(() => focused(page)).toBe('KAS:1101');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('KAS');
    await page.keyboard.press('ArrowLeft');
    await line(page, 'KAS:1101').waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('KEWAJIBAN_MODAL');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('ASET');
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'the three of them on a desk and on a phone, light and dark; figures of each add up where they open',
  async () => {
    for (const viewport of [undefined, PHONE])
      for (const scheme of ['light', 'dark'] as const) {
        const { page, context, complaints } = await visit(stage.browser, stage.shop, viewport);
        await page.emulateMedia({ colorScheme: scheme });
        await signIn({ page, context, complaints }, 'OWNER');
        for (const [path, head] of [
          [`/laba-rugi?${DAY}&kolom=TOKO`, 'LABA'],
          [`/neraca?toko=K01&tanggal=${TODAY}&banding=SEBELUMNYA`, 'ASET'],
          [`/arus-kas?${DAY}&buka=KAS_AWAL.OPERASI.OPERASI_PENDAPATAN.OPERASI_BARANG`, 'KAS_AKHIR'],
        ] as const) {
          await openScreen(page, path);
          await line(page, head).waitFor();
          await page.screenshot({
            path: `/tmp/kadar-keuangan${path.split('?')[0]?.replace('/', '-')}-${viewport ? 'phone' : 'desk'}-${scheme}.png`,
          });
          expect([path, await looks(page)]).toEqual([path, []]);
          expect([path, await accessibilityFindings(page)]).toEqual([path, []]);
        }
        expect(complaints).toEqual([]);
        await context.close();
      }
    const { page, context, complaints } = await visit(stage.browser, stage.shop);
    await signIn({ page, context, complaints }, 'OWNER');
    for (const [path, from] of [
      [`/laba-rugi?${DAY}`, 'Dari Laba Rugi'],
      [`/arus-kas?${DAY}&buka=OPERASI.OPERASI_PENDAPATAN`, 'Dari Arus Kas'],
    ] as const) {
      await openScreen(page, path);
      await tree(page).getByRole('link').first().click();
      await page.getByText(from).waitFor();
      await page.getByText('✓ cocok').waitFor();
    }
    await context.close();
  },
  PATIENCE,
);
