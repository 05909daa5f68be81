import type { Page } from 'playwright-core';
import { pickNamed, tabTo } from '../support/keyboard.ts';
import { scaleLine, scaleSays } from '../support/scripted-scale.ts';

/** As the screens write a weight of so many mg. */
export const grams = (mg: number): string => (mg / 1000).toFixed(3).replace('.', ',');

const fast = (page: Page, text: string) => page.keyboard.type(text, { delay: 15 });

/** Tabs to each field and types what it takes; a choice is picked by its words. */
export const fill = async (page: Page, fields: readonly (readonly [RegExp, string, 'pick'?])[]) => {
  for (const [name, text, pick] of fields) {
    await tabTo(page, name);
    await (pick ? pickNamed(page, text) : fast(page, text));
  }
};

/** The tagging line, by the keys that it names. */
export class TaggingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Alt+t');
    await this.dialog.getByLabel('Berat di timbangan').waitFor();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Jalur tag' });
  }

  async connect(): Promise<void> {
    await tabTo(this.page, 'Sambungkan timbangan');
    await this.page.keyboard.press('Enter');
    await this.dialog.getByText('Belum ada berat').waitFor();
  }

  /** Changes the tray that stays, and what else is asked for. */
  async stays(kode_baki: string, nama_barang?: string): Promise<void> {
    const name = this.page.locator('[name=nama_barang]');
    if (!(await name.isVisible())) await this.page.keyboard.press('Alt+d');
    await name.waitFor();
    if (nama_barang) await fill(this.page, [[/^Nama barang/, nama_barang]]);
    await fill(this.page, [[/^Baki/, kode_baki, 'pick']]);
    await this.page.keyboard.press('Alt+d');
    await name.waitFor({ state: 'detached' });
    await this.focused();
  }

  /** The gold button has the focus: a person's thumb lies on Space. */
  focused(says = /^Tag/): Promise<void> {
    return this.page.locator('button:focus').filter({ hasText: says }).waitFor();
  }

  /** On with another line of the nota. */
  async batch(which: string): Promise<void> {
    await tabTo(this.page, /^Batch/);
    await pickNamed(this.page, which);
    await tabTo(this.page, /^Tag/);
  }

  /** Puts a piece on the scale, which was empty. */
  async puts(mg: number): Promise<void> {
    await scaleSays(this.page, scaleLine(0) + scaleLine(mg));
    await this.dialog.locator('[data-ready]').waitFor();
  }

  /** Weighs a piece and tags it with Space. */
  async tag(mg: number): Promise<void> {
    await this.puts(mg);
    await this.page.keyboard.press('Space');
    await this.tagged(mg);
  }

  tagged(mg: number): Promise<void> {
    return this.dialog
      .getByRole('status')
      .filter({ hasText: `· ${grams(mg)}` })
      .waitFor();
  }

  /** Space tags nothing, and why. */
  async refused(why: string | RegExp): Promise<void> {
    await this.page.keyboard.press('Space');
    await this.dialog.getByRole('alert').filter({ hasText: why }).waitFor();
  }
}
