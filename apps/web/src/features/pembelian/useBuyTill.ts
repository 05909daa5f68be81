import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptStore } from '../../kit/counter/kept-store.ts';
import { type BuyDraft, type BuyTill, createBuyStore } from './buy-store.ts';

const stores = new Map<string, KeptStore<BuyTill>>();

const storeOf = (user: string, toko: string): KeptStore<BuyTill> => {
  const key = `${toko}/${user}`;
  const store = stores.get(key) ?? createBuyStore(localStorage, user, toko);
  stores.set(key, store);
  return store;
};

/** The purchase of a user in a shop; survives a reload, a lost line and the end of a session. */
export const useBuyTill = (user: string, toko: string) => {
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
    setDraft: (change: (draft: BuyDraft) => BuyDraft) =>
      store.set((was) => ({ ...was, draft: change(was.draft) })),
    current: () => store.get().draft,
  }));
  return { till, ...handle };
};
export type BuyHandle = ReturnType<typeof useBuyTill>;
