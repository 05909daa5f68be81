import type { Page } from 'playwright-core';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { tabTo } from '../support/keyboard.ts';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the first page to the shell, by keyboard. */
  async signIn(user_id: string, password = PASSWORD): Promise<void> {
    await this.page.goto('/');
    await this.enter(user_id, password);
    await this.page.getByRole('banner').waitFor();
  }

  /** On the login page already, and logged in elsewhere: takes that session over. */
  async takeOver(user_id: string): Promise<void> {
    await this.enter(user_id, PASSWORD);
    const dialog = this.page.getByRole('dialog', { name: 'User ID ini sedang dipakai' });
    await dialog.waitFor();
    await tabTo(this.page, 'Ambil alih');
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('banner').waitFor();
  }

  async enter(user_id: string, password: string): Promise<void> {
    await this.page.getByLabel('User ID').waitFor();
    await tabTo(this.page, /User ID/);
    await this.page.keyboard.type(user_id);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(password);
    await tabTo(this.page, 'Masuk');
    await this.page.keyboard.press('Enter');
  }
}
