import type { Page } from 'playwright-core';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { pickNamed, tabTo } from '../support/keyboard.ts';
import { scaleSays } from '../support/scripted-scale.ts';

/** The till of purchases. */
export class BuyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: string) {
    return this.page.locator(`[name="${name}"]`);
  }

  /** The scale shows a still weight, and Space takes it. */
  async weigh(grams: number): Promise<void> {
    for (let n = 0; n < 6; n++) await scaleSays(this.page, `ST,+${grams.toFixed(3).padStart(8, '0')}  g\r\n`);
    await this.page.getByRole('button', { name: 'Ambil berat' }).waitFor();
    await this.field('berat_kotor').press(' ');
  }

  /** What does not come with our nota: who brings it says first who he is, then what it is. */
  async foreign(source: 'Nota toko lain' | 'Tanpa surat', nama_barang: string): Promise<void> {
    await this.choose(source);
    await this.page.locator('[name="no_ktp"]:focus').waitFor();
    await this.page.keyboard.type('3173012345678901');
    await this.field('nama_barang').fill(nama_barang);
    await this.pick(/^Jenis/, 'CCN');
    await this.pick(/^Group/, 'TUA750');
  }

  async photograph(): Promise<void> {
    const buffer = await picture(60, 40).jpeg().toBuffer();
    const editor = this.page.getByRole('form', { name: 'Barang' });
    await editor
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await editor.getByText('Foto tersimpan').waitFor();
  }

  /** A further photo of the piece at hand. */
  async photographMore(): Promise<void> {
    const buffer = await picture(60, 40).jpeg().toBuffer();
    const editor = this.page.getByRole('form', { name: 'Barang' });
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      editor.getByRole('button', { name: 'Tambah foto' }).click(),
    ]);
    await chooser.setFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer });
    await editor.getByRole('button', { name: 'Buang foto 2' }).waitFor();
  }

  async choose(word: string): Promise<void> {
    await this.page.getByText(word, { exact: true }).click();
  }

  async pick(field: RegExp, text: string): Promise<void> {
    await tabTo(this.page, field);
    await pickNamed(this.page, text);
  }

  /** F9, once the button says that it buys. */
  async buy(): Promise<void> {
    await this.page.locator('[data-pay][data-ready]').waitFor();
    await this.page.keyboard.press('F9');
  }

  /** What stands on the screen of a purchase that was saved. */
  get saved() {
    return this.page.getByRole('dialog', { name: 'Pembelian tersimpan' });
  }

  /** The proof of what was bought; Enter goes on to the next one. */
  async proof(): Promise<string> {
    await this.saved.locator('iframe').waitFor();
    const number = await this.saved.getByText(/^PB[A-Z0-9]{12}$/).innerText();
    await this.saved.locator('[data-next]:focus').waitFor();
    await this.page.keyboard.press('Enter');
    await this.saved.waitFor({ state: 'hidden' });
    return number;
  }
}
