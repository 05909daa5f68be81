import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import type { Page } from 'playwright-core';
import { pickFirst, pickNamed, tabTo, typeText } from '../support/keyboard.ts';

/** As few notes as come to a sum. */
export const lembarOf = (rupiah: number): Record<number, number> => {
  let left = rupiah;
  return Object.fromEntries(
    PECAHAN.map((pecahan) => {
      const lembar = Math.floor(left / pecahan);
      left -= lembar * pecahan;
      return [pecahan, lembar];
    }),
  );
};

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

  /** Says what the slips of every account come to, without being told what the books say. */
  async sayAccounts(rupiah: readonly number[]): Promise<void> {
    const fields = await this.page.locator('[data-non-cash]').all();
    for (const [at, field] of fields.entries()) {
      await field.focus();
      await typeText(this.page, String(rupiah[at] ?? 0));
    }
  }

  /** Records a count, and waits for the one thing that is said of it. */
  async record(found: 'Hitungan cocok' | 'Hitungan tidak cocok'): Promise<void> {
    await this.page.getByRole('button', { name: /^Catat Hitungan/ }).waitFor();
    await this.page.keyboard.press('F9');
    await this.page.getByText(found, { exact: true }).waitFor();
  }

  /** Weighs one tray of a location in the dialog above the closing, its weight typed in grams. */
  async weighTyped(gudang: string, grams: string): Promise<string> {
    await this.page.keyboard.press('F4');
    const dialog = this.page.getByRole('dialog');
    await tabTo(this.page, /^Gudang/);
    await pickNamed(this.page, gudang);
    await tabTo(this.page, /^Baki/);
    await pickFirst(this.page);
    await this.page.keyboard.press('F9');
    const heading = dialog.getByRole('heading', { name: /^Letakkan baki / });
    await heading.waitFor();
    const kode_baki = ((await heading.textContent()) ?? '').replace('Letakkan baki ', '');
    await this.page.keyboard.press('F2');
    await typeText(this.page, grams);
    await this.page.keyboard.press('Enter');
    await dialog.getByRole('region', { name: `Hasil baki ${kode_baki}` }).waitFor();
    await this.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return kode_baki;
  }

  /** Says why something differs and who answers for it, by keyboard alone. */
  async explain(what: RegExp, alasan: string, penanggung: string): Promise<void> {
    await tabTo(this.page, new RegExp(`^Alasan: ${what.source}`));
    await typeText(this.page, alasan);
    await this.page.keyboard.press('Enter');
    await pickNamed(this.page, penanggung);
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
}
