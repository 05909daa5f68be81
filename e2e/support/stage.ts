import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

export interface Stage {
  readonly browser: Browser;
  readonly shop: Shop;
}

/** A browser and the shop that is opened for all flows of a file, in `ms` at most; what the file's own beforeAll adds comes after. */
export const useStageOf = (opened: () => Promise<Shop>, ms?: number): Stage => {
  let open: Stage | undefined;
  const stage = (): Stage => {
    if (!open) throw new Error('the stage opens before the first flow');
    return open;
  };
  beforeAll(async () => {
    const [browser, shop] = await Promise.all([launchBrowser(), opened()]);
    open = { browser, shop };
  }, ms);
  afterAll(async () => {
    await open?.browser.close();
    await open?.shop.close();
  });
  return {
    get browser() {
      return stage().browser;
    },
    get shop() {
      return stage().shop;
    },
  };
};

/** The same of a shop of the tests (which: openShop). */
export const useStage = (...which: Parameters<typeof openShop>): Stage =>
  useStageOf(() => openShop(...which));
