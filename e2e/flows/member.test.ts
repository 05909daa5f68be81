import { beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/testing/buying.ts';
import { titipOf } from '../../apps/server/src/testing/depositing.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { allowPledges, pledged } from '../../apps/server/src/testing/pledging.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const [member, empty] = MEMBERS;
const kode_customer = member?.kode_customer ?? '';

beforeAll(async () => {
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  await allowPledges(await stage.shop.login('OWN'));
  const next = pieceSupply();
  for (let nota = 0; nota < 34; nota++) {
    const piece = next();
    const sale = saleOf([piece], [cash(piece.harga_jual)], { kode_customer });
    expect((await spv.post('penjualan', sale)).status).toBe(200);
  }
  expect((await spv.post('titip', titipOf([next()], 500_000, { kode_customer }))).status).toBe(200);
  await pledged(spv, 2_000_000, { kode_customer });
});

test(
  'a member is opened from the list, his history is filtered and read on, and the till opens with him',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    await openScreen(page, `/member?toko=K01`, 'Member');
    await page
      .getByText(member?.nama_customer ?? '')
      .first()
      .click();
    await page.keyboard.press('Alt+h');
    await page.getByRole('heading', { level: 1, name: member?.nama_customer ?? '' }).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    const lines = page.locator('ol > li:not(nav li)');
    await expect.poll(() => lines.count()).toBe(30);
    await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).press('Enter');
    await expect.poll(() => lines.count()).toBe(36);
    await page.getByRole('button', { name: 'Gadai', exact: true }).last().press('Enter');
    await expect.poll(() => lines.count()).toBe(1);
    // Its document, and back to the same filter.
    await lines.first().getByRole('link').first().press('Enter');
    await page.waitForURL(/hutang|dokumen/);
    await page.goBack();
    await expect.poll(() => lines.count()).toBe(1);
    expect(page.url()).toContain('macam=GADAI');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();

    const till = await visit(stage.browser, stage.shop);
    await signIn(till, 'KASIR1');
    await openScreen(till.page, `/halaman-member?kode=${kode_customer}`);
    await till.page.keyboard.press('j');
    await till.page.waitForURL(/transaksi-penjualan/);
    await till.page
      .getByText(member?.nama_customer ?? '')
      .first()
      .waitFor();
    expect(till.complaints).toEqual([]);
    await till.context.close();
  },
  PATIENCE * 2,
);

test(
  'the page of who bought nothing, and a phone',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    await openScreen(visitor.page, `/halaman-member?kode=${empty?.kode_customer}&toko=K01`);
    await visitor.page.getByText('Belum ada apa-apa di sini').waitFor();
    expect([...(await looks(visitor.page)), ...(await accessibilityFindings(visitor.page))]).toEqual([]);
    await visitor.page.getByRole('button', { name: 'Tampilkan', exact: true }).press('Enter');
    await visitor.page.getByText('melihat').first().waitFor();

    // What is erased and what stays is said; his code is typed, and it is done for good.
    await visitor.page.getByRole('button', { name: 'Hapus datanya' }).press('Enter');
    await dialogFocused(visitor.page);
    await typeText(visitor.page, 'ATAS PERMINTAAN');
    await tabTo(visitor.page, /^Ketik/);
    await typeText(visitor.page, empty?.kode_customer ?? '');
    expect([...(await looks(visitor.page)), ...(await accessibilityFindings(visitor.page))]).toEqual([]);
    await visitor.page.keyboard.press('Control+S');
    await visitor.page.getByRole('heading', { level: 1, name: 'DIHAPUS' }).waitFor();
    await visitor.page.getByText(/data dihapus/).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();

    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'OWNER');
    await openScreen(phone.page, `/halaman-member?kode=${kode_customer}&toko=K01`);
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE * 2,
);
