import type { ReactElement } from 'react';
import { wantOverlays } from './overlays.ts';
import { rememberFocus } from './return-focus.ts';

interface Open {
  id: number;
  element: ReactElement;
  dismiss: () => void;
}

let dialogs: readonly Open[] = [];
let last = 0;
const listeners = new Set<() => void>();

const put = (next: readonly Open[]): void => {
  dialogs = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a dialog above the screen and waits for what it is closed with; the focus goes back to where it was. `dismissed`
 * is the answer of one that nobody may answer any more.
 */
export const openDialog = <T>(draw: (close: (value: T) => void) => ReactElement, dismissed: T): Promise<T> =>
  new Promise((resolve) => {
    wantOverlays();
    last += 1;
    const id = last;
    const giveBack = rememberFocus();
    const close = (value: T): void => {
      put(dialogs.filter((dialog) => dialog.id !== id));
      giveBack();
      resolve(value);
    };
    put([...dialogs, { id, element: draw(close), dismiss: () => close(dismissed) }]);
  });

/** Takes away what is open: a session's questions end with it. */
export const dismissDialogs = (): void => {
  for (const { dismiss } of dialogs) dismiss();
};

export const dialogStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Open[] => dialogs,
};
