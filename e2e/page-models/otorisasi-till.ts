import { readQrText } from '@kadar/contract/endpoints/otorisasi.ts';
import type { Locator, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { CancelPage } from './cancel-page.ts';

/** The dialog in which a till waits for an approval. */
export class TillApproval {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  }

  /** Asks to cancel a sale, which opens the dialog. */
  async askToCancel(no_faktur: string): Promise<void> {
    await this.page.goto('/batal-penjualan');
    await this.page.locator('main input:focus').waitFor();
    await new CancelPage(this.page).cancel(no_faktur, 'SALAH SCAN');
    await this.dialog.waitFor();
  }

  cancelled(no_faktur: string): Promise<void> {
    return this.page.getByText(`${no_faktur} dibatalkan`).waitFor();
  }

  closed(): Promise<void> {
    return this.dialog.waitFor({ state: 'detached' });
  }

  mode(name: 'Manual' | 'QR' | 'Sidik jari'): Promise<void> {
    return this.dialog.getByText(name, { exact: true }).click();
  }

  get qr(): Locator {
    return this.dialog.getByRole('img', { name: /^QR permintaan otorisasi/ });
  }

  /** The code that stands below the QR. */
  async code(): Promise<string> {
    const name = await this.qr.getAttribute('aria-label');
    return (name ?? '').replace('QR permintaan otorisasi', '').replaceAll(' ', '');
  }

  /** The request that a camera reads from the till's screen. */
  async photographed(): Promise<ReturnType<typeof readQrText>> {
    await this.qr.waitFor();
    const { data, info } = await sharp(await this.qr.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return readQrText(decodeQR({ width: info.width, height: info.height, data }));
  }

  /** An approver signs by name and password. */
  async approveManually(user_id: string, password: string): Promise<void> {
    await this.dialog.getByLabel('Username').fill(user_id);
    await this.dialog.getByRole('textbox', { name: 'Password' }).fill(password);
    await this.dialog.getByRole('button', { name: 'Otorisasi' }).click();
  }

  /** An approver scans his finger on the till's own reader. */
  async approveByFinger(name: string): Promise<void> {
    await this.mode('Sidik jari');
    await this.dialog.getByRole('combobox', { name: 'Pemberi otorisasi' }).click();
    await this.page.getByRole('option').filter({ hasText: name }).click();
    await this.dialog.getByRole('button', { name: 'Pindai sidik jari' }).click();
  }
}
