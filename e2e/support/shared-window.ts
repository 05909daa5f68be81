import { onTestFailed } from 'vitest';
import type { Stage } from './stage.ts';
import { DESKTOP, pictureWhenFailed, signIn, type Visitor, visit } from './visitor.ts';

/** A document of the shop that runs nothing. */
const STILL = '/kadar.svg';

/** The page alone, which forgot what was kept on the device, and whose routes are the server's own. */
const emptied = async (visitor: Visitor): Promise<Visitor> => {
  const { page, context, complaints } = visitor;
  pictureWhenFailed(page);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  complaints.length = 0;
  await page.goto(STILL);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return visitor;
};

interface Outfit {
  viewport?: typeof DESKTOP;
  /** Done before anything is loaded. */
  outfit?: (visitor: Visitor) => Promise<void>;
}

/**
 * One window for the flows of a file, with its user signed in: a new window and session, and a browser that has yet to read the program,
 * cost as much as many a flow. Each flow opens its first screen by its address, and so loads the program anew. After a flow that failed
 * the next one gets another window.
 */
export const useSharedWindow = (
  stage: Stage,
  user_id: string,
  { viewport = DESKTOP, outfit = async () => undefined }: Outfit = {},
): (() => Promise<Visitor>) => {
  let open: Visitor | undefined;
  const fresh = async (): Promise<Visitor> => {
    const visitor = await visit(stage.browser, stage.shop, viewport);
    await outfit(visitor);
    return visitor;
  };
  return async () => {
    onTestFailed(() => {
      open = undefined;
    });
    open = open ? await emptied(open) : await fresh();
    // A flow may have ended its session.
    await signIn(open, user_id);
    return open;
  };
};
