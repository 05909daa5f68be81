import type { Page } from 'playwright-core';
import { dialogFocused, tabTo } from '../support/keyboard.ts';
import { openScreen, walkTo } from '../support/visitor.ts';

/** Auctions of pledges, from what is past due to the surplus. */
export class LelangPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The first row of the table, where the keys already are. */
  private async firstRow(key: ' ' | 'Enter', shows: string): Promise<void> {
    await this.page.getByRole('row').filter({ hasText: shows }).waitFor();
    await this.page.locator('table[role=grid]:focus').waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press(key);
  }

  private async sent(title: RegExp): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await this.page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
  }

  /** A loan that is past due begins an auction. */
  async plan(no: string, nama: string): Promise<void> {
    const { page } = this;
    await openScreen(page, '/jatuh-tempo', 'Jatuh Tempo Hutang');
    // Round from the first of the tabs to the last.
    await page.getByRole('radio', { name: 'Hari ini' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('row').filter({ hasText: no }).waitFor();
    await tabTo(page, 'Jatuh Tempo Hutang');
    await this.firstRow(' ', no);
    await tabTo(page, /^Rencanakan lelang \(1\)/);
    await page.keyboard.press('Enter');
    await dialogFocused(page);
    await page.keyboard.type(nama);
    await this.sent(/^Rencana lelang/);
  }

  private async open(nama: string): Promise<void> {
    await openScreen(this.page, '/lelang', 'Lelang Gadai');
    await this.firstRow('Enter', nama);
    await this.page.getByRole('heading', { level: 1, name: nama }).waitFor();
  }

  /** A letter to the only customer of an auction, until its proof stands in the row. */
  async notify(nama: string, ke: 1 | 2): Promise<void> {
    const { page } = this;
    await this.open(nama);
    await this.firstRow(' ', 'HT');
    await tabTo(page, new RegExp(`^Pemberitahuan ${ke} surat \\(1\\)`));
    await page.keyboard.press('Enter');
    await page.getByText('1 surat dibuat').waitFor();
    await page.locator('[aria-current=step]', { hasText: `Pemberitahuan ${ke}` }).waitFor();
    await page.locator('table[role=grid]:focus').waitFor();
  }

  async sell(nama: string, rupiah: number, pembeli: string): Promise<void> {
    await this.open(nama);
    await this.firstRow('Enter', 'HT');
    await dialogFocused(this.page);
    await this.page.keyboard.type(String(rupiah));
    await tabTo(this.page, /^Pembeli/);
    await this.page.keyboard.type(pembeli);
    await this.sent(/^Jual barang/);
    await this.page.locator('[aria-current=step]', { hasText: 'Dijual' }).waitFor();
  }

  /** F9 ends the auction that is open, once it is confirmed. */
  async end(): Promise<void> {
    await this.page.keyboard.press('F9');
    await this.page
      .getByRole('dialog')
      .getByText(/^Selesaikan lelang, 1 pinjaman/)
      .waitFor();
    await tabTo(this.page, 'Selesaikan lelang');
    await this.page.keyboard.press('Enter');
    await this.page.getByText('1 pinjaman selesai dilelang').waitFor();
  }

  /** The customer of the only surplus was told of it on the telephone. */
  async phoned(): Promise<void> {
    const { page } = this;
    await walkTo(page, '/kelebihan-lelang');
    await this.firstRow(' ', 'LG');
    await tabTo(page, /^Sudah ditelepon \(1\)/);
    await page.keyboard.press('Enter');
    await page.getByText('1 telepon dicatat').waitFor();
    await page.getByRole('row').filter({ hasText: 'Telepon ' }).waitFor();
  }

  /** What is owed of the only surplus, in cash. */
  async payOut(): Promise<void> {
    await openScreen(this.page, '/kelebihan-lelang', 'Kelebihan dan Klaim');
    await this.firstRow('Enter', 'LG');
    await dialogFocused(this.page);
    await this.sent(/^Bayar kelebihan lelang/);
    await this.page.getByText('Tidak ada kelebihan atau klaim yang terutang').waitFor();
  }
}
