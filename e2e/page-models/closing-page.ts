import type { Locator, Page } from 'playwright-core';
import { tabTo, typeText } from '../support/keyboard.ts';

export class ClosingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Counts the drawer from the largest note down, Enter for the next; notes that are not named are none. */
  async count(lembar: Readonly<Record<number, number>>): Promise<void> {
    const fields = this.page.getByLabel(/^Lembar Rp/);
    await fields.first().waitFor();
    await tabTo(this.page, /^Lembar Rp. 100.000/);
    for (const field of await fields.all()) {
      const pecahan = Number(((await field.getAttribute('aria-label')) ?? '').replaceAll(/\D/g, ''));
      await typeText(this.page, String(lembar[pecahan] ?? 0));
      await this.page.keyboard.press('Enter');
    }
  }

  /** Every account's slips say what the books say. */
  async matchAccounts(): Promise<void> {
    for (let open = await this.notMatched().count(); open > 0; open--) {
      await tabTo(this.page, /^Cocok: /);
      await this.page.keyboard.press('Enter');
      await this.notMatched()
        .nth(open - 1)
        .waitFor({ state: 'detached' });
    }
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('F9');
    await this.page
      .getByRole('dialog')
      .getByText(/^Tutup hari .*\?$/)
      .waitFor();
    await tabTo(this.page, 'Tutup Hari');
    await this.page.keyboard.press('Enter');
    await this.page.getByText(/sudah ditutup\. Terima kasih/).waitFor();
  }

  private notMatched(): Locator {
    return this.page.getByRole('button', { name: /^Cocok: / });
  }
}
