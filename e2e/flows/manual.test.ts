import { expect, test } from 'vitest';
import { verifyDatabase } from '../../apps/server/src/platform/chain/verify.ts';
import { pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { CancelPage } from '../page-models/cancel-page.ts';
import { ClosingPage, lembarOf } from '../page-models/closing-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { TypedTill } from '../page-models/typed-till.ts';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  DESKTOP,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
  walkTo,
} from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();
const there = (): Promise<{ kunci: string; qty: number; berat: number; hpp: number }[]> =>
  stage.shop.look(
    `select kunci, sum(qty)::int as qty, sum(berat)::int as berat, sum(hpp)::int as hpp from mutasi_massa
     where kode_toko = 'K01' and objek = 'GROUP' group by 1 having sum(qty) > 0 order by 1`,
  );

test(
  'groups are added, moved, destroyed and sold beside a piece by keyboard, and the summary says what is left of each',
  async () => {
    const spv = await stage.shop.login('SPV');
    const lot = await spv.post(
      'sortir-belian/lot',
      { jenis: 'LEBUR', keterangan: 'ROSOK MANUAL' },
      { toko: 'K01' },
    );
    const { no_faktur: no_lot } = lot.body.data as { no_faktur: string };
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/data-barang-manual', 'Data Barang Manual');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Alt+2');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Group/);
    await pickNamed(page, 'UBS750');
    await tabTo(page, /^Jenis/);
    await pickNamed(page, 'CCN');
    await tabTo(page, /^Gudang/);
    await pickNamed(page, 'ETALASE');
    await tabTo(page, /^Qty/);
    await typeText(page, '4');
    await tabTo(page, /^Berat/);
    await typeText(page, '8,4');
    await tabTo(page, /^HPP/);
    await typeText(page, '16000000');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByText(/MTK01/).first().waitFor();
    await expect
      .poll(there)
      .toEqual([{ kunci: 'UBS750/CCN/ETALASE/', qty: 4, berat: 8_400, hpp: 16_000_000 }]);

    await walkTo(page, '/pindah-barang-manual');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Barang/);
    await typeText(page, 'UBS750');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Qty/);
    await typeText(page, '1');
    await tabTo(page, /^Berat/);
    await typeText(page, '2,1');
    await tabTo(page, /^Ke Gudang/);
    await pickNamed(page, 'BRANKAS');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByText(/MPK01/).first().waitFor();

    await walkTo(page, '/hancur-barang-manual');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Barang/);
    await typeText(page, 'UBS750 CCN ETALASE');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Qty/);
    await typeText(page, '1');
    await tabTo(page, /^Berat \*$/);
    await typeText(page, '2,1');
    await tabTo(page, /^Berat Hancur/);
    await typeText(page, '2,05');
    await tabTo(page, /^Lot Lebur/);
    await typeText(page, no_lot);
    await page.keyboard.press('Enter');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByText(/MHK01/).first().waitFor();
    await expect.poll(there).toEqual([
      { kunci: 'UBS750/CCN/BRANKAS/', qty: 1, berat: 2_100, hpp: 4_000_000 },
      { kunci: 'UBS750/CCN/ETALASE/', qty: 2, berat: 4_200, hpp: 8_000_000 },
    ]);

    // A way of keeping stock is chosen with the shop's settings; the till reads them as it opens.
    const owner = await stage.shop.login('OWN');
    const mode = { APP_MODE: 'QTY' };
    expect((await owner.put('para-system', { values: mode }, { toko: 'K01' })).status).toBe(200);
    await page.reload();
    const pos = new PosPage(page);
    await pos.open();
    const till = new TypedTill(page);
    await till.line(next().kode_barcode);
    await till.line('02');
    await page.getByRole('dialog').getByLabel('Jumlah').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await tabTo(page, /^Berat/);
    await till.over('2,2');
    await page.keyboard.press('Control+s');
    const line = page.locator('[data-barcode="UBS750/CCN/ETALASE/"]');
    await line.getByText('2,200').first().waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await pos.pickSales();
    await till.settle();
    await expect.poll(there).toEqual([
      { kunci: 'UBS750/CCN/BRANKAS/', qty: 1, berat: 2_100, hpp: 4_000_000 },
      { kunci: 'UBS750/CCN/ETALASE/', qty: 1, berat: 2_000, hpp: 3_809_524 },
    ]);

    // The till without barcodes keeps a draft of its own, and tells its groups by their numbers.
    await openScreen(page, '/transaksi-jual-beli-manual', 'Transaksi Jual Beli Manual');
    await pos.ready();
    await page.getByText('02', { exact: true }).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await till.line(next().kode_barcode);
    await page.getByRole('alert').waitFor();
    await pos.back();
    await till.search('brankas');
    await page.getByRole('dialog').getByLabel('Jumlah').waitFor();
    await page.keyboard.press('Control+s');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await pos.pickSales();
    await till.settle();
    await expect
      .poll(there)
      .toEqual([{ kunci: 'UBS750/CCN/ETALASE/', qty: 1, berat: 2_000, hpp: 3_809_524 }]);
    // What a customer brings is bought in the same screen: by itself, or against what he takes.
    await page.keyboard.press('F6');
    await page.getByRole('dialog').getByLabel('No KTP').waitFor();
    await tabTo(page, /^No KTP/);
    await typeText(page, '3173012345678901');
    await tabTo(page, /^Group/);
    await pickNamed(page, 'UBS750');
    await tabTo(page, /^Jenis/);
    await pickNamed(page, 'CCN');
    await tabTo(page, /^Kondisi/);
    await pickNamed(page, 'BAGUS');
    await tabTo(page, /^Jumlah/);
    await typeText(page, '1');
    await tabTo(page, /^Berat/);
    await typeText(page, '2');
    await tabTo(page, /^Harga/);
    await till.over('1000000');
    await tabTo(page, /^Gudang/);
    await pickNamed(page, 'BRANKAS');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.locator('[data-old]').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await till.press('F9');
    await page.getByText(/MBK01/).first().waitFor();
    await till.press('Enter');
    await expect.poll(there).toEqual([
      { kunci: 'UBS750/CCN/BRANKAS/', qty: 1, berat: 2_000, hpp: 2_000_000 },
      { kunci: 'UBS750/CCN/ETALASE/', qty: 1, berat: 2_000, hpp: 3_809_524 },
    ]);
    // Scrap goes into a lot, and is taken off what is paid.
    await pos.ready();
    await till.search('etalase');
    await page.getByRole('dialog').getByLabel('Jumlah').waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('[data-barcode="UBS750/CCN/ETALASE/"]').waitFor();
    await page.keyboard.press('F6');
    await page.getByRole('dialog').getByLabel('No KTP').waitFor();
    await tabTo(page, /^No KTP/);
    await typeText(page, '3173012345678901');
    await tabTo(page, /^Group/);
    await pickNamed(page, 'UBS750');
    await tabTo(page, /^Jenis/);
    await pickNamed(page, 'CCN');
    await tabTo(page, /^Kondisi/);
    await pickNamed(page, 'ROSOK');
    await tabTo(page, /^Jumlah/);
    await typeText(page, '1');
    // What it is worth is answered while one is about to type what is paid: that is typed over the answer.
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/pembelian-manual/hitung', async (route) => {
      await asked;
      await route.continue();
    });
    await tabTo(page, /^Berat/);
    await typeText(page, '1');
    await tabTo(page, /^Harga/);
    answer();
    await expect.poll(() => page.locator(':focus').inputValue()).not.toBe('');
    await typeText(page, '1000000');
    await page.unroute('**/pembelian-manual/hitung');
    await tabTo(page, /^Lot Lebur/);
    await typeText(page, no_lot);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page.locator('[data-old]').waitFor();
    await till.settle();
    await page.locator('[data-old]').waitFor({ state: 'detached' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(there)
      .toEqual([{ kunci: 'UBS750/CCN/BRANKAS/', qty: 1, berat: 2_000, hpp: 2_000_000 }]);
    expect(
      await stage.shop.look(
        "select left(no_faktur, 2) as seri, total::int from dokumen where no_tukar is not null and jenis = 'PEMBELIAN'",
      ),
    ).toEqual([{ seri: 'MB', total: 1_000_000 }]);
    await openScreen(page, '/lihat-pembelian-manual', 'Lihat Pembelian Manual');
    await page
      .getByText(/^MBK01\w{9}$/)
      .first()
      .waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await openScreen(page, '/lihat-penjualan-manual', 'Lihat Penjualan Manual');
    const no = await page
      .getByText(/^MJK01\w{9}$/)
      .first()
      .innerText();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await walkTo(page, '/batal-penjualan-manual');
    await page.getByText(no).first().waitFor();
    await new CancelPage(page).cancel(no, 'salah ketik');
    // Who may not cancel by himself asks; the owner does it.
    await page
      .getByRole('dialog')
      .getByText(/Menunggu persetujuan/)
      .waitFor();
    await page.keyboard.press('Escape');
    const alasan = { alasan: 'SALAH KETIK' };
    expect((await owner.post(`penjualan-manual/${no}/batal`, alasan, { toko: 'K01' })).status).toBe(200);

    await walkTo(page, '/laporan-summary-barang-manual');
    await page.getByRole('heading', { level: 1, name: 'Laporan Summary Barang Manual' }).waitFor();
    await page.keyboard.press('F9');
    const row = page.getByRole('row').filter({ hasText: 'BRANKAS' }).first();
    await row.waitFor();
    expect(await row.innerText()).toContain('2,000');
    await page.setViewportSize(PHONE);
    await openScreen(page, '/transaksi-jual-beli-manual', 'Transaksi Jual Beli Manual');
    await page.getByRole('button', { name: /^Emas lama/ }).click();
    await page.getByRole('dialog').getByLabel('No KTP').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    await openScreen(page, '/lihat-pembelian-manual', 'Lihat Pembelian Manual');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await walkTo(page, '/tutup-harian');
    const [drawer] = await stage.shop.look<{ rp: number }>(
      "select kadar_kas_awal('K01', tgl_system + 1)::float8 as rp from hari_kerja where kode_toko = 'K01'",
    );
    const closing = new ClosingPage(page);
    await closing.count(lembarOf(drawer?.rp ?? 0));
    await closing.close();
    expect(visitor.complaints).toEqual([]);
    const client = await stage.shop.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: what there is, what moved, and the forms',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/data-barang-manual', 'Data Barang Manual');
    await page.getByText('UBS750').first().waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await openScreen(page, '/hancur-barang-manual', 'Hancur Barang Manual');
    await page.getByRole('button', { name: 'Tambah' }).click();
    await page.getByLabel('Berat Hancur').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
