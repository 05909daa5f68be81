/** A key as it was pressed, with what was held down beside it. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
  /** By the clock of events: what a burst of a scanner is, is told by it. */
  timeStamp: number;
}

/** What the keys act on; `L` is a dialog. */
interface World<L> {
  /** The dialog that stands above all others; null for the screen. */
  top: () => L | null;
  stands: (layer: L) => boolean;
  /** Whether the focus is where the keys of now belong; not for good, where nothing takes it. */
  settled: () => boolean;
  press: (key: Key) => void;
  after: (ms: number, work: () => void) => void;
}

/** Keys that need not wait although others would. */
export type Free = (key: Key) => boolean;

/** Lets go: true when what was awaited came, and the keys behind it go on; false when it was refused, and they are dropped. */
export type Release = (goesOn: boolean) => void;

interface Hold<L> {
  layer: L | null;
  free: Free;
}

/** Until a screen has drawn what the key before did. */
const DRAWN_MS = 25;

const isPlain = ({ key, ctrlKey, altKey, metaKey }: Key): boolean =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;
const NEVER: Free = () => false;

const EDITS = new Set(['Enter', 'Backspace', 'Escape']);

/** Of what a hand or a scanner types into a field, or takes back; nothing else that a browser knows. */
export const isTyped = (key: Key): boolean => isPlain(key) || EDITS.has(key.key);

/**
 * Keys that were typed behind something whose answer is under way: they wait for it, and then act in the order in which they
 * were pressed. A dialog that opened meanwhile has keys of its own, which are heard at once.
 */
export const createWaitingKeys = <L>(world: World<L>) => {
  let holds: readonly Hold<L>[] = [];
  let waiting: readonly { key: Key; layer: L | null }[] = [];
  let pumping = false;

  const gone = (layer: L | null): boolean => layer !== null && !world.stands(layer);
  /** What belonged to a dialog that is gone belongs to whatever stands there now. */
  const same = (a: L | null, b: L | null): boolean => gone(a) || gone(b) || a === b;
  const heldAt = (layer: L | null): readonly Hold<L>[] => holds.filter((hold) => same(hold.layer, layer));
  const isHeld = ({ layer }: { layer: L | null }): boolean => heldAt(layer).length > 0;
  /** Keys on their way go wherever the focus is by then: what is typed now is behind them. */
  const waitsAt = (layer: L | null): boolean => waiting.some((one) => same(one.layer, layer) || !isHeld(one));
  const dropAt = (layer: L | null): void => {
    waiting = waiting.filter((one) => !same(one.layer, layer));
  };

  const pump = (ms: number): void => {
    if (pumping) return;
    pumping = true;
    world.after(ms, () => {
      pumping = false;
      const at = waiting.findIndex((one) => !isHeld(one));
      const next = waiting[at];
      if (!next) return;
      if (!world.settled()) return pump(DRAWN_MS);
      waiting = waiting.toSpliced(at, 1);
      world.press(next.key);
      pump(isPlain(next.key) ? 0 : DRAWN_MS);
    });
  };

  return {
    /** Keys wait from now on. The returned function lets them go, once. */
    hold: (free: Free = NEVER): Release => {
      const hold = { layer: world.top(), free };
      // What is on its way waits for it too, though it was typed before this dialog opened.
      waiting = waiting.map((one) => (isHeld(one) ? one : { ...one, layer: hold.layer }));
      holds = [...holds, hold];
      return (goesOn) => {
        if (!holds.includes(hold)) return;
        if (!goesOn) dropAt(hold.layer);
        holds = holds.filter((one) => one !== hold);
        pump(DRAWN_MS);
      };
    },
    /** Whether this key waits now, or is used up by letting go of those that do; else it is nobody's here. */
    takes: (key: Key, repeated: boolean): boolean => {
      const layer = world.top();
      const behind = waitsAt(layer);
      if (key.key === 'Escape') {
        if (behind) dropAt(layer);
        return behind;
      }
      const waits = behind || !world.settled() || heldAt(layer).some(({ free }) => !free(key));
      // A key that is leant on is one key.
      if (waits && !(repeated && !isPlain(key))) waiting = [...waiting, { key, layer }];
      if (waits) pump(DRAWN_MS);
      return waits;
    },
    /** A question came up: what was typed before was no answer to it. */
    drop: (): void => {
      waiting = [];
    },
  };
};
