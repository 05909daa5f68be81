type Given = Readonly<Record<string, unknown>>;

/** Where the figures stand that open lists and reports. */
const SOURCES = ['dashboard', 'uang', 'laba-rugi', 'neraca', 'arus-kas'] as const;
export type FigureSource = (typeof SOURCES)[number];
const FROM = 'dari';
const FIGURE = 'cocok';

/** A figure that a link repeats: the column of the target that must add up to it, and how much; grams as milligrams. */
export interface Expected {
  source: FigureSource;
  name: string;
  value: number;
}

/** What of an address belongs to the figure, to be kept while the list is asked for the same. */
export const expectedPart = (given: Given): Record<string, string> =>
  Object.fromEntries(
    [FROM, FIGURE].flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );

/** The figure an address repeats; null where it has none, or one that nobody wrote. */
export const expectedIn = (given: Given): Expected | null => {
  const source = SOURCES.find((one) => one === given[FROM]);
  const [, name, value] = /^(\w+):(-?\d{1,15})$/.exec(String(given[FIGURE] ?? '')) ?? [];
  return source && name && value ? { source, name, value: Number(value) } : null;
};

/** The address of a screen with the figure it is to add up to. */
export const hrefWith = (
  to: string,
  query: Readonly<Record<string, string>>,
  { source, name, value }: Expected,
): string => `${to}?${new URLSearchParams({ ...query, [FROM]: source, [FIGURE]: `${name}:${value}` })}`;
