/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 80;
/** How long a screen may take, in ms, to bring what the focus is looking for. */
const LATEST_MS = 20_000;
/** How long one key may take, in ms, to show what it did. */
const SOON_MS = 2_000;
/** How long a list may take, in ms, to mark a choice; a list that marks none wants an arrow. */
export const MARKED_MS = 400;

/** Whether this is seen (or gone) soon, for keys that a person would press again. */
export const soon = async (
  what: Locator,
  state: 'visible' | 'hidden' = 'visible',
  timeout = SOON_MS,
): Promise<boolean> => {
  const outcome = await Promise.allSettled([what.first().waitFor({ state, timeout })]);
  return outcome[0].status === 'fulfilled';
};

interface Stop {
  /** The accessible name of what has the focus. */
  name: string;
  /** Whether it is another one than when it was last asked for. */
  moved: boolean;
}

const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const seen = globalThis as { kadarStop?: Element | null };
    const element = document.activeElement as HTMLElement | null;
    const moved = element !== seen.kadarStop;
    seen.kadarStop = element;
    const label =
      element?.getAttribute('aria-label') ??
      (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      element?.textContent ??
      '';
    return { name: label.trim(), moved };
  });

/** Presses Tab and looks where the focus went: behind an answer that is under way the key waits, and a second one would go too far. */
const nextStop = async (page: Page): Promise<Stop> => {
  await page.keyboard.press('Tab');
  const stop = await focused(page);
  if (stop.moved) return stop;
  await page
    .waitForFunction(
      () => document.activeElement !== (globalThis as { kadarStop?: Element | null }).kadarStop,
      undefined,
      { timeout: SOON_MS },
    )
    .catch(() => undefined);
  return focused(page);
};

/** Presses Tab until the focus is on what bears this name: what a person without a mouse does. */
export const tabTo = async (page: Page, name: RegExp | string): Promise<void> => {
  const latest = Date.now() + LATEST_MS;
  let at = await focused(page);
  for (let stop = 0; stop < MOST_STOPS || Date.now() < latest; stop++) {
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return;
    at = await nextStop(page);
  }
  throw new Error(`the focus never came to ${name}`);
};

/** Between two characters, ms: longer than a scanner takes (35), and never less on a busy machine, since each key waits for the one before. */
const HAND_MS = 60;

/** Types as a quick hand does: no scanner. */
export const typeText = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: HAND_MS });

/** A wedge scanner: the code in a burst, then Enter. */
export const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code, { delay: 4 });
  await page.keyboard.press('Enter');
};

/** Until the page's own short timers have run: a list forgets its mark with one of them just after it opened. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((settled) => setTimeout(settled, 50)));

/** The choices of the select that is open; a list that stands on the screen by itself has others. */
const choicesOf = (page: Page): Locator =>
  page.getByRole('option').and(page.locator('[data-combobox-option]'));

/** Arrows down an open list to one of these choices and takes it. */
export const takeMarked = async (page: Page, choices: Locator): Promise<void> => {
  const marked = page.locator('[role=option][data-combobox-selected]').and(choices);
  for (let press = 0; press < 8; press++) {
    await settle(page);
    if (await soon(marked, 'visible', MARKED_MS)) {
      await page.keyboard.press('Enter');
      // A list of which several may be taken stays open until it is left.
      if (!(await soon(choices, 'hidden'))) await page.keyboard.press('Tab');
      await choices.first().waitFor({ state: 'hidden' });
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('the choice could not be taken');
};

/** Opens the select that has the focus and takes one of its first choices, once they have come; none that adds another. */
export const pickFirst = async (page: Page): Promise<void> => {
  const choices = choicesOf(page).filter({ hasNotText: /^Tambah/ });
  await settle(page);
  await page.keyboard.press('ArrowDown');
  await choices.first().waitFor();
  await settle(page);
  // The first press may only have opened the list; then what looks marked is not yet.
  await page.keyboard.press('ArrowDown');
  await takeMarked(page, choices);
};

/** Types into the select that has the focus and takes the choice that bears this text. */
export const pickNamed = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await typeText(page, text);
  const choices = choicesOf(page).filter({ hasText: text });
  await choices.first().waitFor();
  await takeMarked(page, choices);
};

/** Opens the select that has the focus, which takes no letters, and takes the choice that bears this text. */
export const pickListed = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ArrowDown');
  const choices = choicesOf(page).filter({ hasText: text });
  await choices.first().waitFor();
  await settle(page);
  await takeMarked(page, choices);
};

/** Until the dialog that opened has taken the focus, as a person looks before typing. */
export const dialogFocused = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.activeElement?.closest('[role=dialog]') !== null &&
      ['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName ?? ''),
  );
};
