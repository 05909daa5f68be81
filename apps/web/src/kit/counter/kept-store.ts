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

/** How something is kept: whatever a page of today or of earlier wrote down is read by this alone. */
export interface KeptForm<T extends object> {
  /** Raised when the kept form changes; 0 is that of a page that said none. */
  version: number;
  empty: T;
  /** Completes what an earlier page of the same version said less of. */
  fill?: (kept: T) => T;
  /** What another version kept, as this one keeps it; null for what it does not know. */
  upgrade?: (kept: object, version: number) => T | null;
  /** What of it may lie on the device. */
  written?: (kept: T) => T;
}

/** Where a till keeps what one user does in one shop. */
export const tillName = (noun: string, toko: string, user: string): string =>
  `kadar.device.${noun}.${toko}.${user}`;

/** What was kept, or null when it cannot be read. */
export const readKept = <T extends object>(
  { version, empty, fill = (kept) => kept, upgrade = () => null }: KeptForm<T>,
  text: string,
): T | null => {
  try {
    const value = JSON.parse(text) as { version?: number } | null;
    if (typeof value !== 'object' || value === null) return null;
    const { version: from = 0, ...kept } = value;
    const now = from === version ? (kept as T) : upgrade(kept, from);
    return now && { ...empty, ...fill(now) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Keeps a value in the browser's storage, written before anything is sent or drawn. */
export const createKeptStore = <T extends object>(
  shelf: Shelf,
  name: string,
  form: KeptForm<T>,
): KeptStore<T> => {
  const { version, empty, written = (value) => value } = form;
  const read = (): T => {
    const text = shelf.getItem(name);
    if (text === null) return empty;
    const kept = readKept(form, text);
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
      shelf.setItem(name, JSON.stringify({ ...written(kept), version }));
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
