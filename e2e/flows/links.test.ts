/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TODAY } from '../../apps/server/src/testing/harness.ts';
import { demoHistory } from '../../apps/server/src/tests/reports/demo-year.fixture.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { listening } from '../support/shop.ts';
import { useStageOf } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE } from '../support/visitor.ts';

/** The history that the figures are crawled in, too. */
const DAYS = 45;
const FROM = '2026-01-26';

const stage = useStageOf(async () => listening(await demoHistory(DAYS, 'angka')), 600_000);
const ownersWindow = useSharedWindow(stage, 'OWNER');

/** Screens with figures, and how their links are found; a kind of link is where it leads. */
const SCREENS = [
  '/dashboard',
  '/neraca',
  '/posisi-uang',
  `/laporan-penjualan?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/laporan-penjualan-global-jenis?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/laporan-global-sales?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/laporan-terima-barang?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/buku-besar?nomor_akun=1111&tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/buku-bank?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`,
  `/lihat-penjualan?tgl_from=${FROM}&tgl_to=${TODAY}`,
] as const;

/** What the specification has a list say that found something. */
const FOUND = 'Data Tersedia';

/** Where each scrolling part stands, and what of the address says what is looked at. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    scrolled: [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((one) => one.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(one).overflowY))
      .map((one) => one.scrollTop),
    main: document.querySelector<HTMLElement>('#content')?.scrollTop ?? 0,
  }));

const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.locator('[data-loading], [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
};

/** The first and the last link of each kind that the screen draws; a kind is where it leads. */
const kindsOn = async (page: Page): Promise<Map<string, string[]>> => {
  const hrefs = await page.locator('#content a[href^="/"]').evaluateAll((all) => {
    const seen = all.filter((one) => one.getBoundingClientRect().width > 0 && !one.closest('nav'));
    return seen.map((one) => one.getAttribute('href') ?? '');
  });
  const kinds = Map.groupBy(hrefs, (href) => href.split('?', 1)[0] ?? '');
  return new Map([...kinds].map(([kind, all]) => [kind, [...new Set([all[0] ?? '', all.at(-1) ?? ''])]]));
};

/** Kinds that were followed from an earlier screen. */
const followed = new Set<string>();

/** Those of new kinds; of a screen without any, one that was followed elsewhere. Those of dashboards and reports are all crawled without a browser (`tests/figures.test.ts`). */
const toFollow = (kinds: ReadonlyMap<string, string[]>): string[] => {
  const fresh = [...kinds].filter(([kind]) => !followed.has(kind)).flatMap(([, hrefs]) => hrefs);
  for (const kind of kinds.keys()) followed.add(kind);
  return fresh.length > 0 ? fresh : [...kinds.values()].flat().slice(-1);
};

const soon = async (holds: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 30; tries++) {
    if (await holds()) return true;
    await sleep(100);
  }
  return false;
};

/** Follows a link and comes back; what was found wrong. */
const thereAndBack = async (page: Page, href: string): Promise<string[]> => {
  // Whoever scrolls himself is no longer held where he was; and a long table draws what is in sight.
  await page.mouse.wheel(0, -1);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main, main *')) one.scrollTop = 0;
  });
  await settled(page);
  const link = page.locator(`#content a[href=${JSON.stringify(href)}]`).first();
  // Scrolls until nothing pinned covers it.
  await link.hover();
  await settled(page);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: x + Math.min(width, 60) / 2, y: y + height / 2 };
  const look = async () =>
    JSON.stringify([
      await placeOf(page),
      await page.evaluate((point) => document.elementFromPoint(point.x, point.y)?.textContent, at),
    ]);
  const before = await look();
  const address = page.url();
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((was) => location.href !== was, address);
  await settled(page);
  const wrong: string[] = [];
  for (const said of await page.getByRole('alert').allInnerTexts())
    if (said !== FOUND) wrong.push(`${href} says: ${said}`);
  await page.goBack();
  await page.waitForFunction((was) => location.href === was, address);
  await settled(page);
  // What fills the screen may come a moment after its title.
  if (!(await soon(async () => (await look()) === before)))
    wrong.push(`${href} from ${before}, back at ${await look()}`);
  return wrong;
};

test.for(SCREENS)(
  'the first and the last link of each kind that is new on %s opens, and back is the same pixel',
  { timeout: PATIENCE * 2 },
  async (address) => {
    const { page, complaints } = await ownersWindow();
    await openScreen(page, address);
    await settled(page);
    const kinds = await kindsOn(page);
    expect(kinds.size, address).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const href of toFollow(kinds)) wrong.push(...(await thereAndBack(page, href)));
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test(
  'the way from a statement to a nota stands above each screen, and each step is gone back to as it was left',
  async () => {
    const { page, complaints } = await ownersWindow();
    await openScreen(page, `/neraca-saldo?tgl_from=${FROM}&tgl_to=${TODAY}&toko=*`, 'Neraca Saldo');
    await page.locator('#content a[href^="/buku-besar"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Buku Besar' }).waitFor();
    const trail = page.getByRole('navigation', { name: 'Dari sini' });
    expect(await trail.getByRole('link').allInnerTexts()).toEqual(['Neraca Saldo']);
    await settled(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.locator('#content td a.num, #content td a[href*="no_faktur"]').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await trail.getByRole('link').allInnerTexts()).toEqual(['Neraca Saldo', 'Buku Besar']);
    await page.keyboard.press('Escape');
    await trail.getByRole('link', { name: 'Neraca Saldo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Neraca Saldo' }).waitFor();
    expect(await trail.count()).toBe(0);
    expect(complaints).toEqual([]);
  },
  PATIENCE,
);
