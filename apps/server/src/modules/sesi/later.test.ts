import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { LATER_MASTERS, LATER_SETTINGS } from '@kadar/contract/later.ts';
import type { Master } from '@kadar/contract/master.ts';
import { SETTINGS, type Settings } from '@kadar/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { allScreens, menuFor } from './menu.ts';

const masters = await loadMasters();

const sourcesBelow = (folder: string, without: (path: string) => boolean = () => false): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !without(path) && /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(import.meta.dirname, folder, path), 'utf8'));
const SERVER = sourcesBelow('..').join('\n');
const WEB = sourcesBelow('../../../../web/src/features').join('\n');

/** All that may read a setting: not where it is declared, nor the lists that nothing reads yet and their gates. */
const declared = (path: string): boolean =>
  /(settings|setting-guards|setting-effects|later)\.ts$|\/labels\//.test(path) ||
  [...LATER_MASTERS].some((name) => path.endsWith(`masters/${name}.ts`));
const ALL = [
  '..',
  '../../engines',
  '../../platform',
  '../../../../web/src',
  '../../../../../packages/contract/src',
]
  .flatMap((folder) => sourcesBelow(folder, declared))
  .join('\n');

/** Read by the database's own functions (0047: a member's level). */
const IN_FUNCTIONS = ['level-member'];

/** Whether something that is built reads a list: by SQL on the server, by its name or path on a hand-made screen. */
const isRead = ({ name, table, paths }: Master): boolean =>
  IN_FUNCTIONS.includes(name) ||
  new RegExp(`\\b(from|join|into|update|of)\\s+${table}\\b`).test(SERVER) ||
  // The counter loads its lists whole.
  SERVER.includes(`list('${table}', `) ||
  [`'${paths.list}'`, `"${name}"`, `'${name}'`].some((text) => WEB.includes(text));

/** Read by their picture pages (katalog/publik), under names made of theirs. */
const isKatalog = ({ menu }: Master): boolean => menu?.group === 'katalog';

describe('lists of modules that are still to come', () => {
  test('are all declared', () => {
    const known = masters.map(({ name }) => name);
    expect([...LATER_MASTERS].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('are read by nothing that is built; every other list in the menu is', () => {
    const listed = masters.filter((master) => master.menu && !isKatalog(master));
    const unread = listed.filter((master) => !isRead(master)).map(({ name }) => name);
    expect(unread.toSorted()).toEqual([...LATER_MASTERS].toSorted());
  });

  test('stand in the menu for their address alone, open where their gate is', () => {
    const settings = Object.fromEntries(
      Object.entries(SETTINGS).map(([key, { standard }]) => [key, standard]),
    ) as Settings;
    const viewer = { level: 'OWN', akses: [], kode_toko: 'K01', settings, language: 'id' } as const;
    const menu: MenuTree = menuFor(allScreens(masters, []), viewer);
    const leaves = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    const later = leaves.filter((leaf) => leaf.later);
    expect(new Set(later.map(({ master }) => master))).toEqual(LATER_MASTERS);
    expect(later.find(({ route }) => route === '/parabandrol')).toMatchObject({ open: true });
    expect(leaves.find(({ master }) => master === 'sales')).not.toHaveProperty('later');
  });
});

test('settings that nothing reads are those of modules to come', () => {
  // A gate that no screen has reads its mode for nobody.
  const read = (key: string): boolean =>
    key !== 'APP_MODE' || ALL.includes('orAppMode: ') ? new RegExp(`\\b${key}\\b`).test(ALL) : false;
  const unread = Object.keys(SETTINGS).filter((key) => !read(key));
  expect(unread.toSorted()).toEqual([...LATER_SETTINGS].toSorted());
});
