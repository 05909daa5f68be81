import type { Page } from 'playwright-core';
import { scan, tabTo, typeText } from '../support/keyboard.ts';

export class CancelPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scans the nota, gives a reason, confirms; the approval dialog is then the shell's. */
  async cancel(no_faktur: string, alasan: string): Promise<void> {
    await scan(this.page, no_faktur);
    await this.page.getByLabel('Alasan').waitFor();
    await tabTo(this.page, /^Alasan/);
    await typeText(this.page, alasan);
    await tabTo(this.page, /^Batalkan Rp/);
    await this.page.keyboard.press('Enter');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText('Batalkan penjualan ini?').waitFor();
    await tabTo(this.page, 'Batalkan penjualan');
    await this.page.keyboard.press('Enter');
  }
}
