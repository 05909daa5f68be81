/** So long, in ms, a field that never comes keeps the keys from where the focus is. */
const LONGEST_MS = 8_000;

export interface Held {
  text: string;
  entered: boolean;
}

export const NOTHING_HELD: Held = { text: '', entered: false };

export interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What is held after one more key; undefined for a key that is not for the field and goes its own way. */
export const holding = (held: Held, { key, ctrlKey, altKey, metaKey }: Press): Held | undefined => {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Enter') return { ...held, entered: true };
  // What follows an early Enter was typed for what it opens.
  if (held.entered) return undefined;
  if (key === 'Backspace') return { ...held, text: [...held.text].slice(0, -1).join('') };
  return [...key].length === 1 ? { ...held, text: held.text + key } : undefined;
};

let held = NOTHING_HELD;
let release: (() => void) | undefined;

const stop = (): Held => {
  const taken = held;
  held = NOTHING_HELD;
  release?.();
  release = undefined;
  return taken;
};

/** From now on keys are kept for a field that is about to come, until it takes them; Esc or a click lets them go. */
export const holdKeys = (): void => {
  stop();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void stop();
    const next = event.isComposing || event.defaultPrevented ? undefined : holding(held, event);
    if (!next) return;
    held = next;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('pointerdown', stop, { capture: true });
  const late = setTimeout(stop, LONGEST_MS);
  release = () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('pointerdown', stop, { capture: true });
    clearTimeout(late);
  };
};

/** The field has the focus: what was kept for it goes into it as if it had been typed there. */
export const takeKeys = (field: HTMLInputElement): void => {
  const { text, entered } = stop();
  if (text) {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, field.value + text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Once what was found for the text is shown.
  if (entered)
    setTimeout(() =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
      ),
    );
};
