import { beforeAll, expect, test } from 'vitest';
import { deliveryOf, lineOf, tagOf } from '../../apps/server/src/testing/receiving.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { ReportPage } from '../page-models/report-page.ts';
import { dialogFocused, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
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
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  const supplier = { kode_supplier: 'UBS', nama_supplier: 'UNTUNG BERSAMA' };
  expect(await owner.post('supplier-barang', supplier)).toMatchObject({ status: 200 });
});

const EMPTY_GLANCE = 'Batch terbuka 0 · sisa 0,000 g · tertua 0 hari';

const glance = ({ page }: Visitor, text: string) =>
  page.getByText(text.replaceAll(' g', '\u00a0g')).waitFor();

/** Tabs to each field and types what it takes; a choice is picked by its words. */
const fill = async ({ page }: Visitor, fields: readonly (readonly [RegExp, string, 'pick'?])[]) => {
  for (const [name, text, pick] of fields) {
    await tabTo(page, name);
    await (pick ? pickNamed(page, text) : typeText(page, text));
  }
};

test(
  'a delivery of two lines by keyboard: a refusal at its field loses nothing, the scale is paid beyond the tolerance, and a piece is tagged out of its batch',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/terima-supplier', 'Terima dari Supplier');
    await glance(visitor, EMPTY_GLANCE);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    await page.keyboard.press('Insert');
    await dialogFocused(page);
    await fill(visitor, [
      [/^Supplier/, 'UBS', 'pick'],
      [/^No nota supplier/, 'N-17'],
      [/^Kadar/, '75'],
      [/^Jenis/, 'CCN', 'pick'],
      [/^Group/, 'UBS750', 'pick'],
      [/^Qty/, '20'],
      [/^Berat nota/, '50'],
      [/^Timbangan/, '49,98'],
      [/^Harga/, '1950000'],
      [/^Ongkos$/, '35000'],
    ]);
    const owed = page.locator('output').filter({ hasText: 'Hutang' });
    await expect.poll(() => owed.textContent()).toContain('99.250.000');
    await page.keyboard.press('Insert');
    await fill(visitor, [
      [/^Berat nota/, '10'],
      [/^Timbangan/, '9,8'],
      [/^Bayar menurut/, 'Timbangan', 'pick'],
    ]);
    await page.keyboard.press('F9');
    const qty = page.locator('[name="lines.1.qty"]');
    await expect.poll(() => qty.getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.reload();
    await glance(visitor, EMPTY_GLANCE);
    await page.keyboard.press('Insert');
    await dialogFocused(page);
    expect(await page.locator('[name="lines.1.berat"]').inputValue()).toBe('9,800');
    await qty.focus();
    await typeText(page, '4');
    await page.keyboard.press('F9');

    await glance(visitor, 'Batch terbuka 2 · sisa 59,780 g · tertua 0 hari');
    await page
      .getByRole('button', { name: /^Tag\b/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('Enter');
    await dialogFocused(page);
    await fill(visitor, [
      [/^Nama barang/, 'CINCIN POLOS'],
      [/^Berat timbang/, '3,39'],
      [/^Baki/, 'A01', 'pick'],
    ]);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('status').filter({ hasText: 'CINCIN POLOS' }).waitFor();
    await page.keyboard.press('Escape');
    await glance(visitor, 'Batch terbuka 2 · sisa 56,390 g · tertua 0 hari');
    const paid = `select b.hpp::int, l.dasar_bayar from barang b, terima_nota_detail n join terima_detail l using (no_faktur)
      where b.nama_barang = 'CINCIN POLOS' and n.no_nota_supplier = 'N-17' and l.urut = 2`;
    expect(await stage.shop.look(paid)).toEqual([{ hpp: 6_731_843, dasar_bayar: 'TIMBANGAN' }]);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: batches and the form of a delivery',
  async () => {
    const client = await stage.shop.login('SPV');
    expect(await client.post('terima-supplier', deliveryOf())).toMatchObject({ status: 200 });
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/terima-supplier', 'Terima dari Supplier');
    await page.getByRole('button', { name: /^Batch terbuka/ }).click();
    expect(await looks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Terima Barang' }).click();
    await dialogFocused(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a cancelled delivery is looked at by its lines and summed up, by keyboard and on the phone; a day without any has no report',
  async () => {
    const spv = await stage.shop.login('SPV');
    const owner = await stage.shop.login('OWN');
    const line = lineOf({ berat: 49.996 });
    const { body } = await spv.post('terima-supplier', deliveryOf({ no_intern: 'IN-9' }, [line]));
    const { no_faktur } = body.data as { no_faktur: string };
    const gone = await owner.post(`terima-supplier/${no_faktur}/batal`, { alasan: 'SALAH' }, { toko: 'K01' });
    expect(gone.status).toBe(200);
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    const report = new ReportPage(page);
    await report.open('/laporan-batal-terima-barang');
    await report.ask('24/02/2026');
    await report.told('Laporan Batal Terima Barang Kosong');
    await report.ask('25/02/2026');
    await report.rows(1);
    expect((await report.totals()).Berat).toBe('50,00');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    await tabTo(page, 'Per Faktur');
    await page.keyboard.press('ArrowRight');
    await page.getByText('IN-9').waitFor();
    expect(await report.totals()).toMatchObject({ 'Berat Input': '0,000', Selisih: '49,996' });
    await page.reload();
    await page.getByText('IN-9').waitFor();
    await tabTo(page, 'Global');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('link', { name: no_faktur }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Per Faktur').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'gold in consignment is typed by keyboard, tagged as the supplier’s, sold at the till, and owed from then on',
  async () => {
    const owner = await stage.shop.login('OWN');
    const terms = { kode_supplier: 'TTP', nama_supplier: 'TITIPAN JAYA', sistem: 'KONSINYASI' };
    expect(await owner.post('supplier-barang', terms)).toMatchObject({ status: 200 });
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/terima-supplier', 'Terima dari Supplier');
    await page.keyboard.press('Insert');
    await dialogFocused(page);
    await fill(visitor, [
      [/^Supplier/, 'TTP', 'pick'],
      [/^Kadar/, '75'],
      [/^Jenis/, 'CCN', 'pick'],
      [/^Group/, 'UBS750', 'pick'],
      [/^Qty/, '2'],
      [/^Berat nota/, '10'],
      [/^Timbangan/, '10'],
      [/^Harga/, '1950000'],
    ]);
    const owed = page.locator('output').filter({ hasText: 'Harga titip' });
    await expect.poll(() => owed.textContent()).toContain('19.500.000');
    expect(await page.getByLabel(/^No faktur pajak/).count()).toBe(0);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByRole('alert').filter({ hasText: 'TSK01' }).first().waitFor();
    const [{ no = '' } = {}] = await stage.shop.look<{ no: string }>(
      "select no_faktur as no from terima_nota_detail where sistem = 'KONSINYASI'",
    );
    const tagged = await owner.post('barang', tagOf(`${no}/1`, 5), { toko: 'K01' });
    const { kode_barcode } = tagged.body.data as { kode_barcode: string };

    await openScreen(page, `/data-barang?q=${kode_barcode}`);
    await page.getByText(kode_barcode).first().waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Titipan supplier').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    const pos = new PosPage(page);
    await pos.open();
    await pos.scan(kode_barcode);
    await pos.pickSales();
    await pos.payCash(await pos.total());
    const nota = await pos.pay();
    const posted = `select p.kode, p.no_asal, p.rp::int, (select sum(kredit)::int from jurnal where no_jurnal = $1 and role = 'HUTANG_SUPPLIER') as akun
      from pihak_mutasi p where p.no_faktur = $1`;
    expect(await stage.shop.look(posted, [nota])).toEqual([
      { kode: 'TTP', no_asal: no, rp: 9_750_000, akun: 9_750_000 },
    ]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
