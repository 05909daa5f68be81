import { expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { CHAIN } from '../../apps/server/src/testing/harness.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { TypedTill } from '../page-models/typed-till.ts';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
  walkTo,
} from '../support/visitor.ts';

const stage = useStage();
const KODE = 'KTK01';
const next = pieceSupply();
const left = async (): Promise<{ qty: number; hpp: number }[]> =>
  stage.shop.look(
    "select sum(qty)::int as qty, sum(hpp)::int as hpp from mutasi_massa where objek = 'ACC' and kunci = $1",
    [KODE],
  );

test(
  'boxes are bought on credit by keyboard, sold by scan and number beside a ring, and the report says what is left',
  async () => {
    const owner = await stage.shop.login('OWN');
    const box = { kode_barcode: KODE, nama_barang: 'KOTAK BELUDRU', kode_dept: 'ACC', harga_jual: 25_000 };
    expect((await owner.post('aksesoris', box, { toko: 'K01' })).status).toBe(200);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/stock-aksesoris', 'Tambah dan Ambil Stock Aksesoris');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Aksesoris/);
    await pickNamed(page, KODE);
    await tabTo(page, /^Jumlah/);
    await typeText(page, '10');
    await tabTo(page, /^Harga Beli/);
    await typeText(page, '8000');
    await page.getByText('Kredit', { exact: true }).click();
    await tabTo(page, /^Supplier/);
    await pickNamed(page, CHAIN.suppliers[0]?.nama_supplier ?? '');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByText(/ATK01/).first().waitFor();
    expect(await left()).toEqual([{ qty: 10, hpp: 80_000 }]);

    const pos = new PosPage(page);
    await pos.open();
    const till = new TypedTill(page);
    const ring = next();
    await till.line(ring.kode_barcode);
    // Twice as fast as answers come, then three at once: five in one line.
    await till.line(KODE);
    await till.line(KODE);
    await till.line(`3*${KODE}`);
    const line = page.locator(`[data-barcode="${KODE}"]`);
    await line.getByRole('button', { name: /^5 buah/ }).waitFor();
    await till.line(`9*${KODE}`);
    await line.getByRole('button', { name: /^10 buah/ }).waitFor();
    // F4: four of them.
    await page.keyboard.press('F4');
    await page.getByRole('dialog').getByLabel('Jumlah').waitFor();
    await tabTo(page, /^Jumlah/);
    await till.over('4');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Control+s');
    await line.getByRole('button', { name: /^4 buah/ }).waitFor();
    await page.getByText('5 barang').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await pos.pickSales();
    await till.settle();
    await expect.poll(left).toEqual([{ qty: 6, hpp: 48_000 }]);

    await walkTo(page, '/laporan-barang-acc');
    await page.getByRole('heading', { level: 1, name: 'Laporan Barang ACC' }).waitFor();
    await page.keyboard.press('F9');
    const row = page.getByRole('row').filter({ hasText: KODE }).first();
    await row.waitFor();
    expect(await row.innerText()).toContain('KOTAK BELUDRU');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: what came in, and the form',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/stock-aksesoris', 'Tambah dan Ambil Stock Aksesoris');
    await page.getByRole('button', { name: 'Tambah / Ambil' }).click();
    await page.getByLabel('Jumlah').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
