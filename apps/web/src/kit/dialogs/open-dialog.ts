import type { ReactElement } from 'react';
import { wantOverlays } from './overlays.ts';

interface Open {
  id: number;
  element: ReactElement;
}

let dialogs: readonly Open[] = [];
let last = 0;
const listeners = new Set<() => void>();

const put = (next: readonly Open[]): void => {
  dialogs = next;
  for (const listener of listeners) listener();
};

/** Shows a dialog above the screen and waits for what it is closed with. */
export const openDialog = <T>(draw: (close: (value: T) => void) => ReactElement): Promise<T> =>
  new Promise((resolve) => {
    wantOverlays();
    last += 1;
    const id = last;
    const close = (value: T): void => {
      put(dialogs.filter((dialog) => dialog.id !== id));
      resolve(value);
    };
    put([...dialogs, { id, element: draw(close) }]);
  });

export const dialogStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Open[] => dialogs,
};
