import type { Locator, Page } from 'playwright-core';
import { dialogFocused, pickNamed, tabTo, typeText } from '../support/keyboard.ts';

export interface NewPiece {
  jenis: string;
  group: string;
  nama_barang: string;
  /** As typed: grams with a comma. */
  berat: string;
  baki: string;
}

/** The pieces of a shop, by keyboard. */
export class BarangPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(text: string): Locator {
    return this.page.getByRole('grid').getByRole('row').filter({ hasText: text });
  }

  /** Adds a piece; its barcode. The purity comes with the group. */
  async add(piece: NewPiece): Promise<string> {
    const { page } = this;
    const dialog = await this.fill(piece);
    await page.keyboard.press('Control+s');
    const saved = dialog.getByRole('status').filter({ hasText: piece.nama_barang });
    await saved.waitFor();
    const code = await saved.locator('p').first().textContent();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return code ?? '';
  }

  /** Adds the first piece from the till, whose first line it becomes; its barcode. `look` is called while the form stands. */
  async addFirst(piece: NewPiece, look: () => Promise<void>): Promise<string> {
    const { page } = this;
    const dialog = await this.fill(piece);
    await look();
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    const line = page.locator('[data-barcode]').filter({ hasText: piece.nama_barang });
    return (await line.getAttribute('data-barcode')) ?? '';
  }

  private async fill(piece: NewPiece): Promise<Locator> {
    const { page } = this;
    await page.keyboard.press('Insert');
    const dialog = page.getByRole('dialog', { name: 'Tambah Barang' });
    await dialog.waitFor();
    await dialogFocused(page);
    await tabTo(page, /^Jenis/);
    await pickNamed(page, piece.jenis);
    await tabTo(page, /^Group/);
    await pickNamed(page, piece.group);
    await tabTo(page, /^Nama barang/);
    await page.keyboard.type(piece.nama_barang, { delay: 20 });
    await tabTo(page, /^Berat timbang/);
    await page.keyboard.type(piece.berat, { delay: 20 });
    await tabTo(page, /^Baki/);
    await pickNamed(page, piece.baki);
    return dialog;
  }

  async search(text: string): Promise<void> {
    await this.page.keyboard.press('F2');
    await this.page.locator('search input:focus').waitFor();
    await this.page.keyboard.press('Control+a');
    await typeText(this.page, text);
  }
}
