import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialogFocused, pickFirst, scan, tabTo, typeText } from '../support/keyboard.ts';

export class PosPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Straight to the till, past the menu. */
  async open(): Promise<void> {
    await this.page.goto('/transaksi-penjualan');
    await this.drawn();
  }

  /** Until all of it stands: what is around the field for scans comes behind it. */
  async drawn(): Promise<void> {
    await this.ready();
    await this.page.locator('button[data-pay]').waitFor();
  }

  /** Until a scan lands in its field. */
  ready(): Promise<void> {
    return this.page.locator('input[data-scan]:focus').waitFor();
  }

  /** Esc, from wherever the cursor is, to the scan field. */
  async back(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.ready();
  }

  /** The line of a piece in the table. */
  line(kode_barcode: string): Locator {
    return this.page.locator(`[data-barcode="${kode_barcode}"]`);
  }

  /** Scans what brings no piece; Esc takes away what is said about it. */
  async scanRefused(code: string, message: string): Promise<void> {
    await this.ready();
    await scan(this.page, code);
    const said = this.page.getByRole('alert').filter({ hasText: message });
    await said.waitFor();
    await this.page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
  }

  /** What the gold button will do when it is pressed. */
  async hinted(hint: string): Promise<void> {
    await this.page.locator('button[data-pay]').filter({ hasText: hint }).waitFor();
  }

  /** The grand total, rupiah. */
  async total(): Promise<number> {
    const text = await this.page.locator('[data-total]').textContent();
    return Number((text ?? '').replaceAll(/\D/g, ''));
  }

  /** A discount on the active line, by F4. */
  async discount(rupiah: number): Promise<void> {
    await this.page.keyboard.press('F4');
    await dialogFocused(this.page);
    await typeText(this.page, String(rupiah));
    await tabTo(this.page, /^Pakai/);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** A discount above the price is refused in the dialog of F4; Esc leaves the line as it was. */
  async refuseDiscount(rupiah: number): Promise<void> {
    await this.page.keyboard.press('F4');
    await dialogFocused(this.page);
    await typeText(this.page, String(rupiah));
    await this.page.getByRole('dialog').getByText('Diskon tidak boleh melebihi total').waitFor();
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** A coupon by its code, by Alt+8. */
  async coupon(kode_kupon: string): Promise<void> {
    await this.page.keyboard.press('Alt+8');
    await dialogFocused(this.page);
    await typeText(this.page, kode_kupon);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Takes on the customer's screen that stands open on another page. */
  async pairScreen(screen: Page): Promise<void> {
    await screen.goto('/layar-pelanggan');
    const code = await screen.getByText(/^\d{3} \d{3}$/).innerText();
    await this.page.getByRole('button', { name: 'Layar', exact: true }).click();
    await dialogFocused(this.page);
    await typeText(this.page, code.replace(' ', ''));
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: 'Layar ✓' }).waitFor();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Points of the member, by Alt+6. */
  async payPoints(points: number): Promise<void> {
    await this.page.keyboard.press('Alt+6');
    await this.page.locator('input[data-amount]:focus').waitFor();
    await typeText(this.page, String(points));
  }

  /** Scans a piece and waits for its line. */
  async scan(kode_barcode: string): Promise<void> {
    await scan(this.page, kode_barcode);
    await this.line(kode_barcode).waitFor();
  }

  /** Reads the tag before the camera, on a phone. */
  async scanByCamera(kode_barcode: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Pindai dengan kamera' }).click();
    await this.line(kode_barcode).waitFor();
  }

  /** The first sales person of the list. */
  async pickSales(): Promise<void> {
    await tabTo(this.page, /^Sales/);
    await pickFirst(this.page);
  }

  /** Until this person sells. */
  salesIs(name: string): Promise<void> {
    return this.page.locator(`input[aria-label="Sales"][value*="${name}"]`).waitFor();
  }

  /** A member by his code, marked in what the dialog of F3 finds. */
  async pickMember(kode_customer: string): Promise<void> {
    await this.page.keyboard.press('F3');
    const dialog = this.page.getByRole('dialog', { name: 'Pilih member' });
    await dialog.waitFor();
    await dialogFocused(this.page);
    await typeText(this.page, kode_customer);
    await dialog.locator('mark').getByText(kode_customer, { exact: true }).first().waitFor();
    await this.page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  /** Cash of an amount, by Alt+1. */
  async payCash(rupiah: number): Promise<void> {
    await this.page.keyboard.press('Alt+1');
    await this.page.locator('input[data-amount]:focus').waitFor();
    await typeText(this.page, String(rupiah));
  }

  /** The rest by transfer to the first account. */
  async payRestByTransfer(): Promise<void> {
    await this.page.keyboard.press('Alt+2');
    await tabTo(this.page, /^Rekening/);
    await pickFirst(this.page);
  }

  /** Pays with F9 and gives the number of the nota. */
  async pay(): Promise<string> {
    await this.page.keyboard.press('F9');
    return this.saved();
  }

  /** The number of the nota, once the sale is in the books. */
  async saved(): Promise<string> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText('Penjualan tersimpan').waitFor();
    const number = await dialog.getByText(/^PJ[A-Z0-9]{12}$/).textContent();
    expect(number).toMatch(/^PJ[A-Z0-9]{12}$/);
    return number ?? '';
  }

  async nextSale(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
