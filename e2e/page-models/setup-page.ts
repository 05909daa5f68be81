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

  next(): Promise<void> {
    return this.page.keyboard.press('Control+s');
  }
}
