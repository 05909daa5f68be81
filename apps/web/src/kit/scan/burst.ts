/** A wedge types faster than any hand: under 35 ms a character, 6 or more, then Enter (domain §8). */
const MAX_GAP_MS = 35;
const MIN_LENGTH = 6;

/** A key as far as a scanner presses it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>;

/** Told every key in its order; a character begins a burst or goes on with it, and Enter ends one. */
export const createBurst = () => {
  let code = '';
  let last = 0;
  return (pressed: Pressed): { begins: boolean; code: string | null } => {
    const { key, timeStamp } = pressed;
    const quick = timeStamp - last < MAX_GAP_MS;
    const held = pressed.ctrlKey || pressed.altKey || pressed.metaKey;
    if (key.length === 1 && !held) {
      const begins = !quick || code === '';
      code = begins ? key : code + key;
      last = timeStamp;
      return { begins, code: null };
    }
    // Capitals come with a Shift of their own.
    if (key === 'Shift') return { begins: false, code: null };
    // No code of the house has a space in it: words that came in a burst were typed, on a machine that was busy.
    const whole = key === 'Enter' && !held && quick && code.length >= MIN_LENGTH && !code.includes(' ');
    const scanned = whole ? code.toUpperCase() : null;
    // A scan is characters and nothing between them.
    code = '';
    return { begins: false, code: scanned };
  };
};
