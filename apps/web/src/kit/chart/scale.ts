/** Values at which a line is drawn: the shortest round step, 1, 2 or 5 of its power of ten, that needs no more than `most` of them. */
export const ticksOf = (least: number, greatest: number, most: number): number[] => {
  const span = greatest - least;
  if (!(span > 0)) return [least];
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= most) ?? span;
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  // By whole steps, so that nothing is added up.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
};

/** The lowest and the highest of all series; none where nothing is known. */
export const boundsOf = (series: readonly (readonly (number | undefined)[])[]): [number, number] | null => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const values of series)
    for (const value of values) {
      if (value === undefined) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  return low <= high ? [low, high] : null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;
const HOUR = /^\d{2}$/;

/** What the places of an axis are, by how they are written. */
export const placesAre = (keys: readonly string[]): 'Day' | 'Month' | 'Hour' | 'Name' => {
  if (keys.every((key) => DAY.test(key))) return 'Day';
  if (keys.every((key) => MONTH.test(key))) return 'Month';
  return keys.every((key) => HOUR.test(key)) ? 'Hour' : 'Name';
};

/** As people count days: each, every other, by five, by ten, and then by months. */
const EVERY = [1, 2, 5, 10, 15];
const MONTH_DAYS = 28;

const spread = (count: number, most: number): number[] => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / every) }, (_, at) => at * every);
};

/** Of places that do not come every day two round ones may be neighbours: the first of them says its name. */
const apart = (places: readonly number[], least: number): number[] => {
  const kept: number[] = [];
  for (const at of places) if (at - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) >= least) kept.push(at);
  return kept;
};

/** Which places of an axis say their name, where no more than `most` have room: of many days the first of each month. */
export const namedPlaces = (keys: readonly string[], most: number): number[] => {
  if (keys.length <= most) return keys.map((_, at) => at);
  if (placesAre(keys) !== 'Day') return spread(keys.length, most);
  const every = EVERY.find((one) => keys.length / one <= most && keys.length / one <= 2 * MONTH_DAYS);
  if (every && keys.length <= 2 * MONTH_DAYS) {
    const round = keys.flatMap((key, at) => {
      const day = Number(key.slice(8));
      // The 1st, 5th, 10th …; the 30th stands too near the next 1st.
      return every === 1 || day === 1 || (every === 2 ? day % 2 === 1 : day % every === 0 && day < 30)
        ? [at]
        : [];
    });
    return apart(round, Math.ceil(keys.length / most));
  }
  const months = keys.flatMap((key, at) => (key.endsWith('-01') || at === 0 ? [at] : []));
  const clear = months.filter((at, n) => n > 0 || (months[1] ?? keys.length) - at > MONTH_DAYS / 2);
  return spread(clear.length, most).map((at) => clear[at] ?? 0);
};

/** How a value becomes a height: 0 at the top. */
export const heightIn =
  (least: number, greatest: number, h: number) =>
  (value: number): number =>
    Math.round((1 - (value - least) / (greatest - least || 1)) * h * 10) / 10;
