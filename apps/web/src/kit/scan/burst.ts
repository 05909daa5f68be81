/** A wedge types faster than any hand: under 35 ms a character, 6 or more, then Enter (domain §8). */
const MAX_GAP_MS = 35;
const MIN_LENGTH = 6;
/** So long, and so often, a busy machine may hold up what a scanner types; a hand pauses longer before a scan, and oftener while it types. */
const MAX_STALL_MS = 300;
const MAX_STALLS = 2;

/** A key as far as a scanner presses it. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'> & {
  target?: EventTarget | null;
};

/** Told every key in its order; a character begins a burst or goes on with it, and Enter ends one. */
export const createBurst = () => {
  /** What came before the last stall, and since. */
  let lead = '';
  let code = '';
  let stalls = 0;
  let last = 0;
  let field: EventTarget | null | undefined;
  return (pressed: Pressed): { begins: boolean; code: string | null } => {
    const { key, timeStamp } = pressed;
    const gap = timeStamp - last;
    const quick = gap < MAX_GAP_MS;
    const held = pressed.ctrlKey || pressed.altKey || pressed.metaKey;
    if (key.length === 1 && !held) {
      const stalled =
        !quick && code !== '' && gap < MAX_STALL_MS && stalls < MAX_STALLS && pressed.target === field;
      const begins = !stalled && (!quick || code === '');
      if (stalled) {
        lead += code;
        stalls++;
      } else if (begins) {
        lead = '';
        stalls = 0;
      }
      code = begins || stalled ? key : code + key;
      last = timeStamp;
      field = pressed.target;
      return { begins, code: null };
    }
    // Capitals come with a Shift of their own.
    if (key === 'Shift') return { begins: false, code: null };
    // No code of the house has a space in it: words that came in a burst were typed, on a machine that was busy.
    const text = lead + code;
    const whole = key === 'Enter' && !held && quick && code.length >= MIN_LENGTH && !text.includes(' ');
    const scanned = whole ? text.toUpperCase() : null;
    // A scan is characters and nothing between them.
    lead = '';
    code = '';
    return { begins: false, code: scanned };
  };
};
