import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

export interface Stage {
  readonly browser: Browser;
  readonly shop: Shop;
}

/** A browser and a shop (which: openShop) for all flows of a file; what the file's own beforeAll adds comes after. */
export const useStage = (...which: Parameters<typeof openShop>): Stage => {
  let open: Stage | undefined;
  const stage = (): Stage => {
    if (!open) throw new Error('the stage opens before the first flow');
    return open;
  };
  beforeAll(async () => {
    const [browser, shop] = await Promise.all([launchBrowser(), openShop(...which)]);
    open = { browser, shop };
  });
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
