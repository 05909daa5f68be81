import type { Page } from 'playwright-core';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';

export class Shell {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** To a screen by the command palette. */
  async open(title: string): Promise<void> {
    await this.page.locator('main h1').waitFor();
    await this.page.keyboard.press('Control+k');
    await typeText(this.page, title);
    await this.page.getByRole('button', { name: title }).first().waitFor();
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Head office picks a shop in the header. */
  async pickToko(kode_toko: string): Promise<void> {
    await tabTo(this.page, 'Pilih Toko');
    await pickNamed(this.page, kode_toko);
  }

  /** An approver signs in the dialog that a refused action opened; what a first try left there is typed over. */
  async approve(user_id: string, password: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Otorisasi' });
    await dialog.waitFor();
    // Where supervisors may sign on their phones, the dialog begins with that.
    const manual = dialog.getByRole('radio', { name: 'Manual' });
    const username = dialog.getByLabel('Username');
    await manual.or(username).first().waitFor({ state: 'attached' });
    if ((await manual.count()) > 0 && !(await manual.isChecked())) await manual.press('Space');
    await username.waitFor();
    await tabTo(this.page, /^Username/);
    await this.page.keyboard.press('Control+a');
    await typeText(this.page, user_id);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Control+a');
    await typeText(this.page, password);
    await tabTo(this.page, 'Otorisasi');
    await this.page.keyboard.press('Enter');
  }
}
