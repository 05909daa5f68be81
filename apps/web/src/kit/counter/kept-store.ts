export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** What a screen keeps on its device: it survives a reload, a lost line and the end of a session. */
export interface KeptStore<T> {
  get: () => T;
  set: (change: (kept: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
  /** Reads again what another tab wrote. */
  reload: () => void;
  name: string;
}

interface Form<T> {
  empty: T;
  /** What was kept, or null when it cannot be read. */
  parse: (text: string) => T | null;
  text: (kept: T) => string;
}

/** Keeps a value in the browser's storage, written before anything is sent or drawn. */
export const createKeptStore = <T>(
  shelf: Shelf,
  name: string,
  { empty, parse, text: textOf }: Form<T>,
): KeptStore<T> => {
  const read = (): T => {
    const text = shelf.getItem(name);
    if (text === null) return empty;
    const kept = parse(text);
    // Unreadable is not worthless: it stays beside, for whoever comes to look.
    if (kept === null) shelf.setItem(`${name}.unreadable`, text);
    return kept ?? empty;
  };
  let kept = read();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    name,
    get: () => kept,
    set: (change) => {
      const next = change(kept);
      if (next === kept) return;
      kept = next;
      shelf.setItem(name, textOf(kept));
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      kept = read();
      tell();
    },
  };
};
