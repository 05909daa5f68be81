import { useEffect, useEffectEvent } from 'react';
import { dialogOpen } from '../page/Hotkey.tsx';

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="listbox"]') !== null;

const listOpen = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';

/** Letters typed outside any field belong to the scan field; Esc goes one step back from wherever the cursor is. */
export const useTillKeyboard = (toScan: () => void, stepBack: () => void): void => {
  const scan = useEffectEvent(toScan);
  const back = useEffectEvent(stepBack);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (dialogOpen()) return;
      if (key === 'Escape' && !listOpen(target)) back();
      const plain = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (plain && !inField(target)) scan();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
