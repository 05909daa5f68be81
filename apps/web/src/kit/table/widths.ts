/** What one column asks for, in pixels. */
export interface WantedWidth {
  key: string;
  /** So that nothing in it is cut. */
  natural: number;
  /** The same with its title over two lines. */
  broken?: number;
  /** Words, which may be cut with an ellipsis; a figure or a number never is. */
  gives: boolean;
}

/** Cell padding on both sides, and a pixel for what measuring rounds away. */
export const CELL_PADDING = 17;
/** No column is narrower, whatever stands in it. */
export const MIN_WIDTH = 44;
/** What each column gives of its padding where all else is not enough. */
const TIGHTER = 6;
/** A column of words is not made narrower than this, and asks for no more than that. */
const LEAST = 140;
const MOST = 280;
/** But before another one is out of sight: what is cut is read whole under the mouse. */
const SCANT = 120;
/** And before many are. */
export const SCANTEST = 100;

const TWO_WORDS = /\S\s\S/;
/** From a figure to a figure, as '23 Nov 2026, 03.43': of a moment its end says most. */
const MOMENT = /^\d.*\d$/;

/** Whether a text may be cut with an ellipsis: words may, a moment is read whole. */
export const isWords = (text: string): boolean => TWO_WORDS.test(text) && !MOMENT.test(text);

/** A title over two lines, as even as its words allow; one word stays one. */
export const brokenTitle = (title: string, sizeOf: (text: string) => number): string[] => {
  const words = title.split(' ');
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(sizeOf));
  return ways.toSorted((a, b) => widest(a) - widest(b))[0] ?? [title];
};

const total = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);
/** What part of what could be given has to be. */
const shareOf = (over: number, spare: number): number =>
  over <= 0 || spare === 0 ? 0 : Math.min(1, over / spare);

/**
 * Each column as wide as its content; where that is more than there is room for, titles break, and then columns of words give way, down to
 * `LEAST`; `tight` where even that is too much, so that all give of their padding, and words once more, down to `scant`. Whole pixels.
 */
export const fitWidths = (wanted: readonly WantedWidth[], room: number, scant = SCANT) => {
  const start = wanted.map(({ key, natural, broken = natural, gives }) => {
    const width = Math.max(MIN_WIDTH, Math.ceil(gives ? Math.min(natural, MOST) : natural));
    const narrow = Math.min(width, Math.max(MIN_WIDTH, Math.ceil(broken)));
    return { key, width, gives, title: width - narrow, spare: gives ? Math.max(0, narrow - LEAST) : 0 };
  });
  const over = total(start, ({ width }) => width) - room;
  const titles = total(start, ({ title }) => title);
  const words = total(start, ({ spare }) => spare);
  const [ofTitles, ofWords] = [shareOf(over, titles), shareOf(over - titles, words)];
  const loose = start.map((one) => ({
    ...one,
    width: one.width - Math.ceil(one.title * ofTitles) - Math.ceil(one.spare * ofWords),
  }));
  const tight = over - titles > words;
  const closer = loose.map(({ key, width, gives }) => {
    const least = tight ? Math.max(MIN_WIDTH, width - TIGHTER) : width;
    return { key, width: least, spare: tight && gives ? Math.max(0, least - scant) : 0 };
  });
  const ofRest = shareOf(
    total(closer, ({ width }) => width) - room,
    total(closer, ({ spare }) => spare),
  );
  const widths = closer.map(({ key, width, spare }) => [key, width - Math.ceil(spare * ofRest)] as const);
  return {
    widths: Object.fromEntries(widths),
    loose: Object.fromEntries(loose.map(({ key, width }) => [key, width])),
    tight,
  };
};
