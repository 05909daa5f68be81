import { useEffect, useEffectEvent } from 'react';
import { createBurst } from './scan/burst.ts';

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
 * scanner's Enter reaches nothing else. In a field for scans (`data-scan`) one is typed text that ends with Enter.
 * `enabled` false lets keys pass, as while a dialog is open.
 */
export const useScanner = (onScan: (code: string) => void, { enabled = true } = {}): void => {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    if (!enabled) return;
    const burst = createBurst();
    let before = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const field = editable(event.target);
      // A dialog asks something of its own; what is typed there, however fast, is its answer.
      if (field?.closest('[data-scan], [role=dialog]')) return;
      const { begins, code } = burst(event);
      if (begins) before = field?.value ?? '';
      if (code === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (field) restore(field, before);
      scanned(code);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [enabled]);
};
