import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { createTillStore, type Till, type TillStore } from './till-store.ts';

const stores = new Map<string, TillStore>();

const storeOf = (user: string, toko: string): TillStore => {
  const key = `${toko}/${user}`;
  const store = stores.get(key) ?? createTillStore(localStorage, user, toko);
  stores.set(key, store);
  return store;
};

export interface TillHandle {
  till: Till;
  setTill: (change: (till: Till) => Till) => void;
  setDraft: (change: (draft: Draft) => Draft) => void;
  /** The draft of this moment, for work that has waited for an answer. */
  current: () => Draft;
}

/** The till of a user in a shop; survives a reload, a lost line and the end of a session. */
export const useTill = (user: string, toko: string): TillHandle => {
  const store = storeOf(user, toko);
  const till = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === store.name) store.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store]);
  const [handle] = useState(() => ({
    setTill: store.set,
    setDraft: (change: (draft: Draft) => Draft) =>
      store.set((was) => {
        const draft = change(was.draft);
        return draft === was.draft ? was : { ...was, draft };
      }),
    current: () => store.get().draft,
  }));
  return { till, ...handle };
};
