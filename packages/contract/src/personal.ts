import { masked, type Personal } from './fields.ts';
import { type Action, type Level, mayUse } from './permissions.ts';

/** Who is told all of it, wherever it stands. */
export const TELLS_ALL: Action = 'pelanggan.full';
export const isToldAll = (level: Level): boolean => mayUse(TELLS_ALL, level);

/** What a list tells of it to all others: who it was, and enough of a number to know it again. */
export const toldOf = (personal: Personal, text: string): string => {
  if (personal === 'name') return text;
  return personal === 'address' ? '' : masked(text);
};
