import type { Locator, Page } from 'playwright-core';
import { typeText } from '../support/keyboard.ts';
import { openScreen } from '../support/visitor.ts';

const MOST_LINES = 40;

/** 'Harga Hari Ini', at the keyboard. */
export class HargaPage {
  readonly page: Page;
  readonly effect: Locator;

  constructor(page: Page) {
    this.page = page;
    this.effect = page.getByRole('complementary', { name: 'Dampak' });
  }

  async open(): Promise<void> {
    await openScreen(this.page, '/parameter-harga-emas-global', 'Parameter Harga Emas Global');
    await this.page.getByLabel('Harga Global', { exact: true }).and(this.page.locator(':focus')).waitFor();
  }

  /** The cell of a line's new price. */
  cell(name: string): Locator {
    return this.page.getByLabel(`Harga baru ${name}`, { exact: true });
  }

  /** Down from the gold price to a line, and a price typed there. */
  async type(name: string, harga: number): Promise<void> {
    const cell = this.cell(name);
    for (let line = 0; line < MOST_LINES; line++) {
      if ((await cell.and(this.page.locator(':focus')).count()) === 1) {
        await typeText(this.page, String(harga));
        return;
      }
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`no line ${name} on the board`);
  }

  async row(name: string): Promise<string> {
    const row = this.page.getByRole('row').filter({ has: this.cell(name) });
    return (await row.textContent()) ?? '';
  }
}
