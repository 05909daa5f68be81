/** What one column asks for, in pixels. */
export interface WantedWidth {
  key: string;
  /** So that nothing in it is cut. */
  natural: number;
  /** Words, which may be cut with an ellipsis; a figure or a number never is. */
  gives: boolean;
}

/** Cell padding on both sides, and a pixel for what measuring rounds away. */
export const CELL_PADDING = 17;
/** No column is narrower, whatever stands in it. */
export const MIN_WIDTH = 56;
/** A column of words is not made narrower than this, and asks for no more than that. */
const LEAST = 140;
const MOST = 280;

const TWO_WORDS = /\S\s\S/;
/** From a figure to a figure, as '23 Nov 2026, 03.43': of a moment its end says most. */
const MOMENT = /^\d.*\d$/;

/** Whether a text may be cut with an ellipsis: words may, a moment is read whole. */
export const isWords = (text: string): boolean => TWO_WORDS.test(text) && !MOMENT.test(text);

/** Each column as wide as its content; where that is more than there is room for, columns of words give way, down to `LEAST`. */
export const fitWidths = (wanted: readonly WantedWidth[], room: number): Record<string, number> => {
  const start = wanted.map(({ key, natural, gives }) => ({
    key,
    width: Math.max(MIN_WIDTH, gives ? Math.min(natural, MOST) : natural),
    spare: gives ? Math.max(0, Math.min(natural, MOST) - LEAST) : 0,
  }));
  const over = start.reduce((sum, { width }) => sum + width, 0) - room;
  const spare = start.reduce((sum, one) => sum + one.spare, 0);
  const share = over <= 0 || spare === 0 ? 0 : Math.min(1, over / spare);
  return Object.fromEntries(start.map((one) => [one.key, Math.ceil(one.width - one.spare * share)]));
};
