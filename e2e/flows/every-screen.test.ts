import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { accessibilityFindings, DESKTOP, openScreen, PHONE, signIn, visit } from '../support/visitor.ts';

let browser: Browser;
let shop: Shop;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), openShop()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

interface Menu {
  sections: { entries: { route: string; open: boolean }[] }[];
}

/** Those that no menu lists. */
const UNLISTED = ['/profil', '/otorisator'];
const PUBLIC = ['/', '/terms-and-conditions', '/privacy-policy'];

/** Every route of the owner's menu, in a shop he picked. */
const routes = async (): Promise<string[]> => {
  const owner = await shop.login('OWN');
  const { body } = await owner.get('users/me', { toko: 'K01' });
  const { menu } = body.data as { menu: Menu[] };
  return menu.flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.filter(({ open }) => open).map(({ route }) => route)),
  );
};

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on the %s', (_name, viewport) => {
  test('every screen opens without complaint, and axe-core finds nothing', async () => {
    const all = await routes();
    expect(all.length).toBeGreaterThan(30);
    const visitor = await visit(browser, shop, viewport);
    const { page } = visitor;
    const findings: string[] = [];
    const look = async (route: string): Promise<void> => {
      await openScreen(page, route);
      findings.push(...(await accessibilityFindings(page)).map((finding) => `${route} ${finding}`));
    };
    for (const route of PUBLIC) await look(route);
    await signIn(visitor, 'OWNER');
    for (const route of [...all, ...UNLISTED]) await look(route);
    expect(findings).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  }, 300_000);
});
