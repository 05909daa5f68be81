import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { saysAll } from '@kadar/contract/words.ts';

export type Group = MenuTree[number];
export type Entry = Group['sections'][number]['entries'][number];

/** Whether a screen stands in a group. */
export const holds = (group: Group, route: string): boolean =>
  group.sections.some(({ entries }) => entries.some((entry) => entry.route === route));

/** Every screen of the menu, in its order. */
const entriesOf = (menu: MenuTree): Entry[] =>
  menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));

const withEntries = (menu: MenuTree, keep: (entry: Entry, path: string) => boolean): MenuTree =>
  menu.flatMap((group) => {
    const sections = group.sections.flatMap((section) => {
      const path = `${group.title} ${section.title}`;
      const entries = section.entries.filter((entry) => keep(entry, path));
      return entries.length > 0 ? [{ ...section, entries }] : [];
    });
    return sections.length > 0 ? [{ ...group, sections }] : [];
  });

/** The menu with what can be done now; a list whose module is still to come has its address alone, what the shop has not, nothing. */
export const offered = (menu: MenuTree): MenuTree =>
  withEntries(menu, ({ later, nothing }) => !later && !nothing);

/** The menu entry that a path belongs to; what stands below a screen is that screen's. */
export const entryOf = (menu: MenuTree, path: string): Entry | undefined =>
  entriesOf(menu).find(({ route }) => path === route || path.startsWith(`${route}/`));

/** The menu with only what a search names; all words must stand in the path from group to screen. */
export const searched = (menu: MenuTree, search: string): MenuTree => {
  if (search.trim() === '') return menu;
  return withEntries(menu, ({ title, route }, path) => saysAll(`${path} ${title} ${route}`, search));
};

const TILL = ['/transaksi-penjualan', '/lihat-penjualan', '/data-barang', '/kas', '/tutup-harian'];
const OFFICE = [
  '/dashboard',
  '/lihat-penjualan',
  '/laporan-penjualan',
  '/data-barang',
  '/parameter-harga-emas-global',
];
const WANTED: Record<Level, readonly string[]> = {
  KASIR: TILL,
  SPV: TILL,
  MU: OFFICE,
  SU: OFFICE,
  OWN: OFFICE,
  DEV: ['/settingsystem'],
};
const SLOTS = 5;

/** What the bar calls its screens, in one word each. */
export const BAR_WORDS = {
  '/transaksi-penjualan': 'barTill',
  '/lihat-penjualan': 'barSales',
  '/data-barang': 'barPieces',
  '/kas': 'barCash',
  '/tutup-harian': 'barClosing',
  '/dashboard': 'barDashboard',
  '/laporan-penjualan': 'barReport',
  '/parameter-harga-emas-global': 'barPrices',
  '/settingsystem': 'barSettings',
} as const satisfies Record<string, string>;

export const hasBarWord = (route: string): route is keyof typeof BAR_WORDS => route in BAR_WORDS;

/** The five screens of the phone's bottom bar: a level's own, filled up from the menu. */
export const barEntries = (menu: MenuTree, level: Level): Entry[] => {
  const open = entriesOf(offered(menu)).filter((entry) => entry.open);
  const wanted = WANTED[level].flatMap((route) => open.find((entry) => entry.route === route) ?? []);
  return [...wanted, ...open.filter((entry) => !wanted.includes(entry))].slice(0, SLOTS);
};
