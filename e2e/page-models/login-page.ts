import type { Page } from 'playwright-core';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { tabTo } from '../support/keyboard.ts';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the first page to the shell, by keyboard. */
  async signIn(user_id: string): Promise<void> {
    await this.page.goto('/');
    await this.page.getByLabel('User ID').waitFor();
    await tabTo(this.page, /User ID/);
    await this.page.keyboard.type(user_id);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(PASSWORD);
    await tabTo(this.page, 'Masuk');
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('banner').waitFor();
  }
}
