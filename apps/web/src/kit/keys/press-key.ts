import type { Key } from './waiting-keys.ts';

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), textarea:not(:disabled), [tabindex]';

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'file'].includes(element.type));

const moveFocus = (back: boolean): void => {
  const inside = document.activeElement?.closest('[role=dialog]') ?? document.body;
  const stops = [...inside.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + (back ? -1 : 1)) % Math.max(1, stops.length))?.focus();
};

/** What a browser does with a key that nobody kept for himself. */
const byDefault = (key: Key): void => {
  const at = document.activeElement;
  const edit = (command: string, text = ''): void => void document.execCommand(command, false, text);
  const { altKey, metaKey } = key;
  const ctrlKey = key.ctrlKey || metaKey;
  if (altKey) return;
  if (ctrlKey) {
    if (key.key.toLowerCase() === 'a' && isText(at)) at.select();
  } else if (key.key === 'Tab') moveFocus(key.shiftKey);
  else if (isText(at)) {
    if (key.key.length === 1) edit('insertText', key.key);
    else if (key.key === 'Backspace') edit('delete');
    else if (key.key === 'Delete') edit('forwardDelete');
    else if (key.key === 'Enter' && at instanceof HTMLTextAreaElement) edit('insertLineBreak');
    else if (key.key === 'Enter') at.form?.requestSubmit();
  } else if (at instanceof HTMLElement && (key.key === 'Enter' || key.key === ' ') && at !== document.body)
    at.click();
};

/** Presses a key that has waited, where the focus is by now, with the time at which it was first pressed. */
export const pressKey = (key: Key): void => {
  const { timeStamp, ...init } = key;
  const event = (type: string) => {
    const made = new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true });
    Object.defineProperty(made, 'timeStamp', { value: timeStamp });
    return made;
  };
  const target = document.activeElement ?? document.body;
  if (target.dispatchEvent(event('keydown'))) byDefault(key);
  (document.activeElement ?? document.body).dispatchEvent(event('keyup'));
};
