import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogFocused, pickFirst, scan, tabTo, typeText } from '../support/keyboard.ts';

export class PosPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scans a piece and waits for its line. */
  async scan(kode_barcode: string): Promise<void> {
    await scan(this.page, kode_barcode);
    await this.page
      .getByRole('listitem')
      .filter({ hasText: kode_barcode })
      .or(this.page.getByRole('row').filter({ hasText: kode_barcode }))
      .first()
      .waitFor();
  }

  /** The first sales person of the list. */
  async pickSales(): Promise<void> {
    await tabTo(this.page, /^Sales/);
    await pickFirst(this.page);
  }

  /** A member by his code, in the dialog that F3 opens. */
  async pickMember(kode_customer: string): Promise<void> {
    await this.page.keyboard.press('F3');
    const dialog = this.page.getByRole('dialog', { name: 'Pilih member' });
    await dialog.waitFor();
    await dialogFocused(this.page);
    await typeText(this.page, kode_customer);
    await dialog.getByText(kode_customer).first().waitFor();
    await this.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Cash of an amount, by Alt+1. */
  async payCash(rupiah: number): Promise<void> {
    await this.page.keyboard.press('Alt+1');
    await typeText(this.page, String(rupiah));
  }

  /** The rest by transfer to the first account. */
  async payRestByTransfer(): Promise<void> {
    await this.page.keyboard.press('Alt+2');
    await tabTo(this.page, /^Rekening/);
    await pickFirst(this.page);
  }

  /** Pays with F9 and gives the number of the nota. */
  async pay(): Promise<string> {
    await this.page.keyboard.press('F9');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText('Penjualan tersimpan').waitFor();
    const number = await dialog.getByText(/^PJ[A-Z0-9]{12}$/).textContent();
    expect(number).toMatch(/^PJ[A-Z0-9]{12}$/);
    return number ?? '';
  }

  async nextSale(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}
