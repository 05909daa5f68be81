import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { MARKED_MS, settle, soon } from './keyboard.ts';

/** What a file of each format starts with. */
export const STARTS = { pdf: '%PDF-', xlsx: 'PK' } as const;

const exportButton = (page: Page): Locator => page.getByRole('button', { name: 'Export', exact: true });

/** Exports by the screen's menu; the file's name and its text, byte by byte. */
export const exportAs = async (
  page: Page,
  choice: 'Export Pdf' | 'Export Excel' | 'Export CSV',
): Promise<{ name: string; text: string }> => {
  await openExport(page);
  await markChoice(page, choice);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readFile(await file.path(), 'latin1');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The focus is back where the menu was opened.
  await exportButton(page).and(page.locator(':focus')).waitFor();
  return { name: file.suggestedFilename(), text };
};

/** The formats the menu offers. */
export const exportChoices = async (page: Page): Promise<string[]> => {
  await openExport(page);
  const choices = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return choices;
};

/** Arrows down the open menu to this choice; the menu takes the focus itself a moment after it opened. */
const markChoice = async (page: Page, choice: string): Promise<void> => {
  const marked = page.locator('[role=menuitem]:focus');
  for (let press = 0; press < 8; press++) {
    await settle(page);
    if (await soon(marked.filter({ hasText: choice }), 'visible', MARKED_MS)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the menu has no ${choice}`);
};

const openExport = async (page: Page): Promise<void> => {
  const button = exportButton(page);
  const first = page.getByRole('menuitem').first();
  // A dialog that just closed gives the focus back a moment later, which closes a menu that was opened at once.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (let press = 0; press < 3; press++) {
    await button.press('Enter');
    if (await soon(first)) return;
  }
  throw new Error('the menu of exports never opened');
};
