import type { Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';

/** The page of the first run: three steps, by keyboard. */
export class SetupPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Types what a step asks, from its first field on; Enter leads from field to field and then to the button. */
  async step(first: string, values: readonly string[]): Promise<void> {
    await this.page.getByLabel(first).waitFor();
    await tabTo(this.page, first);
    for (const value of values) {
      await this.page.keyboard.press('Control+a');
      await this.page.keyboard.type(value, { delay: 20 });
      await this.page.keyboard.press('Enter');
    }
    await this.page.keyboard.press('Enter');
  }
}
