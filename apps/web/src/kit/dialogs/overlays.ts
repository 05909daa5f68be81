import { useSyncExternalStore } from 'react';

let wanted = false;
const watchers = new Set<() => void>();

/** Asks for the layer of dialogs and notes; its code loads with the first one, not with the login page. */
export const wantOverlays = (): void => {
  if (wanted) return;
  wanted = true;
  for (const watcher of watchers) watcher();
};

export const useOverlaysWanted = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => wanted,
  );
