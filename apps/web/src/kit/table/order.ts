import type { Column, Stays } from './types.ts';

const RANKS: readonly Stays[] = ['number', 'name', 'sum', 'date', 'rest'];
/** Keys of columns in which nothing stands. */
export type Blank = ReadonlySet<string>;
const NONE: Blank = new Set();
/** A column in which nothing stands yields to every other. */
const rankOf = <T>({ key, stays = 'rest' }: Column<T>, blank: Blank): number =>
  blank.has(key) ? RANKS.length : RANKS.indexOf(stays);

/**
 * The columns in an order in which those that matter are seen without scrolling: those that stay as they were declared, then the others,
 * then those pinned at the end. As they are where all fit, or none says what it is. Widths and room in pixels.
 */
export const inSight = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  room: number,
  blank: Blank = NONE,
): readonly Column<T>[] => {
  const widthOf = ({ key }: Column<T>): number => widths[key] ?? 0;
  const said = columns.some(({ stays }) => stays !== undefined);
  if (!said || room === 0 || columns.reduce((sum, one) => sum + widthOf(one), 0) <= room) return columns;
  let left = room;
  const stay = new Set<Column<T>>();
  const pinned = columns.filter(({ pin }) => pin !== undefined);
  const byRank = columns
    .toSorted((a, b) => rankOf(a, blank) - rankOf(b, blank))
    .filter(({ pin }) => pin === undefined);
  for (const column of [...pinned, ...byRank]) {
    if (widthOf(column) > left) break;
    left -= widthOf(column);
    stay.add(column);
  }
  const atEnd = columns.filter(({ pin }) => pin === 'end');
  const others = columns.filter((column) => !stay.has(column) && column.pin !== 'end');
  return [...columns.filter((column) => stay.has(column) && column.pin !== 'end'), ...others, ...atEnd];
};

/** Whether more room would show what matters: the number, the name, what is summed and the date do not all fit. */
export const wantsRoom = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  room: number,
  blank: Blank = NONE,
): boolean => {
  const matters = columns.filter((column) => rankOf(column, blank) < RANKS.length - 1);
  return matters.reduce((sum, { key }) => sum + (widths[key] ?? 0), 0) > room;
};
