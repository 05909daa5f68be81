import { useEffect, useEffectEvent } from 'react';

/** A wedge types faster than any hand: under 35 ms a character, 6 or more, then Enter (domain §8). */
const MAX_GAP_MS = 35;
const MIN_LENGTH = 6;

type Target = HTMLInputElement | HTMLTextAreaElement;

const editable = (target: EventTarget | null): Target | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

/** Takes the burst back out of the field it fell into, as if it had never been typed there. */
const restore = (target: Target, value: string): void => {
  const prototype = Object.getPrototypeOf(target) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Hands every scan to `onScan`, wherever the focus is; the field it fell into gets its old content back, and the
 * scanner's Enter reaches nothing else. `enabled` false lets keys pass, as while a dialog is open.
 */
export const useScanner = (onScan: (code: string) => void, { enabled = true } = {}): void => {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    if (!enabled) return;
    let code = '';
    let last = 0;
    let before = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      // A dialog asks something of its own; what is typed there, however fast, is its answer.
      if (editable(event.target)?.closest('[role=dialog]')) return;
      const quick = event.timeStamp - last < MAX_GAP_MS;
      if (event.key === 'Enter') {
        // No code of the house has a space in it: words that came in a burst were typed, on a machine that was busy.
        const burst = quick && code.length >= MIN_LENGTH && !code.includes(' ') ? code : '';
        code = '';
        if (!burst) return;
        event.preventDefault();
        event.stopPropagation();
        const field = editable(event.target);
        if (field) restore(field, before);
        scanned(burst.toUpperCase());
        return;
      }
      if (event.key.length !== 1) return;
      if (!quick) {
        code = '';
        before = editable(event.target)?.value ?? '';
      }
      code += event.key;
      last = event.timeStamp;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [enabled]);
};
