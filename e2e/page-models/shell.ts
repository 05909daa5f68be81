import type { Page } from 'playwright-core';

export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** To a screen by the command palette. */
  async open(title: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByPlaceholder('Cari layar').waitFor();
    // As fast as a person: a faster burst is a scanner's.
    await this.page.keyboard.type(title, { delay: 60 });
    await this.page.getByRole('button', { name: title }).first().waitFor();
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** An approver signs in the dialog that a refused action opened. */
  async approve(user_id: string, password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Username').waitFor();
    await this.page.keyboard.type(user_id);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(password);
    await this.page.keyboard.press('Control+s');
  }
}
