import type { Page } from 'playwright-core';

const MOST_STOPS = 80;

/** The accessible name and role of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element) return '';
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? '';
    return label.trim();
  });

/** Presses Tab until the focus is on what bears this name: what a person without a mouse does. */
export const tabTo = async (page: Page, name: RegExp | string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${name}`);
};

/** A wedge scanner: the code in a burst, then Enter. */
export const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code, { delay: 4 });
  await page.keyboard.press('Enter');
};
