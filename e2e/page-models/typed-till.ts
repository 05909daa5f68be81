import type { Page } from 'playwright-core';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { PATIENCE } from '../support/visitor.ts';

/** An old piece on the counter, and what it weighs in grams. */
interface Old {
  kode_barcode: string;
  berat_asli: number;
}

/** A counter whose keys are pressed as fast as the keyboard allows: nothing is waited for between them. */
export class TypedTill {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Keys by their names, one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** A text and the Enter behind it. */
  async line(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.press('Enter');
  }

  /** A text over what stands in the field. */
  async over(text: string): Promise<void> {
    await this.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** What was scanned is paid in cash, to the rupiah or as it is handed over; Enter goes on to the next customer. */
  async settle(handed?: number): Promise<void> {
    await this.press('Alt+1');
    if (handed !== undefined) await this.over(String(handed));
    await this.press('F9', 'Enter');
  }

  async sell(codes: readonly string[], handed?: number): Promise<void> {
    for (const code of codes) await this.line(code);
    await this.settle(handed);
  }

  async member(kode_customer: string): Promise<void> {
    await this.press('F3');
    await this.line(kode_customer);
  }

  async search(text: string): Promise<void> {
    await this.press('F2');
    await this.line(text);
  }

  /** A discount on the line at hand. */
  async discount(rupiah: number): Promise<void> {
    await this.press('F4');
    await this.page.keyboard.type(String(rupiah));
    await this.press('Control+s');
  }

  /** F6: an old piece of one of our notas; its photo is taken once it stands there. */
  async bring(nota: string, old: Old): Promise<void> {
    await this.press('F6');
    await this.line(nota);
    await this.weigh(old);
    await this.press('Control+s');
  }

  /** The piece at hand: its weight, kondisi by the keyboard, and a photo. */
  async weigh({ kode_barcode, berat_asli }: Old): Promise<void> {
    await this.page.keyboard.type(berat_asli.toFixed(3).replace('.', ','));
    // Past the attributes and how it was tested, to the first kondisi.
    await this.press('Enter', 'Enter', 'Tab', ' ');
    await this.photograph(kode_barcode);
  }

  /** He photographs what he sees, with all that he typed of it. */
  private async photograph(kode_barcode: string): Promise<void> {
    const buffer = await picture(60, 40).jpeg().toBuffer();
    const editor = this.page.getByRole('form', { name: 'Barang' }).filter({ hasText: kode_barcode });
    await editor
      .getByRole('radio', { checked: true })
      .first()
      .waitFor({ state: 'attached', timeout: PATIENCE });
    await editor
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await editor.getByText('Foto tersimpan').waitFor();
  }
}
