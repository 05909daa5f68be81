import { useEffect, useState, useSyncExternalStore } from 'react';
import { createKeptStore, type KeptForm, type KeptStore, tillName } from './kept-store.ts';

const stores = new Map<string, unknown>();
const storeAt = <T extends object>(name: string, form: KeptForm<T>): KeptStore<T> => {
  const store = (stores.get(name) as KeptStore<T> | undefined) ?? createKeptStore(localStorage, name, form);
  stores.set(name, store);
  return store;
};

/** What a till keeps, with its draft at hand. */
export interface KeptTill<T extends { draft: unknown }> {
  till: T;
  setTill: (change: (till: T) => T) => void;
  setDraft: (change: (draft: T['draft']) => T['draft']) => void;
  /** The draft of this moment, for work that has waited for an answer. */
  current: () => T['draft'];
}

/** The till of a user in a shop, followed in every tab of its device; a screen is drawn anew for another one. */
export const useKeptTill = <T extends { draft: unknown }>(
  noun: string,
  form: KeptForm<T>,
  { toko, user }: { toko: string; user: string },
): KeptTill<T> => {
  const store = storeAt(tillName(noun, toko, user), form);
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
    setDraft: (change: (draft: T['draft']) => T['draft']) =>
      store.set((was) => {
        const draft = change(was.draft);
        return draft === was.draft ? was : { ...was, draft };
      }),
    current: () => store.get().draft,
  }));
  return { till, ...handle };
};

/** What one form of this tab keeps until it is posted. */
export const useKeptForm = <T extends object>(name: string, form: KeptForm<T>): [T, KeptStore<T>] => {
  const [store] = useState(() => createKeptStore(sessionStorage, name, form));
  return [useSyncExternalStore(store.subscribe, store.get), store];
};
