import { beforeAll, expect, test } from 'vitest';
import { meltedTo, scrapLot } from '../../apps/server/src/testing/melting.ts';
import { deliveryOf, lineOf } from '../../apps/server/src/testing/receiving.ts';
import { Shell } from '../page-models/shell.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo, takeMarked, typeText } from '../support/keyboard.ts';
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
let delivery = '';
let bar = '';
beforeAll(async () => {
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect(await spv.post('cash', modal)).toMatchObject({ status: 200 });
  const unfixed = { berat_nota: 100, berat: 100, harga_per_g: 0, kadar_tukar: 78, ongkos: 0 };
  const line = lineOf({ ...unfixed, harga_acuan: 2_520_000 });
  // Paid within seven days of his nota: sixteen days late.
  const nota = { kode_supplier: 'KB', tgl_nota: '2026-02-02', sistem: 'BELUM_FIX' };
  const { body } = await spv.post('terima-supplier', deliveryOf(nota, [line]));
  delivery = (body.data as { no_faktur: string }).no_faktur;
  bar = await meltedTo(spv, await scrapLot(spv, [{ berat_kotor: 50.5 }]), [{ berat: 41.25, kadar: 88.5 }]);
}, 120_000);

const unbroken = (text: string) => text.replaceAll('Rp. ', 'Rp.\u00a0').replaceAll(' g', '\u00a0g');
const seen = ({ page }: Visitor, text: string) => page.getByText(unbroken(text)).first().waitFor();

/** Of the open delivery, by the database. */
const owed = async (): Promise<unknown> =>
  (
    await stage.shop.look(
      `select sum(rp)::bigint as rp, sum(emas_mg)::int as mg, sum(emas_rp)::bigint as emas_rp from pihak_mutasi where no_asal = $1`,
      [delivery],
    )
  )[0];

/** What a dialog reckons while it is typed in. */
const reckons = async ({ page }: Visitor, name: string, value: string) => {
  const sum = page.getByRole('dialog').locator('dl > div').filter({ hasText: name });
  await expect
    .poll(async () => (await sum.locator('dd').textContent())?.replaceAll('\u00a0', ' '))
    .toBe(value);
};

const saved = async ({ page }: Visitor) => {
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

test(
  'gold that is owed is fixed in three parts, the rest paid with a bar, the rupiah by transfer: by keyboard, to the rupiah and milligram',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    await openScreen(page, '/hutang-supplier', 'Hutang Supplier');
    await new Shell(page).pickToko('K01');
    await page
      .getByRole('grid', { name: /^Penerimaan dari/ })
      .getByText(delivery)
      .waitFor();
    await seen(visitor, '78,000 g');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    await tabTo(page, /^Penerimaan dari/);
    const parts = [
      ['30', '2575000', 'Rp. 77.250.000', 'Rp. 1.650.000', '48,000 g'],
      ['10', '2500000', 'Rp. 25.000.000', '−Rp. 200.000', '38,000 g'],
      ['1,494', '2540001', 'Rp. 3.794.761', 'Rp. 29.881', '36,506 g'],
    ] as const;
    for (const [gram, price, value, difference, left] of parts) {
      await page.keyboard.press('f');
      await dialogFocused(page);
      await typeText(page, price);
      await tabTo(page, /^Emas murni/);
      await page.keyboard.press('Control+a');
      await typeText(page, gram);
      await reckons(visitor, 'Jadi hutang', value);
      await reckons(visitor, 'Selisih', difference);
      await reckons(visitor, 'Sisa hutang emas', left);
      if (gram === '30') expect(await accessibilityFindings(page)).toEqual([]);
      await saved(visitor);
      await seen(visitor, left);
    }
    expect(await owed()).toEqual({ rp: 106_044_761, mg: 36_506, emas_rp: 91_995_120 });

    await page.keyboard.press('e');
    await dialogFocused(page);
    await pickNamed(page, bar);
    await reckons(visitor, 'Emas murni', '36,506 g');
    await tabTo(page, /^Kadar uji/);
    await page.keyboard.press('Control+a');
    await typeText(page, '89');
    await reckons(visitor, 'Lebih dari hutang', '0,207 g');
    await page.keyboard.press('Control+s');
    await page
      .getByText(/melebihi hutang/)
      .first()
      .waitFor();
    expect(await owed()).toMatchObject({ mg: 36_506 });
    await page.keyboard.press('Control+a');
    await typeText(page, '88,5');
    await reckons(visitor, 'Sisa hutang emas', '0,000 g');
    expect(await accessibilityFindings(page)).toEqual([]);
    await saved(visitor);
    await expect.poll(owed).toEqual({ rp: 106_044_761, mg: 0, emas_rp: 0 });

    await seen(visitor, '106.044.761');
    await page.keyboard.press('b');
    await dialogFocused(page);
    await tabTo(page, /^Cara/);
    await page.keyboard.press('ArrowDown');
    await takeMarked(page, page.getByRole('option', { name: 'Transfer' }));
    await tabTo(page, /^Rekening/);
    await pickFirst(page);
    await reckons(visitor, 'Sisa hutang rupiah', 'Rp. 0');
    expect(await accessibilityFindings(page)).toEqual([]);
    await saved(visitor);
    await page.getByRole('grid').getByText(delivery).waitFor({ state: 'detached' });
    expect([await owed(), ...(await looks(page))]).toEqual([{ rp: 0, mg: 0, emas_rp: 0 }]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: head office is asked which shop',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    await openScreen(page, '/hutang-supplier', 'Hutang Supplier');
    expect(await looks(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
