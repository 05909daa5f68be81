import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** The key printed on a button, as the screen shows it: 'F2', 'Ctrl+S', 'Ins'. */
export const Hotkey = ({ keys }: { keys: string }) => (
  <Kbd size="xs" aria-hidden="true">
    {keys}
  </Kbd>
);

/** Whether a dialog stands above the screen. */
export const dialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Keys of a screen, such as ['F2', search] or ['mod+S', save]. They work inside inputs too when they are function keys, Insert or
 * carry a modifier, and rest while a dialog is open, unless `inDialog`.
 */
export const useScreenKeys = (
  keys: readonly (readonly [string, () => void])[],
  { inDialog = false, enabled = true } = {},
): void => {
  const ofDialog = useRef(false);
  useEffect(() => {
    // The Esc that closes a dialog is its own, though the dialog is gone before the key reaches the screen.
    const look = () => {
      ofDialog.current = dialogOpen();
    };
    window.addEventListener('keydown', look, { capture: true });
    return () => window.removeEventListener('keydown', look, { capture: true });
  }, []);
  const run = (work: () => void): void => {
    if (enabled && (inDialog || !(ofDialog.current || dialogOpen()))) work();
  };
  const inputs = keys.filter(
    ([key]) => /^(shift\+)?(F\d+|insert)$/i.test(key) || /^(mod|ctrl|alt)\+/i.test(key),
  );
  const plain = keys.filter((key) => !inputs.includes(key));
  useHotkeys(
    inputs.map(([key, work]) => [key, () => run(work)]),
    [],
  );
  // Enter stays what it is for the button that has the focus.
  useHotkeys(plain.map(([key, work]) => [key, () => run(work), { preventDefault: key !== 'Enter' }]));
};
