import type { Page } from 'playwright-core';
import { dialogFocused, pickFirst, pickNamed, tabTo, typeText } from './keyboard.ts';

/**
 * Counts what a document costs: a field filled that had no default, with its Enter, is one key, and so is a command key. Going from field to
 * field is none.
 */
export class Keys {
  count = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fill(field: RegExp, text: string): Promise<void> {
    await tabTo(this.page, field);
    await typeText(this.page, text);
    this.count += 1;
  }

  /** The choice of this name, or the first. */
  async pick(field: RegExp, name?: string): Promise<void> {
    await tabTo(this.page, field);
    await (name ? pickNamed(this.page, name) : pickFirst(this.page));
    this.count += 1;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.count += 1;
  }

  /** What is done without a key of the keyboard, such as a photo. */
  async also(done: Promise<void>): Promise<void> {
    await done;
    this.count += 1;
  }
}

/** The member whom F3 names; the count begins with him known. */
export const knownCustomer = async (page: Page, kode_customer: string): Promise<void> => {
  await page.keyboard.press('F3');
  await dialogFocused(page);
  await typeText(page, kode_customer);
  await page.getByRole('dialog').getByText(kode_customer).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The screen has its focus back, as a person sees before the next key.
  await page.waitForFunction(() => document.activeElement !== document.body);
};
