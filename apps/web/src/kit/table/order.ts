import type { Column, Stays } from './types.ts';

const RANKS: readonly Stays[] = ['number', 'name', 'sum', 'date', 'rest'];
/** Keys of columns in which nothing stands, and of those that say the same of all rows. */
export interface Idle {
  blank: ReadonlySet<string>;
  same: ReadonlySet<string>;
}
export const NONE_IDLE: Idle = { blank: new Set(), same: new Set() };
type Widths = Readonly<Record<string, number>>;

/** A column in which nothing stands yields to every other, and before it one of the rest that says the same of all rows. */
const rankOf = <T>({ key, stays = 'rest' }: Column<T>, { blank, same }: Idle): number => {
  if (blank.has(key)) return RANKS.length + 1;
  return stays === 'rest' && same.has(key) ? RANKS.length : RANKS.indexOf(stays);
};

const sumOf = <T>(columns: readonly Column<T>[], widths: Widths): number =>
  columns.reduce((sum, { key }) => sum + (widths[key] ?? 0), 0);

/** Those pinned, then the others by what they are. */
const ranked = <T>(columns: readonly Column<T>[], idle: Idle): readonly Column<T>[] =>
  columns.toSorted(
    (a, b) => Number(b.pin !== undefined) - Number(a.pin !== undefined) || rankOf(a, idle) - rankOf(b, idle),
  );

/** The columns that have a place in the room: as many as fit, by what they are. */
const placed = <T>(columns: readonly Column<T>[], widths: Widths, room: number, idle: Idle) => {
  let left = room;
  const stay = new Set<Column<T>>();
  for (const column of ranked(columns, idle)) {
    const width = widths[column.key] ?? 0;
    if (width > left) continue;
    left -= width;
    stay.add(column);
  }
  return stay;
};

/**
 * The columns in an order in which those that matter are seen without scrolling: those that stay as they were declared, then the others,
 * then those pinned at the end. As they are where all fit, or none says what it is. Widths and room in pixels.
 */
export const inSight = <T>(
  columns: readonly Column<T>[],
  widths: Widths,
  room: number,
  idle = NONE_IDLE,
): readonly Column<T>[] => {
  const said = columns.some(({ stays }) => stays !== undefined);
  if (!said || room === 0 || sumOf(columns, widths) <= room) return columns;
  const stay = placed(columns, widths, room, idle);
  const atEnd = columns.filter(({ pin }) => pin === 'end');
  const others = columns.filter((column) => !stay.has(column) && column.pin !== 'end');
  return [...columns.filter((column) => stay.has(column) && column.pin !== 'end'), ...others, ...atEnd];
};

/** So many columns in which anything stands may be out of sight. */
const MAY_HIDE = 2;

/** Whether more than those have no place. Where they have none in some room, they have none in less. */
export const hidesMany = <T>(
  columns: readonly Column<T>[],
  widths: Widths,
  room: number,
  idle = NONE_IDLE,
): boolean => {
  if (!columns.some(({ stays }) => stays !== undefined)) return false;
  const there = ranked(columns, idle).filter(({ key }) => !idle.blank.has(key));
  return sumOf(there.slice(0, -MAY_HIDE), widths) > room;
};

/**
 * Whether more room would show what matters: the number, the name, what is summed and the date do not all fit as wide as in `loose`, or
 * too many others have no place.
 */
export const wantsRoom = <T>(
  columns: readonly Column<T>[],
  { widths, loose = widths }: { widths: Widths; loose?: Widths },
  room: number,
  idle = NONE_IDLE,
): boolean => {
  const matters = columns.filter((column) => rankOf(column, idle) < RANKS.indexOf('rest'));
  return sumOf(matters, loose) > room || hidesMany(columns, widths, room, idle);
};
