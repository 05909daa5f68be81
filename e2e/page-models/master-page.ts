import type { Locator, Page } from 'playwright-core';
import { dialogFocused, pickNamed, settle, soon, tabTo } from '../support/keyboard.ts';
import { goTo, openScreen } from '../support/visitor.ts';

export interface Typed {
  [label: string]: string | { pick: string };
}

const named = (label: string): RegExp => new RegExp(`^${label}\\s*\\*?$`);

/** The list of any master, worked by keyboard. */
export class MasterPage {
  readonly page: Page;
  readonly title: string;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  async open(route: string): Promise<void> {
    await openScreen(this.page, route, this.title);
    await this.settled();
  }

  /** The same from inside, where another screen stands already. */
  async goTo(route: string): Promise<void> {
    await goTo(this.page, route, this.title);
    await this.settled();
  }

  /** The rows of the last question stand. */
  async settled(): Promise<void> {
    await this.page.locator('main [role=grid][aria-busy=true]').waitFor({ state: 'detached' });
  }

  row(text: string): Locator {
    return this.page.getByRole('grid').getByRole('row').filter({ hasText: text });
  }

  /** Opens the form of a new record. */
  async add(): Promise<void> {
    await this.page.keyboard.press('Insert');
    await this.page.getByRole('dialog', { name: `Tambah ${this.title}` }).waitFor();
    await dialogFocused(this.page);
  }

  /** Types over fields of the open form, by their labels. */
  async fill(values: Typed): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await tabTo(this.page, named(label));
      if (typeof value === 'string') {
        await this.page.keyboard.press('Control+a');
        await this.page.keyboard.type(value, { delay: 20 });
      } else await pickNamed(this.page, value.pick);
    }
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }

  /** Saves, and the form closes with the server's word for it. */
  async saved(message: string): Promise<void> {
    await this.save();
    await this.page.getByRole('alert').filter({ hasText: message }).first().waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Saves, is refused at a field, and stands there with everything typed still in place. */
  async refused(label: string, message: string): Promise<void> {
    await this.save();
    await this.page.getByRole('dialog').getByText(message).waitFor();
    await this.page.getByLabel(named(label)).and(this.page.locator(':focus')).waitFor();
  }

  /** The field's content. */
  typed(label: string): Promise<string> {
    return this.page.getByRole('dialog').getByLabel(named(label)).inputValue();
  }

  /** Searches until the one record is found. */
  async search(text: string): Promise<void> {
    await this.page.keyboard.press('/');
    await this.page.locator(`input[aria-label="Cari ${this.title}"]:focus`).waitFor();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text, { delay: 20 });
    await this.page.getByText('1 dari 1 data').waitFor();
  }

  /** On a phone the rows are cards, which a finger opens. */
  get onPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 769;
  }

  card(text: string): Locator {
    return this.page.getByRole('list', { name: this.title }).getByRole('button').filter({ hasText: text });
  }

  /** The one row found becomes the active one, by arrow. */
  async pick(text: string): Promise<void> {
    await this.search(text);
    if (this.onPhone) return this.card(text).click();
    await tabTo(this.page, this.title);
    const active = this.row(text).and(this.page.locator('[aria-selected=true]'));
    for (let press = 0; press < 3; press++) {
      await this.page.keyboard.press('ArrowDown');
      if (await soon(active)) return;
    }
    throw new Error(`the row of ${text} never became the active one`);
  }

  async edit(text: string): Promise<void> {
    await this.pick(text);
    if (this.onPhone) await this.page.getByRole('button', { name: 'Ubah', exact: true }).last().click();
    else await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog', { name: `Ubah ${this.title}` }).waitFor();
    await dialogFocused(this.page);
  }

  /** Deletes the record that a text finds, after the question. */
  async remove(text: string, { key = text, said = 'Data Berhasil Dihapus' } = {}): Promise<void> {
    await this.pick(text);
    await this.page.keyboard.press('Delete');
    await this.refusesFirst(`Apakah Anda Yakin Ingin Menghapus Kode ${key} ?`);
    await this.row(text).waitFor();
    await this.page.keyboard.press('Delete');
    await this.insist(`Apakah Anda Yakin Ingin Menghapus Kode ${key} ?`, 'OK');
    await this.page.getByRole('alert').filter({ hasText: said }).first().waitFor();
    await this.row(text).waitFor({ state: 'detached' });
  }

  /** Saves, and the open form says this; nothing typed is lost. */
  async complains(message: string): Promise<void> {
    await this.save();
    await this.page.getByRole('dialog').getByText(message).first().waitFor();
    // The form gives the focus to its first wrong field, and once more by a timer, when that may be another one.
    const wrong = this.page.locator('[role=dialog] [aria-invalid=true]');
    if ((await wrong.count()) > 0) await wrong.and(this.page.locator(':focus')).waitFor();
    await settle(this.page);
  }

  /** Gives the form's picture field a file, and waits until it is uploaded. */
  async picture(label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const field = this.page.getByRole('group', { name: named(label) });
    const before = await field.getByRole('img').count();
    await field.locator('input[type=file]').first().setInputFiles(file);
    await field.getByRole('img').nth(before).waitFor();
  }

  /** A dangerous question stands on its way out, so that Enter refuses; the list has the focus again. */
  async refusesFirst(question: string): Promise<void> {
    await this.answer(question, 'Tidak');
    await this.page.getByRole('grid').and(this.page.locator(':focus')).waitFor();
  }

  /** Answers a dangerous question with what it warns of, one Tab away. */
  async insist(question: string, choice: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    const focused = (name: string): Locator =>
      dialog.getByRole('button', { name }).and(this.page.locator(':focus'));
    await focused('Tidak').waitFor();
    await this.page.keyboard.press('Tab');
    await focused(choice).waitFor();
    await this.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Answers a question with the choice that it offers first. */
  async answer(question: string, choice: string): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: choice }).and(this.page.locator(':focus')).waitFor();
    await this.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
}
