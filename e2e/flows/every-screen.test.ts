import { SCREENS } from '@kadar/contract/screens.ts';
import { describe, expect, test } from 'vitest';
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

const stage = useStage();

interface Menu {
  sections: { entries: { route: string; open: boolean }[] }[];
}

/** Those that no menu lists. */
const UNLISTED = ['/profil', '/dokumen', '/otorisator'];
const PUBLIC = ['/', '/terms-and-conditions', '/privacy-policy', '/api/docs'];

/** Every route of the owner's menu, in a shop he picked. */
const routes = async (): Promise<string[]> => {
  const owner = await stage.shop.login('OWN');
  const { body } = await owner.get('users/me', { toko: 'K01' });
  const { menu } = body.data as { menu: Menu[] };
  return menu.flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.filter(({ open }) => open).map(({ route }) => route)),
  );
};

const HAND_MADE = new Set(SCREENS.map(({ route }) => route));
/** Lists and reports are drawn by one engine each: on the phone a third of them stands for all. */
const THIRD = 3;
const sampled = (all: readonly string[]): string[] => [
  ...all.filter((route) => HAND_MADE.has(route)),
  ...all.filter((route) => !HAND_MADE.has(route)).filter((_, at) => at % THIRD === 0),
];

describe.each([
  ['desktop', DESKTOP, (all: string[]) => all],
  ['phone', PHONE, sampled],
] as const)('on the %s', (_name, viewport, chosen) => {
  test(
    'every screen opens without complaint, and axe-core finds nothing',
    async () => {
      const all = await routes();
      expect(all.length).toBeGreaterThan(30);
      const visitor = await visit(stage.browser, stage.shop, viewport);
      const { page } = visitor;
      const findings: string[] = [];
      const look = async (route: string): Promise<void> => {
        await openScreen(page, route);
        findings.push(...(await accessibilityFindings(page)).map((finding) => `${route} ${finding}`));
      };
      for (const route of PUBLIC) await look(route);
      await signIn(visitor, 'OWNER');
      for (const route of [...chosen(all), ...UNLISTED]) await look(route);
      expect(findings).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    3 * PATIENCE,
  );
});
