import { useEffect, useState, useSyncExternalStore } from 'react';

let layers: readonly symbol[] = [];
const watchers = new Set<() => void>();

const put = (next: readonly symbol[]): void => {
  layers = next;
  for (const watcher of watchers) watcher();
};

/** The dialogs that stand one above the other. */
export const layerStore = {
  /** Puts a dialog above all others; the returned function takes it away. */
  enter: (layer: symbol): (() => void) => {
    put([...layers, layer]);
    return () => put(layers.filter((one) => one !== layer));
  },
  top: (): symbol | undefined => layers.at(-1),
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/**
 * Whether Esc belongs to this dialog, for its `closeOnEscape`: only the topmost one hears it, so that Esc goes one step
 * back and not two. For a dialog that stands only while it is open.
 */
export const useOwnEscape = (): boolean => {
  const [layer] = useState(() => Symbol('dialog'));
  useEffect(() => layerStore.enter(layer), [layer]);
  const top = useSyncExternalStore(layerStore.subscribe, layerStore.top);
  return top === undefined || top === layer;
};
