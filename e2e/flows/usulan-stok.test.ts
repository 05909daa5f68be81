import { addDays } from '@kadar/domain/dates.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPiece } from '../../apps/server/src/modules/barang/new-piece.fixture.ts';
import { cash, saleOf } from '../../apps/server/src/testing/buying.ts';
import { CHAIN, type Client, TODAY } from '../../apps/server/src/testing/harness.ts';
import { trayOf } from '../../apps/server/src/testing/trays.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
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
} from '../support/visitor.ts';

const stage = useStage();

/** In grams: of a band where the shops have nothing else. */
const BERAT = 12;
let old: string;

const made = async (who: Client, kadar: number, more: object = {}): Promise<string> =>
  (await addPiece(who, { berat_asli: BERAT, kadar, hpp: 1_000_000, ...more })).kode_barcode;

/** K02 sells such a piece. */
const sold = async (kadar: number): Promise<void> => {
  const spv = await stage.shop.login('SPV2');
  const kode_barcode = await made(spv, kadar, { kode_baki: await trayOf(stage.shop, 'K02') });
  const { harga_jual } = (await spv.get(`barang/scan/${kode_barcode}`)).body.data as { harga_jual: number };
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K02')?.kode_sales;
  const reply = await spv.post(
    'penjualan',
    saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], { kode_sales }),
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

beforeAll(async () => {
  old = await made(await stage.shop.login('SPV'), 75);
  await stage.shop.look(
    "update barang set created_at = $2::timestamp at time zone 'Asia/Jakarta' where kode_barcode = $1",
    [old, `${addDays(TODAY, -200)} 12:00`],
  );
  await sold(75);
  await sold(42);
});

test(
  'what sells in another shop is set aside and proposed again, and goes there by a shipment that is filled in; all by keys',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, DESKTOP);
    const { page, complaints } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/usulan-stok', 'Usulan Stok');
    const table = page.getByRole('grid', { name: 'Pindah' });
    await table.getByRole('link', { name: old }).waitFor();
    await page.getByText(/barang sebaiknya pindah antar toko.*Paling mendesak K02: CINCIN/).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    await table.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('F7');
    await dialogFocused(page);
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').getByText('Alasan Tidak Boleh Kosong').waitFor();
    await typeText(page, 'untuk pameran');
    await page.keyboard.press('Control+S');
    await table.getByRole('link', { name: old }).waitFor({ state: 'detached' });

    await page.getByRole('radio', { name: /^Diabaikan 1/ }).press('Space');
    const aside = page.getByRole('grid', { name: 'Diabaikan' });
    await aside.getByText('UNTUK PAMERAN').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await aside.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('F9');
    await aside.getByText('UNTUK PAMERAN').waitFor({ state: 'detached' });

    await page.getByRole('radio', { name: /^Pindah 1/ }).press('Space');
    await table.getByRole('link', { name: old }).waitFor();
    await table.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('F9');
    await page.getByRole('heading', { level: 1, name: 'Kirim Barang' }).waitFor();
    await page.getByText(new RegExp(`^${old} · `)).waitFor();
    await tabTo(page, /^No segel/);
    await typeText(page, 'A-78');
    await page.keyboard.press('F9');
    await page.getByText(/^KIK01\w+ tersimpan$/).waitFor();
    expect(
      await stage.shop.look(
        'select tujuan from kiriman join kiriman_baris using (no_kirim, tujuan) where kunci = $1',
        [old],
      ),
    ).toEqual([{ tujuan: 'K02' }]);
    expect(complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'what has to be ordered stands on a telephone with its reason, and a piece that is gone is told where a shipment is filled in',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'OWNER');
    await openScreen(page, '/usulan-stok', 'Usulan Stok');
    await page.getByRole('radio', { name: /^Pesan/ }).press('Space');
    await page
      .getByText(/minggu, sisa 0 = 0 hari/)
      .first()
      .waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await openScreen(page, `/kirim-barang?kode_toko=K01&tujuan=K02&barang=${old}`, 'Kirim Barang');
    await page.getByText(new RegExp(`${old}.*TRANSIT`)).waitFor();
    await visitor.context.close();
  },
  PATIENCE,
);
