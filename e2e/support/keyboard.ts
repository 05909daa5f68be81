/// <reference lib="dom" />
import type { Page } from 'playwright-core';

const MOST_STOPS = 80;

/** The accessible name and role of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element) return '';
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
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

/** Types as a person does, well slower than a scanner also on a busy machine. */
export const typeText = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 110 });

/** A wedge scanner: the code in a burst, then Enter. */
export const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code, { delay: 4 });
  await page.keyboard.press('Enter');
};

/** Opens the select that has the focus and takes its first choice, once the choices have come. */
export const pickFirst = async (page: Page): Promise<void> => {
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  const marked = page.locator('[role=option][data-combobox-selected]').first();
  // The list marks its first choice a moment after it opened; a key pressed before that moment only opens it.
  for (let press = 0; press < 5; press++) {
    await page.waitForTimeout(250);
    if (!(await page.getByRole('option').first().isVisible())) return;
    await page.keyboard.press((await marked.isVisible()) && press % 2 === 1 ? 'Enter' : 'ArrowDown');
  }
  throw new Error('the list would not close');
};

/** Types into the select that has the focus and takes the choice that bears this text. */
export const pickNamed = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await typeText(page, text);
  const choice = page.getByRole('option').filter({ hasText: text });
  const marked = page.locator('[role=option][data-combobox-selected]').filter({ hasText: text });
  await choice.first().waitFor();
  for (let press = 0; press < 8; press++) {
    if (await marked.first().isVisible()) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
      // A list of which several may be taken stays open until it is left.
      if (await choice.first().isVisible()) await page.keyboard.press('Tab');
      await choice.first().waitFor({ state: 'hidden' });
      return;
    }
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(150);
  }
  throw new Error(`${text} could not be chosen`);
};

/** Until the dialog that opened has taken the focus, as a person looks before typing. */
export const dialogFocused = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.activeElement?.closest('[role=dialog]') !== null &&
      ['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName ?? ''),
  );
};
