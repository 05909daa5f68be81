import { beforeAll, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { openGramPlans, openInstalments, PLAN } from '../../apps/server/src/testing/instalments.ts';
import { dialogFocused, pickFirst, pickNamed, scan, tabTo, typeText } from '../support/keyboard.ts';
import { knownCustomer } from '../support/keys.ts';
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
const piece = pieceSupply()();
beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  await openInstalments(owner);
  await openGramPlans(owner);
});

const told = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const fine = async ({ page }: Visitor) =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

test(
  'a gram plan is signed by keyboard, grows by a payment, and its piece is fetched for what is missing that day',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    await openScreen(page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await page.getByLabel('Cicilan gram').focus();
    await page.keyboard.press('Space');
    await told(visitor, 'Membeli');
    await fine(visitor);
    await page.keyboard.press('F9');
    await expect.poll(() => page.locator('[name="kode_barcode"]').getAttribute('aria-invalid')).toBe('true');
    await fine(visitor);
    await knownCustomer(page, MEMBERS[0]?.kode_customer ?? '');
    await scan(page, piece.kode_barcode);
    await told(visitor, new RegExp(`^${piece.kode_barcode} · `));
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await tabTo(page, /^Rencana Cicilan/);
    await pickNamed(page, PLAN.nama_cicilan);
    await told(visitor, 'Harga hari ini per gram');
    await fine(visitor);
    await page.keyboard.press('F9');
    await told(visitor, /^CIK01\w+ tersimpan$/);
    await openScreen(page, '/lihat-cicilan', 'Lihat Cicilan');
    await page
      .getByText(/^CIK01/)
      .locator('visible=true')
      .first()
      .click();
    await told(visitor, 'Kurang hari ini');
    await fine(visitor);
    const grown = page.getByRole('region', { name: 'Terkumpul' });
    const before = await grown.textContent();
    await page.keyboard.press('b');
    await dialogFocused(page);
    await typeText(page, '100000');
    await fine(visitor);
    await page.keyboard.press('Control+s');
    const bought = () =>
      stage.shop.look(
        "select count(*)::int from dokumen where jenis = 'CICILAN_BAYAR' and status = 'POSTED'",
      );
    await expect.poll(bought).toEqual([{ count: 1 }]);
    await page.getByRole('dialog', { name: /^Bayar cicilan/ }).waitFor({ state: 'detached' });
    // What it still costs is what it costs after this payment.
    await expect.poll(() => grown.textContent()).not.toBe(before);
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: /^Ambil barang/ }).waitFor();
    await fine(visitor);
    await page.keyboard.press('Control+s');
    await expect.poll(bought).toEqual([{ count: 2 }]);
    expect(
      await stage.shop.look('select status from barang where kode_barcode = $1', [piece.kode_barcode]),
    ).toEqual([{ status: 'SOLD' }]);
    expect(visitor.complaints).toEqual([]);
    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'KASIR1');
    await openScreen(phone.page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await phone.page.getByLabel('Cicilan gram').click();
    await phone.page.getByLabel(/^Model/).click();
    await told(phone, 'Perkiraan berat');
    await fine(phone);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);
