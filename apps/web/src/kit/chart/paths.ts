/** Points of a series by their place; undefined where nothing is drawn. */
export type Values = readonly (number | undefined)[];

interface Frame {
  /** The left edge of each place and its width, in pixels. */
  left: (at: number) => number;
  width: number;
  heightOf: (value: number) => number;
}

/** Between the bars of one place, and the widest bar, in pixels. */
const GAP = 1;
const WIDEST = 36;
/** Of a place, what its bars take. */
const FILLED = 0.84;

const px = (value: number): number => Math.round(value * 10) / 10;

/** How wide each bar of `count` series is, in pixels, and where that of the `nth` begins in its place. */
const barIn = (nth: number, count: number, width: number): { bar: number; start: number } => {
  const whole = width * FILLED;
  const gap = whole / count > 3 ? GAP : 0;
  const bar = Math.max(0.5, Math.min(WIDEST, whole / count - gap));
  return { bar, start: (width - count * (bar + gap) + gap) / 2 + nth * (bar + gap) };
};

/** All bars of one of `count` series as one path: however many, one element is drawn, by a pen as wide as a bar (`across`, pixels). */
export const barsOf = (
  values: Values,
  nth: number,
  count: number,
  { left, width, heightOf }: Frame,
): { d: string; across: number } => {
  const { bar, start } = barIn(nth, count, width);
  const base = heightOf(0);
  const middle = start + bar / 2;
  // A plot is drawn once, before anything of it was compiled: what is done for each place is little.
  let d = '';
  for (const [at, value] of values.entries())
    if (value) d += `M${px(left(at) + middle)} ${base}V${heightOf(value)}`;
  return { d, across: px(bar) };
};

/** A line through the middle of its places, broken where nothing is known; by steps, each value holds until the next place. */
export const lineOf = (values: Values, steps: boolean, { left, width, heightOf }: Frame): string => {
  let path = '';
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue;
    const x = px(left(at) + width / 2);
    const y = heightOf(value);
    const begins = values[at - 1] === undefined;
    path += begins ? `M${x} ${y}` : steps ? `H${x}V${y}` : `L${x} ${y}`;
    // A point with nothing on either side of it would not be seen.
    if (begins && values[at + 1] === undefined) path += 'h0';
  }
  return path;
};
