import type { Locator, Page } from 'playwright-core';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';

export class KasPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Cash in or out, typed without the mouse as far as Ctrl+S. */
  async type(
    kategori: string,
    rupiah: number,
    keterangan: string,
    jenis: 'Kas Masuk' | 'Kas Keluar' = 'Kas Masuk',
  ): Promise<void> {
    await this.page.getByText(jenis, { exact: true }).click();
    await tabTo(this.page, /^Kategori/);
    await pickNamed(this.page, kategori);
    await tabTo(this.page, /^Jumlah/);
    await typeText(this.page, String(rupiah));
    await tabTo(this.page, /^Keterangan/);
    await typeText(this.page, keterangan);
  }

  /** The number of the document that was posted last. */
  async posted(): Promise<string> {
    const said = await this.page.getByText(/^K[MK][A-Z0-9]{12} tersimpan$/).textContent();
    return (said ?? '').slice(0, 14);
  }

  row(no_faktur: string): Locator {
    return this.page.getByRole('row').filter({ hasText: no_faktur });
  }

  /** The drawer of a document. */
  drawer(no_faktur: string): Locator {
    return this.page.getByRole('dialog').filter({ hasText: no_faktur });
  }
}
