import type { Page } from 'playwright-core';
import { pickFirst, tabTo, typeText } from '../support/keyboard.ts';

/** The board of bought pieces, and the ends of their lots. */
export class SortirPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Pieces that the keyboard chooses to where the button of this name sends them. */
  async send(barcodes: readonly string[], to: string): Promise<void> {
    for (const kode_barcode of barcodes) {
      const piece = this.page.locator(`[data-barcode="${kode_barcode}"]`);
      await piece.press(' ');
      await this.page.locator(`[data-barcode="${kode_barcode}"][aria-pressed=true]`).waitFor();
    }
    await this.page.getByRole('button', { name: to, exact: true }).click();
  }

  /** To the scrap, which asks nothing. */
  async scrap(barcodes: readonly string[]): Promise<void> {
    await this.send(barcodes, 'Rosok');
    const column = this.page.getByRole('region', { name: 'Rosok' });
    for (const kode_barcode of barcodes) await column.locator(`[data-barcode="${kode_barcode}"]`).waitFor();
  }

  /** Into a lot that is opened with them. */
  async intoNewLot(barcodes: readonly string[], to: string): Promise<void> {
    await this.send(barcodes, to);
    await this.page.getByRole('dialog').waitFor();
    await this.page.keyboard.press('Control+s');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Ends the first lot that cleaned or gilded: its pieces go to the first tray, and what it cost is paid. */
  async finish(cost: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Selesai', exact: true }).first().click();
    const dialog = this.page.getByRole('dialog', { name: /^Selesai / });
    await dialog.waitFor();
    await tabTo(this.page, /^Baki/);
    await pickFirst(this.page);
    await tabTo(this.page, /^Biaya/);
    await typeText(this.page, String(cost));
    await this.page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Melts the first lot to one bar, grams and percent. */
  async melt(grams: number, assay: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Lebur', exact: true }).first().click();
    const dialog = this.page.getByRole('dialog', { name: /^Lebur / });
    await dialog.waitFor();
    await tabTo(this.page, /^Batang 1/);
    await typeText(this.page, String(grams).replace('.', ','));
    await tabTo(this.page, /^Kadar uji/);
    await typeText(this.page, String(assay).replace('.', ','));
    await dialog.getByText('Susut').waitFor();
    await this.page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
  }
}
