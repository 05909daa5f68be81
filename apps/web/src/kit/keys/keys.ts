import { pressKey } from './press-key.ts';
import { createWaitingKeys, type Free, isTyped, type Key, type Release } from './waiting-keys.ts';

/** Every dialog is a section; the document keeps their list itself, for it is asked at every key. */
const dialogs = (): HTMLElement[] =>
  [...document.getElementsByTagName('section')].filter(
    (one) => one.role === 'dialog' && one.ariaModal === 'true',
  );
const top = (): HTMLElement | null => dialogs().at(-1) ?? null;

/** A dialog that took no focus by then takes none. */
const LATEST_MS = 1_500;
/** When each dialog was first seen: long ago, once it had the focus. */
const opened = new WeakMap<HTMLElement, number>();

/** A dialog that just opened has not taken the focus yet. */
const settled = (): boolean => {
  const dialog = top();
  if (!dialog) return true;
  const since = opened.get(dialog) ?? performance.now();
  opened.set(dialog, dialog.contains(document.activeElement) ? Number.NEGATIVE_INFINITY : since);
  return performance.now() - (opened.get(dialog) ?? 0) > LATEST_MS;
};

/** At once, or when the screen has nothing to draw any more, with the focus where it then belongs. */
const after = (ms: number, work: () => void): void => {
  const idle = 'requestIdleCallback' in window && ms > 0;
  setTimeout(() => (idle ? requestIdleCallback(work, { timeout: LATEST_MS }) : work()), ms);
};

let pressing = false;
const keys = createWaitingKeys<HTMLElement>({
  top,
  stands: (dialog) => dialog.isConnected,
  settled,
  press: (key) => {
    pressing = true;
    pressKey(key);
    pressing = false;
  },
  after,
});

/** Where a scan lands. */
const FIRST_FIELD = 'input[data-scan]';
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** Ends the waiting for a screen that is still on its way. Until it stands, all that is not typed is the browser's: who waits too long loads anew. */
let screenStands: ((takesKeys: boolean) => void) | undefined;

const onKeyDown = (event: KeyboardEvent): void => {
  if (pressing || event.isComposing || MODIFIERS.has(event.key)) return;
  const { key, code, ctrlKey, altKey, shiftKey, metaKey, timeStamp } = event;
  const pressed: Key = { key, code, ctrlKey, altKey, shiftKey, metaKey, timeStamp };
  if (screenStands && !isTyped(pressed)) return;
  if (!keys.takes(pressed, event.repeat)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Who goes elsewhere by the mouse takes no keys along: those that wait were for what he leaves. */
const onClick = ({ target, detail, isTrusted }: MouseEvent): void => {
  if (isTrusted && detail > 0 && target instanceof Element && target.closest('a[href]')) keys.drop();
};

/** Hears every key before all else; once, when the program starts. */
export const hearKeys = (): void => {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('click', onClick, { capture: true });
};

/** So long, in ms, keys wait for a screen that never comes. */
const LONGEST_MS = 10_000;

/** What is typed before the screen stands waits for its first field. Whatever else has the focus by then, a question or the door, it was not typed for: it is dropped. */
export const keysWaitForScreen = (): void => {
  const release = keys.hold();
  screenStands = (takesKeys) => {
    screenStands = undefined;
    document.removeEventListener('focusin', onFocus);
    clearTimeout(late);
    release(takesKeys);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target as HTMLElement).matches(FIRST_FIELD)) screenStands?.(false);
  };
  document.addEventListener('focusin', onFocus);
  const late = setTimeout(() => screenStands?.(false), LONGEST_MS);
};

/** The screen stands, with the field or, where there is nothing to scan for, without; a moment later the field has the focus. */
export const screenDrawn = (): void => {
  setTimeout(() => {
    const [field, at] = [document.querySelector<HTMLInputElement>(FIRST_FIELD), document.activeElement];
    // A screen that hears scans wherever the focus is may leave it nowhere.
    screenStands?.(field?.disabled === false && (at === field || at === document.body));
  });
};

/** Keys that are typed from now on wait, but the `free` ones, until the returned function lets them go. */
export const holdKeys = (free?: Free): Release => keys.hold(free);

/** Keys wait while this is answered; what was typed behind it is dropped when it fails. */
export const keysWaitFor = async <T>(work: () => Promise<T>): Promise<T> => {
  const release = holdKeys();
  try {
    const answer = await work();
    release(true);
    return answer;
  } catch (error) {
    release(false);
    throw error;
  }
};

/** A question came up that has to be read first. */
export const dropKeys = (): void => keys.drop();
