import type { Locator, Page } from 'playwright-core';
import { tabTo } from '../support/keyboard.ts';
import { openScreen } from '../support/visitor.ts';

/** Any report's screen, worked by keyboard. */
export class ReportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(route: string): Promise<void> {
    await openScreen(this.page, route);
    await this.page.getByLabel(/^Tanggal Awal/).waitFor();
  }

  /** Types the range, dd/mm/yyyy, and runs the report. */
  async ask(from: string, to = from): Promise<void> {
    await tabTo(this.page, /^Tanggal Awal/);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(from, { delay: 20 });
    await this.page.keyboard.press('Tab');
    await tabTo(this.page, /^Tanggal Akhir/);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(to, { delay: 20 });
    await this.page.keyboard.press('Tab');
    await this.run();
  }

  async run(): Promise<void> {
    await this.page.keyboard.press('F9');
  }

  /** The server's word for what it found. */
  told(message: string): Promise<void> {
    return this.page.getByRole('alert').filter({ hasText: message }).first().waitFor();
  }

  /** Until this many rows stand. */
  rows(count: number): Promise<void> {
    return this.page.getByRole('status').getByText(`${count} baris`, { exact: true }).waitFor();
  }

  /** The columns' titles, without the unit beside them. */
  async titles(): Promise<string[]> {
    const heads = await this.page.locator('main thead th').allTextContents();
    return heads.map((head) => head.trim().replace(/\s(Rp|g)$/, ''));
  }

  /** The row of totals by the columns' titles, as shown. */
  async totals(): Promise<Record<string, string>> {
    const titles = await this.titles();
    const values = await this.page.locator('main tfoot td').allTextContents();
    return Object.fromEntries(titles.map((title, at) => [title, (values[at] ?? '').trim()]));
  }

  /** Figures, numbers and dates that do not fit their cells; words may be cut. */
  cutFigures(): Promise<string[]> {
    return this.page.locator('main table td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = cell.textContent ?? '';
        return /\d/.test(text) && cell.scrollWidth > cell.clientWidth ? [text] : [];
      }),
    );
  }

  /** What a range is refused with, once at each of its fields. */
  problems(message: string): Locator {
    return this.page.getByRole('form', { name: 'Filter' }).getByText(message);
  }
}
