/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';

/** The page of the first run: three steps, by keyboard. */
export class SetupPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Types into fields by their labels, in the order of the screen. */
  async type(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.page.getByLabel(label, { exact: true }).waitFor();
      await tabTo(this.page, label);
      await this.page.keyboard.press('Control+a');
      await this.page.keyboard.type(value, { delay: 20 });
    }
  }

  /** Types one text after the other, each with Enter, as one who looks at his papers does. */
  async walk(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.page.keyboard.type(text, { delay: 20 });
      await this.page.keyboard.press('Enter');
    }
  }

  /** All that the page keeps for a reload. */
  draft(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  }

  next(): Promise<void> {
    return this.page.keyboard.press('Control+s');
  }
}
