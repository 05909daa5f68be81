import { useSyncExternalStore } from 'react';

let at = 0;
const watchers = new Set<() => void>();

/** Notes that the server answered just now. */
export const noteAnswer = (): void => {
  at = Date.now();
  for (const watcher of watchers) watcher();
};

/** When the server last answered a call, in ms; 0 before the first. */
export const useLastAnswer = (): number =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => at,
  );
