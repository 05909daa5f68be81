/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { TODAY } from '../../apps/server/src/testing/harness.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  DESKTOP,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
} from '../support/visitor.ts';

/** What a browser that was never here asks for until the dashboard stands. */
const MOST_REQUESTS = 60;

const stage = useStage();
const next = pieceSupply();

beforeAll(async () => {
  const kasir = await stage.shop.login('KASIR');
  const pieces = [next(), next()];
  const due = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const { status, body } = await kasir.post('penjualan', saleOf(pieces, [cash(due)]));
  expect(status, JSON.stringify(body)).toBe(200);
});

const owner = async (viewport = DESKTOP) => {
  const visitor = await visit(stage.browser, stage.shop, viewport);
  await signIn(visitor, 'OWNER');
  return visitor;
};

/** Chosen by keys from a list, as its words begin. */
const choose = async (page: Page, field: string, word: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: word }).first().waitFor();
  const options = await page.getByRole('option').allInnerTexts();
  const chosen = await page.locator('[role=option][data-combobox-selected]').innerText();
  const steps = options.findIndex((one) => one.includes(word)) - options.indexOf(chosen);
  for (let step = 0; step < Math.abs(steps); step++)
    await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Enter');
};

test(
  'a browser that was never here asks for no more than sixty things until the dashboard stands',
  async () => {
    const { page, context, complaints } = await owner();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
    });
    await openScreen(page, '/dashboard');
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    const twice = asked.filter((path, at) => path.startsWith('/api/') && asked.indexOf(path) < at);
    expect(twice).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'period, comparison and the mark of a plot are chosen by keys, stand in the address, and the way back finds the place',
  async () => {
    const { page, context, complaints } = await owner();
    await openScreen(page, '/dashboard');
    await choose(page, 'Periode', 'Bulan ini');
    await expect.poll(() => page.url()).toContain('rentang=BULAN_INI');
    const against = page.getByRole('combobox', { name: 'Bandingkan', exact: true });
    await expect.poll(() => against.inputValue()).toMatch(/^Bandingkan: 1–25\sJan\s2026 s\.d\. 12\.00$/);
    await choose(page, 'Bandingkan', 'tahun lalu');
    await expect.poll(() => page.url()).toContain('banding=TAHUN_LALU');
    await page.getByText('belum ada pembanding').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByText('Grafik', { exact: true }).click();
    const plot = page.getByRole('slider', { name: 'Penjualan per hari' });
    await plot.focus();
    expect(await plot.getAttribute('aria-valuetext')).toMatch(/^25\sFeb\s2026: .*Rp\. [1-9]/);
    expect(await plot.getAttribute('aria-valuemax')).toBe('24');
    await page
      .getByText(/1–25\sFeb\s2025: belum ada pembanding/)
      .first()
      .waitFor();
    await page.keyboard.press('t');
    const table = page.getByRole('region', { name: 'Penjualan per hari, Tabel' }).getByRole('table');
    await table.getByRole('row', { name: /25\sFeb\s2026 Rp/ }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await looks(page)).toEqual([]);
    await page.keyboard.press('t');

    const months = page.getByRole('slider', { name: 'Penjualan per bulan' });
    await months.scrollIntoViewIfNeeded();
    await months.focus();
    const scrolled = () =>
      months.evaluate((plot) => {
        for (let one = plot.parentElement; one; one = one.parentElement)
          if (one.scrollTop > 0) return one.scrollTop;
        return 0;
      });
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Laporan Penjualan' }).waitFor();
    expect(page.url()).toContain('tgl_from=2026-02-01');
    expect(page.url()).toContain(`tgl_to=${TODAY}`);
    await page.goBack();
    await months.waitFor();
    expect(page.url()).toContain('banding=TAHUN_LALU');
    await expect.poll(scrolled).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'on a phone the dashboard and its plots are as wide as the window, and fit the finger',
  async () => {
    const { page, context, complaints } = await owner(PHONE);
    for (const where of ['/dashboard', '/dashboard?tampilan=grafik&rentang=TAHUN_INI']) {
      await openScreen(page, where);
      expect(await looks(page)).toEqual([]);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);
