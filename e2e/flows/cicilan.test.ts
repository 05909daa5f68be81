import { beforeAll, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { openInstalments, PLAN } from '../../apps/server/src/testing/instalments.ts';
import { dialogFocused, pickFirst, pickNamed, scan, tabTo, typeText } from '../support/keyboard.ts';
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
beforeAll(async () => openInstalments(await stage.shop.login('OWN')));

const told = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const fine = async ({ page }: Visitor) =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

test(
  'a contract is signed by keyboard: its schedule follows what is typed, and errors stand at their fields',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    await openScreen(page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await fine(visitor);
    await page.keyboard.press('F9');
    await expect.poll(() => page.locator('[name="kode_barcode"]').getAttribute('aria-invalid')).toBe('true');
    await fine(visitor);
    await page.keyboard.press('F3');
    await dialogFocused(page);
    await typeText(page, MEMBERS[0]?.kode_customer ?? '');
    await page
      .getByRole('dialog')
      .getByText(MEMBERS[0]?.kode_customer ?? '')
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await scan(page, piece.kode_barcode);
    await told(visitor, new RegExp(`^${piece.kode_barcode} · `));
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await tabTo(page, /^Rencana Cicilan/);
    await pickNamed(page, PLAN.nama_cicilan);
    await expect.poll(() => page.getByLabel('Angsuran', { exact: true }).locator('li').count()).toBe(6);
    await tabTo(page, /^DP/);
    await typeText(page, '1000');
    await page.keyboard.press('F9');
    await expect.poll(() => page.locator('[name="dp"]').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await fine(visitor);
    await page.keyboard.press('F9');
    await told(visitor, /^CIK01\w+ tersimpan$/);
    expect(
      await stage.shop.look('select status from barang where kode_barcode = $1', [piece.kode_barcode]),
    ).toEqual([{ status: 'HOLD' }]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'it is paid from its card, at the desk and seen on the phone',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'KASIR1');
    await openScreen(page, '/lihat-cicilan', 'Lihat Cicilan');
    const number = page
      .getByText(/^CIK01/)
      .locator('visible=true')
      .first();
    await number.waitFor();
    await fine(visitor);
    await number.click();
    await told(visitor, piece.kode_barcode);
    await fine(visitor);
    await page.keyboard.press('b');
    await dialogFocused(page);
    await fine(visitor);
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => stage.shop.look("select count(*)::int from dokumen where jenis = 'CICILAN_BAYAR'"))
      .toEqual([{ count: 1 }]);
    expect(visitor.complaints).toEqual([]);
    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'KASIR1');
    await openScreen(phone.page, '/lihat-cicilan', 'Lihat Cicilan');
    await fine(phone);
    await openScreen(phone.page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await fine(phone);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);
