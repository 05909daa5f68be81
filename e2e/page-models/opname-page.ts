import type { Page } from 'playwright-core';
import { openScreen } from '../support/visitor.ts';

/** The count of sealed bags, at one device. */
export class OpnamePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async start(): Promise<void> {
    await openScreen(this.page, '/stock-opname-hutang', 'Stock Opname Hutang');
    await this.page.getByRole('button', { name: /^Lanjut Opname/ }).waitFor();
    await this.page.keyboard.press('F9');
    await this.page.getByLabel('Scan nomor hutang').waitFor();
    for (const name of [/^Kosongkan Data Opname/, /^Lihat Hasil Opname/])
      await this.page.getByRole('button', { name }).waitFor();
  }

  /** What the device has sent, and what still waits on it. */
  async waits(sent: number, waiting: number): Promise<void> {
    await this.page.getByText(`Terkirim ${sent} · antre ${waiting}`).waitFor();
  }

  /** A number that comes whole, as from a camera, into the field that waits for it. */
  private async read(no: string): Promise<void> {
    await this.page.locator('input[aria-label="Scan nomor hutang"]:focus').waitFor();
    await this.page.keyboard.insertText(no);
  }

  /** A bag that the server knows at once. */
  async scan(no: string): Promise<void> {
    await this.read(no);
    await this.page.getByRole('status').filter({ hasText: no }).filter({ hasText: 'Ketemu' }).waitFor();
  }

  /** A bag that the device keeps, with so many that wait then. */
  async keep(no: string, waiting: number): Promise<void> {
    await this.read(no);
    await this.page
      .getByRole('status')
      .filter({ hasText: no })
      .filter({ hasText: 'Tersimpan di perangkat' })
      .waitFor();
    await this.page.getByText(`antre ${waiting}`).waitFor();
  }

  /** Looks at the result, in which nothing is missing, and ends the count. */
  async finish(): Promise<void> {
    await this.page.keyboard.press('F8');
    await this.page.getByText('Hutang tidak ketemu (0)').first().waitFor();
    await this.page
      .getByText(/^Hutang ketemu \(/)
      .first()
      .waitFor();
    await this.page.getByRole('button', { name: /^Print Opname/ }).waitFor();
    await this.page.locator('button:enabled').filter({ hasText: 'Selesai Opname' }).waitFor();
    await this.page.keyboard.press('F10');
    await this.page.getByRole('dialog', { name: 'Selesai Opname' }).waitFor();
    await this.page.keyboard.press('Control+s');
    await this.page.getByText('Selesai Opname Hutang').waitFor();
  }
}
