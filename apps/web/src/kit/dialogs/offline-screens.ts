import { useEffect, useSyncExternalStore } from 'react';

let standing = 0;
const watchers = new Set<() => void>();

const count = (by: 1 | -1): void => {
  standing += by;
  for (const watcher of watchers) watcher();
};

/** Said by a screen that keeps on its device what is done while the line is cut: nothing stands in its way then. */
export const useWorksOffline = (): void => {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
};

/** Whether the screen works on while the line is cut. */
export const useOfflineScreen = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => standing > 0,
  );

const watchLine = (watcher: () => void): (() => void) => {
  window.addEventListener('offline', watcher);
  window.addEventListener('online', watcher);
  return () => {
    window.removeEventListener('offline', watcher);
    window.removeEventListener('online', watcher);
  };
};

/** Whether the device has a line; without one a screen that works on says so itself. */
export const useOnline = (): boolean => useSyncExternalStore(watchLine, () => navigator.onLine);
