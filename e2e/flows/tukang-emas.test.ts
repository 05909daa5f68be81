import { beforeAll, expect, test } from 'vitest';
import { lotOf, numberOf, scrapped } from '../../apps/server/src/modules/tukang-emas/tukang.fixture.ts';
import { dialogFocused, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
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
let bar = '';
beforeAll(async () => {
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  numberOf(await spv.post('cash', modal));
  const barcodes = await scrapped(spv, [12]);
  const no_lot = await lotOf(spv, 'LEBUR');
  numberOf(await spv.post('sortir-belian', { ke: 'LEBUR', barcodes, no_lot }));
  const batang = [{ berat: 11.5, kadar: 75 }];
  bar = numberOf(await spv.post('sortir-belian/lebur', { no_lot, batang }));
});

const told = ({ page }: Visitor, text: string) =>
  page.getByText(text.replaceAll(' g', '\u00a0g').replaceAll('Rp. ', 'Rp.\u00a0')).first().waitFor();

/** Tabs to each field and types what it takes; a choice is picked by its words. */
const fill = async ({ page }: Visitor, fields: readonly (readonly [RegExp, string, 'pick'?])[]) => {
  for (const [name, text, pick] of fields) {
    await tabTo(page, name);
    await (pick ? pickNamed(page, text) : typeText(page, text));
  }
};

test(
  'gold of an alloy to a craftsman and back by keyboard: what he lost above his share stays his debt, and his wage is paid',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/tukang-emas', 'Emas Tukang');
    await told(visitor, '0 tukang memegang 0,000 g murni · tertua 0 hari · upah belum dibayar Rp. 0');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    await page.keyboard.press('s');
    await dialogFocused(page);
    await fill(visitor, [[/^Batangan/, bar, 'pick']]);
    await page.keyboard.press('F9');
    const berat = page.locator('[name="lines.0.berat"]');
    await expect.poll(() => berat.getAttribute('aria-invalid')).toBe('true');
    await fill(visitor, [[/^Berat/, '10']]);
    await told(visitor, 'Di tangan menjadi 7,500 g murni');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await told(visitor, '1 tukang memegang 7,500 g murni · tertua 0 hari · upah belum dibayar Rp. 0');

    await page.keyboard.press('t');
    await dialogFocused(page);
    await fill(visitor, [
      [/^Kadar/, '75'],
      [/^Jenis/, 'CCN', 'pick'],
      [/^Group/, 'UBS750', 'pick'],
      [/^Qty/, '3'],
      [/^Berat/, '9,8'],
      [/^Upah per/, 'Borongan', 'pick'],
      [/^Upah$/, '350000'],
    ]);
    await told(visitor, 'Di tangan menjadi 0,150 g murni');
    await page.keyboard.press('Alt+s');
    await told(visitor, 'Susut 0,150 g · boleh 0,075 g · ditanggung toko 0,075 g');
    await told(visitor, 'Tetap hutang tukang 0,075 g');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.reload();
    await told(visitor, '1 tukang memegang 7,500 g murni · tertua 0 hari · upah belum dibayar Rp. 0');
    await page.keyboard.press('t');
    await dialogFocused(page);
    expect(await berat.inputValue()).toBe('9,800');
    await page.keyboard.press('F9');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await told(visitor, '1 tukang memegang 0,075 g murni · tertua 0 hari · upah belum dibayar Rp. 350.000');

    await page.keyboard.press('u');
    await dialogFocused(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await told(visitor, '1 tukang memegang 0,075 g murni · tertua 0 hari · upah belum dibayar Rp. 0');
    const jobs = `select k.dibebankan_mg::int as toko, (k.susut_mg - k.dibebankan_mg)::int as hutang, b.berat::int as belum_tag, d.grand_total::int as dibayar
      from kerja_tukang_detail k join terima_batch b on b.no_batch = k.no_faktur || '/1', dokumen d where d.jenis = 'UPAH_TUKANG'`;
    expect(await stage.shop.look(jobs)).toEqual([
      { toko: 75, hutang: 75, belum_tag: 9800, dibayar: 350_000 },
    ]);
    await page.keyboard.press('c');
    await dialogFocused(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    const paper = page.waitForResponse((reply) => reply.url().includes('/bukti?tgl_from='));
    await page.keyboard.press('F10');
    expect((await paper).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+2');
    await page.getByText('Upah Tukang').first().waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: craftsmen, and what one of them brings',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/tukang-emas', 'Emas Tukang');
    await told(visitor, '1 tukang memegang 0,075 g murni · tertua 0 hari · upah belum dibayar Rp. 0');
    expect(await looks(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cetak' }).click();
    await dialogFocused(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.getByRole('button', { name: 'Batal' }).click();
    await page.getByRole('button', { name: 'Terima' }).click();
    await dialogFocused(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
