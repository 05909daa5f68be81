import type { Page } from 'playwright-core';
import { scan, tabTo, typeText } from '../support/keyboard.ts';

export class CancelPage {
  readonly page: Page;
  readonly noun: string;

  /** `noun` is what is cancelled, as the question calls it. */
  constructor(page: Page, noun = 'penjualan') {
    this.page = page;
    this.noun = noun;
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
    await dialog.getByText(`Batalkan ${this.noun} ini?`).waitFor();
    await tabTo(this.page, `Batalkan ${this.noun}`);
    await this.page.keyboard.press('Enter');
  }
}
