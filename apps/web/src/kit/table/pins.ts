import type { CSSProperties } from 'react';
import type { Column } from './types.ts';

/** Where a column stays while the others scroll below it; undefined for those that scroll. */
export type Pins = ReadonlyMap<string, CSSProperties>;

/** Pixels of columns by their keys: for the room there is, and so that nothing in them is cut. */
interface Widths {
  widths: Readonly<Record<string, number>>;
  natural?: Readonly<Record<string, number>>;
}

/** Pinned columns together take no more of the room than this. */
const SHARE = 0.6;

/**
 * The places of pinned columns: from the start as long as one follows the other, from the end likewise. None where they would leave the
 * others too little of `room` (pixels).
 */
export const pinsOf = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  room: number,
): Pins => {
  const pins = new Map<string, CSSProperties>();
  let taken = 0;
  const walk = (from: readonly Column<T>[], pin: 'start' | 'end', side: keyof CSSProperties): void => {
    let at = 0;
    for (const column of from) {
      if (column.pin !== pin) return;
      pins.set(column.key, { [side]: at });
      at += widths[column.key] ?? 0;
      taken += widths[column.key] ?? 0;
    }
  };
  walk(columns, 'start', 'insetInlineStart');
  walk(columns.toReversed(), 'end', 'insetInlineEnd');
  return taken <= room * SHARE ? pins : new Map();
};

/**
 * Widths with which, unscrolled, no column is seen in half: what is left beside the last whole one before the pinned end goes to those that
 * gave way of `natural`, and then to that one. As they are where all fits.
 */
export const withoutHalves = <T>(
  columns: readonly Column<T>[],
  { widths, natural = widths }: Widths,
  pins: Pins,
  room: number,
): Readonly<Record<string, number>> => {
  const widthOf = ({ key }: Column<T>): number => widths[key] ?? 0;
  if (columns.reduce((sum, one) => sum + widthOf(one), 0) <= room) return widths;
  const atEnd = columns.filter(({ key }) => pins.get(key)?.insetInlineEnd !== undefined);
  let left = room - atEnd.reduce((sum, one) => sum + widthOf(one), 0);
  const whole: Column<T>[] = [];
  for (const column of columns) {
    if (widthOf(column) > left || atEnd.includes(column)) break;
    left -= widthOf(column);
    whole.push(column);
  }
  const last = whole.at(-1);
  if (!last) return widths;
  const gave = (column: Column<T>): number => Math.max(0, (natural[column.key] ?? 0) - widthOf(column));
  const missing = whole.reduce((sum, one) => sum + gave(one), 0);
  const share = missing === 0 ? 0 : Math.min(1, left / missing);
  const back = whole.map((one) => [one.key, widthOf(one) + Math.floor(gave(one) * share)] as const);
  left -= back.reduce((sum, [, width]) => sum + width, 0) - whole.reduce((sum, one) => sum + widthOf(one), 0);
  const given = Object.fromEntries(back);
  return { ...widths, ...given, [last.key]: (given[last.key] ?? 0) + left };
};

const pinnedWidth = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  pins: Pins,
  side: 'insetInlineStart' | 'insetInlineEnd',
): number =>
  columns.reduce((sum, { key }) => sum + (pins.get(key)?.[side] === undefined ? 0 : (widths[key] ?? 0)), 0);

/** Keeps what is scrolled to, as a head that gets the focus, from below the pinned columns. */
export const besidePins = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  pins: Pins,
): CSSProperties => ({
  scrollPaddingInlineStart: pinnedWidth(columns, widths, pins, 'insetInlineStart'),
  scrollPaddingInlineEnd: pinnedWidth(columns, widths, pins, 'insetInlineEnd'),
});

/** How many columns in which anything stands lie, whole or in part, beyond the end of what is seen. */
export const hiddenColumns = <T>(
  columns: readonly Column<T>[],
  widths: Readonly<Record<string, number>>,
  pins: Pins,
  { from, room, blank }: { from: number; room: number; blank: ReadonlySet<string> },
): number => {
  const end = from + room - pinnedWidth(columns, widths, pins, 'insetInlineEnd');
  let at = 0;
  let hidden = 0;
  for (const { key } of columns) {
    at += widths[key] ?? 0;
    if (!pins.has(key) && !blank.has(key) && at > end + 1) hidden++;
  }
  return hidden;
};
