import { picture } from '../../apps/server/src/testing/pictures.ts';
import { pickFirst } from '../support/keyboard.ts';
import type { TypedTill } from './typed-till.ts';

/** A new loan, F9 leading from one open question to the next, without waiting for any of them. */
export class TypedPledge {
  private readonly till: TypedTill;

  constructor(till: TypedTill) {
    this.till = till;
  }

  private async answer(text: string): Promise<void> {
    await this.till.press('F9');
    await this.till.page.keyboard.type(text);
  }

  async lend(loan: { member: string; segel: string; kantong: string; jumlah: number }): Promise<void> {
    const { till } = this;
    const { page } = till;
    await page.locator('[name="nama_barang"]:focus').waitFor();
    await page.keyboard.type('KALUNG ITALY');
    await this.answer('75');
    await this.answer('5');
    const buffer = await picture(60, 40).jpeg().toBuffer();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Foto tersimpan').waitFor();
    await till.press('F9');
    await till.line(loan.member);
    await this.answer('3173012345678901');
    await till.press('F9');
    // Who lends, he chooses of a list: once a day.
    await page.locator('label:has-text("Sales") + * input:focus').waitFor();
    await pickFirst(page);
    await this.answer(loan.segel);
    await this.answer(loan.kantong);
    await this.answer(String(loan.jumlah));
    await till.press('F9', 'Enter');
  }
}
