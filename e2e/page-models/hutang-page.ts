import type { Locator, Page } from 'playwright-core';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { dialogFocused, pickFirst, tabTo } from '../support/keyboard.ts';
import { openScreen, walkTo } from '../support/visitor.ts';

const KIND = /^(Umum|Langganan|VIP|Reseller|Pedagang emas|Pabrikan)$/;

/** The loans of a shop at its counter: a new one, and the card of one. */
export class HutangPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Answers what F9 asks for next, in the field that it went to. */
  private async answer(name: string, text: string): Promise<void> {
    await this.page.keyboard.press('F9');
    await this.typeAt(name, text);
  }

  private async typeAt(name: string, text: string): Promise<void> {
    await this.page.locator(`[name="${name}"]:focus`).waitFor();
    await this.page.keyboard.type(text);
  }

  /** From the goods on the counter to the slip, F9 leading from one open question to the next; gives the number. */
  async lend(loan: { member: string; segel: string; kantong: string; jumlah: number }): Promise<string> {
    const { page } = this;
    await openScreen(page, '/hutang?baru=1', 'Hutang Baru');
    await this.typeAt('nama_barang', 'KALUNG ITALY');
    await this.answer('kadar', '75');
    await this.answer('berat_kotor', '5');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('F9');
    await page.locator('[data-foto]:focus').waitFor();
    await page.keyboard.press('Enter');
    const buffer = await picture(60, 40).jpeg().toBuffer();
    await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Foto tersimpan').waitFor();
    await page.keyboard.press('F9');
    const picker = page.getByRole('dialog', { name: 'Pilih member' });
    await picker.waitFor();
    await dialogFocused(page);
    await page.keyboard.type(loan.member);
    await picker.locator('mark').getByText(loan.member, { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    // Who borrows stands on the form with what kind of customer he is.
    await page.locator('main').getByText(KIND).first().waitFor();
    await this.answer('no_ktp', '3173012345678901');
    await page.keyboard.press('F9');
    // A select keeps its name behind the input that has the focus.
    await page.locator('label:has-text("Sales") + * input:focus').waitFor();
    await pickFirst(page);
    await this.answer('no_segel', loan.segel);
    await this.answer('berat_kantong', loan.kantong);
    await this.answer('jumlah_hutang', String(loan.jumlah));
    await page.locator('[data-pay][data-ready]').waitFor();
    await page.keyboard.press('F9');
    const saved = page.getByRole('dialog', { name: 'Hutang tersimpan' });
    const number = await saved.getByText(/^HT[A-Z0-9]{12}$/).innerText();
    // Its slip leaves by itself; Enter goes on to the next loan, as soon as this one stands there.
    await page.keyboard.press('Enter');
    await saved.waitFor({ state: 'detached' });
    await page.locator('[name="nama_barang"]:focus').waitFor();
    return number;
  }

  /** The card of a loan, its actions under the keys. */
  async card(no: string): Promise<void> {
    await openScreen(this.page, `/hutang?no=${no}`, `Kartu hutang ${no}`);
    await this.actions();
  }

  /** The same from inside, where the program is loaded already. */
  async nextCard(no: string): Promise<void> {
    await walkTo(this.page, `/hutang?no=${no}`);
    await this.page.getByRole('heading', { level: 1, name: `Kartu hutang ${no}` }).waitFor();
    await this.actions();
  }

  /** Until a letter is heard again. */
  async actions(): Promise<void> {
    await this.page.locator('fieldset[aria-label="Tindakan"] :focus').waitFor();
  }

  /** A letter's dialog, with the focus in the first of its fields. */
  async open(letter: string, title: RegExp): Promise<Locator> {
    await this.page.keyboard.press(letter);
    const dialog = this.page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await dialogFocused(this.page);
    return dialog;
  }

  /** Who serves: asked once a day at this till. */
  async serve(dialog: Locator): Promise<void> {
    if ((await dialog.getByRole('combobox', { name: 'Sales' }).inputValue()) !== '') return;
    await tabTo(this.page, /^Sales/);
    await pickFirst(this.page);
  }

  /** F9 posts it; until it was said, the dialog is gone and a letter is heard again. */
  async post(dialog: Locator, said: RegExp | string): Promise<void> {
    await this.serve(dialog);
    await this.page.keyboard.press('F9');
    await this.page.getByText(said).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await this.actions();
  }

  async extend(): Promise<void> {
    await this.post(await this.open('p', /^Perpanjang /), /^Diperpanjang sampai /);
  }

  async payPrincipal(rupiah: number, left: string): Promise<void> {
    const dialog = await this.open('c', /^Cicil pokok /);
    await this.page.keyboard.type(String(rupiah));
    await this.post(dialog, `Sisa pokok ${left}`);
  }

  /** Paid by a new contract on the same bag, whose card comes up; gives its number. */
  async topUp(rupiah: number, paidOut: string): Promise<string> {
    const { page } = this;
    const dialog = await this.open('b', /^Tambah pinjaman /);
    await page.keyboard.type(String(rupiah));
    await this.serve(dialog);
    await dialog
      .locator('button:enabled')
      .filter({ hasText: `Cairkan ${paidOut}` })
      .waitFor();
    await page.keyboard.press('F9');
    const card = page.getByRole('heading', { level: 1, name: /^Kartu hutang HA/ });
    await card.waitFor();
    await dialog.waitFor({ state: 'detached' });
    await this.actions();
    return /HA[A-Z0-9]{12}/.exec(await card.innerText())?.[0] ?? '';
  }

  /** The bag is weighed and all of it is paid; the result, which `said` what becomes of the goods, goes with Enter. */
  async redeem(kantong: string, said: RegExp): Promise<void> {
    const dialog = await this.open('t', /^Tebus /);
    await this.page.keyboard.type(kantong);
    await this.serve(dialog);
    await this.page.keyboard.press('F9');
    const result = this.page.getByRole('dialog', { name: said });
    await result.getByText(/^HB[A-Z0-9]{12}$/).waitFor();
    await result.locator('[data-next]:focus').waitFor();
    await this.page.keyboard.press('Enter');
    await result.waitFor({ state: 'detached' });
    await this.actions();
  }
}
