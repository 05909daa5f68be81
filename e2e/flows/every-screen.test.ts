import { SCREENS } from '@kadar/contract/screens.ts';
import { describe, expect, test } from 'vitest';
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
  walkTo,
} from '../support/visitor.ts';

const stage = useStage();

interface Menu {
  sections: { entries: { route: string; title: string; open: boolean }[] }[];
}

/** Those that no menu lists. */
const UNLISTED = ['/profil', '/dokumen', '/otorisator'];
const PUBLIC = ['/', '/terms-and-conditions', '/privacy-policy', '/api/docs'];

/** Every route of the owner's menu, in a shop he picked, and its name there. */
const routes = async (): Promise<ReadonlyMap<string, string>> => {
  const owner = await stage.shop.login('OWN');
  const { body } = await owner.get('users/me', { toko: 'K01' });
  const { menu } = body.data as { menu: Menu[] };
  const entries = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  return new Map(entries.filter(({ open }) => open).map(({ route, title }) => [route, title]));
};

const HAND_MADE = new Set(SCREENS.map(({ route }) => route));
/** Lists and reports are drawn by one engine each: one third of them is looked at on the desktop, another on the phone, and the last is opened there. */
const THIRD = 3;
const thirdOf = (all: readonly string[], third: number): string[] => [
  ...all.filter((route) => HAND_MADE.has(route)),
  ...all.filter((route) => !HAND_MADE.has(route)).filter((_, at) => at % THIRD === third),
];
const OPENED = 2;

describe.each([
  ['desktop', DESKTOP, 1],
  ['phone', PHONE, 0],
] as const)('on the %s', (_name, viewport, third) => {
  test(
    'screens open without complaint, axe-core finds nothing, and names, figures, sizes, rows and columns stand as they should',
    async () => {
      const names = await routes();
      const all = [...names.keys()];
      expect(all.length).toBeGreaterThan(30);
      const visitor = await visit(stage.browser, stage.shop, viewport);
      const { page } = visitor;
      const findings: string[] = [];
      const say = (route: string, found: readonly string[]) =>
        findings.push(...found.map((finding) => `${route} ${finding}`));
      const inspect = async (route: string): Promise<void> => {
        say(route, await accessibilityFindings(page));
        say(route, await looks(page));
      };
      for (const route of PUBLIC) {
        await openScreen(page, route);
        say(route, await accessibilityFindings(page));
      }
      await signIn(visitor, 'OWNER');
      for (const route of UNLISTED) {
        await openScreen(page, route);
        await inspect(route);
      }
      const chosen = new Set(thirdOf(all, third));
      for (const route of new Set([...chosen, ...(viewport === PHONE ? [] : thirdOf(all, OPENED))])) {
        await walkTo(page, route);
        const title = await page.getByRole('heading', { level: 1 }).first().textContent();
        if (title !== names.get(route))
          say(route, [`is '${names.get(route)}' in the menu and '${title}' above`]);
        if (chosen.has(route)) await inspect(route);
      }
      expect(findings).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    6 * PATIENCE,
  );
});

test(
  'the shell is header, menu, content and footer; a panel turns for 2 s when it is refreshed, folds and fills the screen',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    const { page } = visitor;
    await openScreen(page, '/dashboard', 'Dashboard');
    for (const part of ['banner', 'navigation', 'main', 'contentinfo'] as const)
      await page.getByRole(part).first().waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Pilih Bahasa' }).waitFor();
    const panel = page.locator('main section[aria-labelledby]').first();
    const press = (name: string) => panel.getByRole('button', { name, exact: true });
    const refresh = press('Muat ulang');
    const begun = Date.now();
    await refresh.click();
    await expect.poll(() => refresh.isDisabled()).toBe(true);
    await expect.poll(() => refresh.isEnabled(), { timeout: 10_000 }).toBe(true);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
    await press('Ciutkan').click();
    expect(await press('Buka').getAttribute('aria-expanded')).toBe('false');
    await press('Buka').click();
    await press('Ciutkan').waitFor();
    await press('Perbesar').click();
    const { width = 0 } = (await panel.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(DESKTOP.width - 100);
    await press('Perkecil').click();
    expect((await panel.boundingBox())?.width).toBeLessThan(width);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
