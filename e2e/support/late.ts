import type { Page } from 'playwright-core';

/** Every answer comes so many ms late; with 0 the line is as it is. */
export const late = async (page: Page, ms: number): Promise<void> => {
  if (ms === 0) return;
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((passed) => setTimeout(passed, ms));
    await route.continue().catch(() => undefined);
  });
};
