import { beforeAll, expect, test } from 'vitest';
import { finished, serviceList, ticket } from '../../apps/server/src/testing/servicing.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
beforeAll(async () => {
  await serviceList(stage.shop);
});

const sound = async ({ page }: Visitor) => [...(await looks(page)), ...(await accessibilityFindings(page))];

test(
  'a customer is asked for a higher price at the till, reads it on the phone, agrees once, and the till hears of it',
  async () => {
    const kasir = await stage.shop.login('KASIR');
    const no = await ticket(kasir);
    const till = await visit(stage.browser, stage.shop);
    const { page } = till;
    await signIn(till, 'SPV1');
    await openScreen(page, '/lihat-service', 'Lihat Service');
    await page.getByText('IBU SARI').first().click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Proses dan Harga/ }).waitFor();
    await page.keyboard.press('h');
    await dialogFocused(page);
    await page.getByText('Minta setuju', { exact: true }).click();
    await tabTo(page, /^Harga baru/);
    await typeText(page, '200000');
    await tabTo(page, /^Keterangan/);
    await typeText(page, 'GANTI PEGAS');
    expect(await sound(till)).toEqual([]);
    await page.keyboard.press('Control+S');
    const link = page.locator('code');
    await link.waitFor();
    expect(await sound(till)).toEqual([]);
    const code = ((await link.textContent()) ?? '').split('/').at(-1);
    await page.keyboard.press('Enter');
    await page.getByText(/^Belum dijawab/).waitFor();

    const phone = await visit(stage.browser, stage.shop, PHONE);
    await phone.page.goto(`/cek-nota/${code}?lang=id`);
    await phone.page.getByText('Toko meminta persetujuan Anda').waitFor();
    expect(await accessibilityFindings(phone.page)).toEqual([]);
    await phone.page.getByLabel('Nama Anda').fill('Ibu Sari');
    await phone.page.getByRole('button', { name: 'Setuju' }).click();
    await phone.page
      .getByText(/^Disetujui/)
      .first()
      .waitFor();
    expect(await accessibilityFindings(phone.page)).toEqual([]);

    await page.getByText(/^Disetujui .* oleh IBU SARI/).waitFor();
    expect(await sound(till)).toEqual([]);
    await finished(kasir, no);
    await page.keyboard.press('Escape');
    await openScreen(page, '/lihat-service', 'Lihat Service');
    await page.getByText('IBU SARI').first().click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Kirim WA/ }).waitFor();
    await page.keyboard.press('k');
    await page.getByText('Tidak dikirim: akun WhatsApp belum diatur').waitFor();
    expect(await sound(till)).toEqual([]);
    expect(till.complaints).toEqual([]);
  },
  PATIENCE,
);
