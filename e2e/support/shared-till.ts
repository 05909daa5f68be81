import { PosPage } from '../page-models/pos-page.ts';
import { useSharedWindow } from './shared-window.ts';
import type { Visitor } from './visitor.ts';

export interface SharedTill extends Visitor {
  pos: PosPage;
}

/** One till for the flows of a file (`useSharedWindow`), which each find it loaded anew and empty. */
export const useSharedTill = (...which: Parameters<typeof useSharedWindow>): (() => Promise<SharedTill>) => {
  const window = useSharedWindow(...which);
  return async () => {
    const visitor = await window();
    const pos = new PosPage(visitor.page);
    await pos.open();
    return { ...visitor, pos };
  };
};
