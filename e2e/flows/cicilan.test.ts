import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { noFaktur, pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { MEMBERS, TODAY } from '../../apps/server/src/testing/harness.ts';
import { cicilanOf, openInstalments, PLAN } from '../../apps/server/src/testing/instalments.ts';
import { cashOf, closesEven, customersScreen, paperOf, writesToCustomers } from '../support/from-intake.ts';
import { dialogFocused, pickFirst, pickNamed, scan, tabTo, typeText } from '../support/keyboard.ts';
import { Keys, knownCustomer } from '../support/keys.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
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
const cashiersWindow = useSharedWindow(stage, 'KASIR1');
const ownersWindow = useSharedWindow(stage, 'OWNER');
const ownersPhone = useSharedWindow(stage, 'OWNER', { viewport: PHONE });
const next = pieceSupply();
const piece = next();
beforeAll(async () => openInstalments(await stage.shop.login('OWN')));

const told = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const fine = async ({ page }: Visitor) =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

test(
  'a contract is signed by keyboard: its schedule follows what is typed, and errors stand at their fields',
  async () => {
    const visitor = await cashiersWindow();
    const { page } = visitor;
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
    await page.locator('[name="kode_barcode"]:focus').waitFor();
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
    const visitor = await cashiersWindow();
    const { page } = visitor;
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
    await told(visitor, /^Jatuh tempo hari ini 0/);
    // Paid from its card by two keys: the amount and the cash are there.
    const keys = new Keys(page);
    await keys.press('b');
    await dialogFocused(page);
    await fine(visitor);
    await keys.press('Control+s');
    expect(keys.count).toBeLessThanOrEqual(3);
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

/** The business day of K01, from now on. */
const onDay = (day: string) =>
  stage.shop.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);

test(
  'a contract is signed by four keys where its customer is known: each field that has no default, and the one that signs',
  async () => {
    const another = next();
    const visitor = await cashiersWindow();
    const { page } = visitor;
    const keys = new Keys(page);
    await openScreen(page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await knownCustomer(page, MEMBERS[0]?.kode_customer ?? '');
    await keys.also(scan(page, another.kode_barcode));
    await told(visitor, new RegExp(`^${another.kode_barcode} · `));
    await keys.pick(/^Sales/);
    await keys.pick(/^Rencana Cicilan/, PLAN.nama_cicilan);
    await expect.poll(() => page.getByLabel('Angsuran', { exact: true }).locator('li').count()).toBe(6);
    await keys.press('F9');
    await told(visitor, /^CIK01\w+ tersimpan$/);
    expect(keys.count).toBe(4);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'one that is late is told of, its fine waived, and what its auction waits for and leaves stands before the owner',
  async () => {
    const owner = await stage.shop.login('OWN');
    const { kode_barcode, harga_jual } = next();
    const dp = Math.ceil(harga_jual / 5 / 500) * 500;
    const made = await owner.post('cicilan', cicilanOf({ kode_barcode, harga_jual }, dp), { toko: 'K01' });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const due = addMonths(TODAY, 1);
    await onDay(addDays(due, 55));
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/lelang-cicilan', 'Lelang Cicilan');
    const number = page.getByText(noFaktur(made.body)).locator('visible=true').first();
    await number.waitFor();
    await fine(visitor);
    await number.click();
    await told(visitor, 'Bayar hari ini');
    await fine(visitor);
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: /^Pemberitahuan CIK01/ }).waitFor();
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.getByLabel(/^Bukti/).getAttribute('aria-invalid')).toBe('true');
    await fine(visitor);
    await typeText(page, 'RESI 1');
    await page.keyboard.press('Control+s');
    await told(visitor, /^RESI 1/);
    await fine(visitor);
    await page.keyboard.press('h');
    await dialogFocused(page);
    await fine(visitor);
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => stage.shop.look('select sum(hapus)::int > 0 as dihapus from cicilan_gerak'))
      .toEqual([{ dihapus: true }]);
    await onDay(addDays(due, 62));
    await openScreen(page, '/lelang-cicilan', 'Lelang Cicilan');
    await number.click();
    await told(visitor, 'Bayar hari ini');
    await page.keyboard.press('p');
    await page.getByRole('dialog', { name: /^Pemberitahuan CIK01/ }).waitFor();
    await tabTo(page, /^Bukti/);
    await typeText(page, 'RESI 2');
    await page.keyboard.press('Control+s');
    await told(visitor, /^boleh dilelang/);
    await fine(visitor);
    await page.keyboard.press('l');
    await dialogFocused(page);
    await fine(visitor);
    await page.keyboard.press('Escape');
    await openScreen(page, '/batal-cicilan', 'Batal Cicilan');
    await number.waitFor();
    await fine(visitor);
    expect(visitor.complaints).toEqual([]);
    const phone = await ownersPhone();
    for (const [route, title] of [
      ['/lelang-cicilan', 'Lelang Cicilan'],
      ['/batal-cicilan', 'Batal Cicilan'],
    ] as const) {
      await openScreen(phone.page, route, title);
      await fine(phone);
    }
    await phone.page.getByText('SITI').locator('visible=true').first().click();
    await told(phone, 'Bayar hari ini');
    await fine(phone);
    expect(phone.complaints).toEqual([]);
    await onDay(TODAY);
  },
  PATIENCE,
);

const LONG = { ...PLAN, kode_cicilan: 'UJI12', nama_cicilan: 'UJI 12 BULAN', tenor: 12 };

test(
  'one goes on for longer under a number of its own: its schedule is drawn anew, and each leads to the other',
  async () => {
    const owner = await stage.shop.login('OWN');
    expect((await owner.post('para-cicilan', LONG, { toko: '*' })).status).toBe(200);
    const { kode_barcode, harga_jual } = next();
    const dp = Math.ceil(harga_jual / 5 / 500) * 500;
    const made = await owner.post('cicilan', cicilanOf({ kode_barcode, harga_jual }, dp), { toko: 'K01' });
    const no = noFaktur(made.body);
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/lihat-cicilan', 'Lihat Cicilan');
    await page.getByText(no).locator('visible=true').first().click();
    await told(visitor, kode_barcode);
    await page.keyboard.press('r');
    await dialogFocused(page);
    await fine(visitor);
    await page.keyboard.press('Control+s');
    await page
      .getByRole('dialog', { name: /^Ganti syarat/ })
      .locator('[aria-invalid="true"]')
      .first()
      .waitFor();
    await tabTo(page, /^Rencana Cicilan/);
    await pickNamed(page, LONG.nama_cicilan);
    const dialog = page.getByRole('dialog', { name: /^Ganti syarat/ });
    const rows = dialog.getByLabel('Angsuran', { exact: true }).locator('li');
    await expect.poll(() => rows.count()).toBe(12);
    await tabTo(page, /^Tambahan DP/);
    await typeText(page, '50000');
    await tabTo(page, /^Keterangan/);
    await typeText(page, 'MINTA LEBIH LAMA');
    await fine(visitor);
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => stage.shop.look('select status from cicilan where no_cicilan = $1', [no]))
      .toEqual([{ status: 'DIGANTI' }]);
    await told(visitor, /^Diganti oleh/);
    await fine(visitor);
    expect(visitor.complaints).toEqual([]);
    const phone = await ownersPhone();
    await openScreen(phone.page, '/lihat-cicilan', 'Lihat Cicilan');
    await phone.page.getByText('SITI').locator('visible=true').first().click();
    await told(phone, 'Lanjutan dari');
    await phone.page.getByRole('button', { name: /^Ganti Syarat/ }).click();
    await dialogFocused(phone.page);
    await fine(phone);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'its customer reads on his screen what he pays, is handed slips and reminded by WhatsApp, and the evening counts what came in',
  async () => {
    const wablas = await writesToCustomers(stage);
    const visitor = await cashiersWindow();
    const { page } = visitor;
    const screen = await customersScreen(stage, visitor);

    const piece = next();
    await openScreen(page, '/transaksi-cicilan', 'Transaksi Cicilan');
    await knownCustomer(page, MEMBERS[0]?.kode_customer ?? '');
    await scan(page, piece.kode_barcode);
    await told(visitor, new RegExp(`^${piece.kode_barcode} · `));
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await tabTo(page, /^Rencana Cicilan/);
    await pickNamed(page, PLAN.nama_cicilan);
    await screen.shows('Dibayar sekarang');
    await screen.shows('6 angsuran, mulai');
    expect(await screen.findings()).toEqual([]);
    const contract = paperOf(visitor, 'cicilan');
    await page.keyboard.press('F9');
    await told(visitor, /^CIK01\w+ tersimpan$/);
    expect(await contract).toContain('pdf');

    const [{ no } = { no: '' }] = await stage.shop.look<{ no: string }>(
      'select no_cicilan as no from cicilan order by no_cicilan desc limit 1',
    );
    await openScreen(page, '/lihat-cicilan', 'Lihat Cicilan');
    await page.getByText(no).locator('visible=true').first().click();
    await told(visitor, piece.kode_barcode);
    await page.keyboard.press('w');
    await expect
      .poll(() => stage.shop.look('select jenis from cicilan_ingat where no_cicilan = $1', [no]))
      .toEqual([{ jenis: 'AKAN' }]);
    await told(visitor, /· jatuh tempo/);
    const slip = paperOf(visitor, 'cicilan-bayar');
    await page.keyboard.press('b');
    await dialogFocused(page);
    await screen.shows('Sisa cicilan');
    expect(await screen.findings()).toEqual([]);
    await page.keyboard.press('Control+s');
    expect(await slip).toContain('pdf');

    const supervisor = await visit(stage.browser, stage.shop);
    await signIn(supervisor, 'SPV1');
    const { CICILAN, ...other } = await cashOf(stage);
    expect(CICILAN).toBeGreaterThan(0);
    expect(other).toEqual({});
    await closesEven(stage, supervisor);
    expect([...visitor.complaints, ...screen.complaints, ...supervisor.complaints]).toEqual([]);
    await wablas.close();
  },
  2 * PATIENCE,
);
