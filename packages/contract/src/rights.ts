import { grantOf, LEVELS, type Level, passesMenus } from './permissions.ts';

/** Levels whose menus are narrowed: the others pass every check of them. */
export const PERAN_LEVELS = ['MU', 'SPV', 'KASIR', 'DEV'] as const satisfies readonly Level[];
export type PeranLevel = (typeof PERAN_LEVELS)[number];
export const isPeranLevel = (level: Level): level is PeranLevel => !passesMenus(level);

/** How a user's screens differ from his role's. */
export interface Beda {
  diberi: string[];
  diambil: string[];
}

const without = (all: readonly string[], others: readonly string[]): string[] => {
  const gone = new Set(others);
  return all.filter((one) => !gone.has(one));
};

export const bedaDari = (peran: readonly string[], layar: readonly string[]): Beda => ({
  diberi: without(layar, peran),
  diambil: without(peran, layar),
});

/** What a user of a role may open after the role changed: what it has now, with his own differences as they were. */
export const ikutPeran = (
  before: readonly string[],
  after: readonly string[],
  layar: readonly string[],
): string[] => {
  const { diberi, diambil } = bedaDari(before, layar);
  return [...new Set([...without(after, diambil), ...diberi])];
};

interface OfPeran {
  user_id: string;
  layar: readonly string[];
}

/** What a changed role does to each user who goes by it; who loses and gains nothing is not told of. */
export const akibatPeran = (
  before: readonly string[],
  after: readonly string[],
  users: readonly OfPeran[],
): { user_id: string; bertambah: string[]; berkurang: string[]; layar: string[] }[] =>
  users.flatMap(({ user_id, layar }) => {
    const then = ikutPeran(before, after, layar);
    const bertambah = without(then, layar);
    const berkurang = without(layar, then);
    return bertambah.length + berkurang.length === 0 ? [] : [{ user_id, bertambah, berkurang, layar: then }];
  });

/** Levels that may do something, and how. */
export const levelsOf = (action: Parameters<typeof grantOf>[0]): Level[] =>
  LEVELS.filter((level) => grantOf(action, level) !== undefined);
