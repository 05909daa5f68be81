/// <reference lib="dom" />
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { TODAY } from '../../apps/server/src/testing/harness.ts';
import { underToast } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit } from '../support/visitor.ts';

/** The desk's window at 200 %. */
const ZOOMED = { width: 683, height: 384 };

const stage = useStage();
const next = pieceSupply();

beforeAll(async () => {
  const kasir = await stage.shop.login('KASIR');
  const pieces = [next(), next(), next()];
  const due = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const { status, body } = await kasir.post('penjualan', saleOf(pieces, [cash(due)]));
  expect(status, JSON.stringify(body)).toBe(200);
});

const atDashboard = async (viewport?: typeof ZOOMED) => {
  const visitor = await visit(stage.browser, stage.shop, viewport);
  await signIn(visitor, 'OWNER');
  await openScreen(visitor.page, '/dashboard');
  const tiles = visitor.page.getByRole('region', { name: 'Angka utama' });
  await tiles.getByRole('link', { name: /^Rp/ }).first().waitFor();
  return { ...visitor, tiles };
};

/** Whether all of it stands on the screen, below nothing that is pinned and beyond no edge. */
const inSight = (cell: Locator): Promise<boolean> =>
  cell.evaluate((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const at = (x: number): boolean => one.contains(document.elementFromPoint(x, top + height / 2));
    return at(left + 2) && at(right - 2) && one.scrollWidth <= one.clientWidth;
  });

test(
  "the dashboard's figures are of one size, and none leaves its tile",
  async () => {
    const { tiles, context, complaints } = await atDashboard();
    const figures = await tiles.locator('> div').evaluateAll((all) =>
      all.map((tile) => {
        const figure = tile.children[1] as HTMLElement;
        return {
          size: getComputedStyle(figure).fontSize,
          inside: figure.getBoundingClientRect().right <= tile.getBoundingClientRect().right - 8,
        };
      }),
    );
    expect(figures.length).toBeGreaterThan(3);
    expect(new Set(figures.map(({ size }) => size)).size).toBe(1);
    expect(figures.every(({ inside }) => inside)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'the total that a pinned figure is held against is in sight, and the note covers no more than it needs',
  async () => {
    const { page, tiles, context, complaints } = await atDashboard();
    await tiles.getByRole('link', { name: /^Rp/ }).first().click();
    await page.getByText('✓ cocok').waitFor();
    const figure = await page
      .getByRole('status')
      .filter({ hasText: 'Dari Dashboard' })
      .locator('strong')
      .textContent();
    const total = page.locator('main tfoot td').filter({ hasText: figure ?? '' });
    expect(await inSight(total.last())).toBe(true);
    await page.keyboard.press('F9');
    await page.getByText('Laporan Tersedia').waitFor();
    expect(await underToast(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'on a low window, as at 200 %, nothing pinned covers what is typed or listed',
  async () => {
    const { page, context, complaints } = await atDashboard(ZOOMED);
    const cut = page
      .getByRole('search')
      .locator('input')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(await cut).toBe(0);
    await openScreen(page, '/parameter-harga-emas-global', 'Parameter Harga Emas Global');
    const field = page.getByLabel('Harga Global', { exact: true });
    await field.fill('2750000');
    expect(await inSight(field)).toBe(true);
    await page.goto(`/laporan-penjualan?tgl_from=${TODAY}&tgl_to=${TODAY}&toko=*`);
    const group = page.getByRole('list', { name: 'Laporan Penjualan' }).getByRole('button', { name: /^K01/ });
    await group.focus();
    expect(await inSight(group)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);
