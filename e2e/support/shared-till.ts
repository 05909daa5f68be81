/// <reference lib="dom" />
import { onTestFailed } from 'vitest';
import { PosPage } from '../page-models/pos-page.ts';
import type { Stage } from './stage.ts';
import { pictureWhenFailed, signIn, type Visitor, visit } from './visitor.ts';

export interface SharedTill extends Visitor {
  pos: PosPage;
}

/** A document of the shop that runs nothing. */
const STILL = '/kadar.svg';

/**
 * One till for the flows of a file, which each find it loaded anew and empty: a new window and session, and a browser
 * that has yet to read the program, cost as much as many a flow. After a flow that failed the next one gets another.
 * `outfit` is done before the till is loaded.
 */
export const useSharedTill = (
  stage: Stage,
  user_id: string,
  outfit: (visitor: Visitor) => Promise<void> = async () => undefined,
): (() => Promise<SharedTill>) => {
  let open: SharedTill | undefined;
  const fresh = async (): Promise<SharedTill> => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, user_id);
    await outfit(visitor);
    const pos = new PosPage(visitor.page);
    await pos.open();
    return { ...visitor, pos };
  };
  const emptied = async (till: SharedTill): Promise<SharedTill> => {
    const { page, pos, complaints } = till;
    pictureWhenFailed(page);
    await page.unrouteAll();
    complaints.length = 0;
    await page.goto(STILL);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await pos.open();
    return till;
  };
  return async () => {
    onTestFailed(() => {
      open = undefined;
    });
    open = open ? await emptied(open) : await fresh();
    return open;
  };
};
