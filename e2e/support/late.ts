import type { Page } from 'playwright-core';

/** Every answer comes so many ms late. */
export const late = async (page: Page, ms: number): Promise<void> => {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((passed) => setTimeout(passed, ms));
    await route.continue().catch(() => undefined);
  });
};
