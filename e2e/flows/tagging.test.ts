/// <reference lib="dom" />
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { deliveryOf, lineOf } from '../../apps/server/src/testing/receiving.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { fill, grams, TaggingPage } from '../page-models/tagging-page.ts';
import { dialogFocused, tabTo } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { cameraSees } from '../support/scripted-camera.ts';
import { plugAgain, plugScale, scaleLine, scaleSays, unplugScale } from '../support/scripted-scale.ts';
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
beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  const supplier = { kode_supplier: 'UBS', nama_supplier: 'UNTUNG BERSAMA', pkp: true };
  expect(await owner.post('supplier-barang', supplier)).toMatchObject({ status: 200 });
});

const A_LINE = 8;
/** Pieces of a line of the nota, mg: no two alike, so that no share of the cost is a round one. */
const weightsOf = (line: number): number[] =>
  Array.from({ length: A_LINE }, (_, at) => 2_011 + 137 * at + 59 * line);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const PRICE = 1_950_000;
const CHARGE = 35_000;
/** a × b / c, half up. */
const part = (a: number, b: number, c: number): number => {
  const [x, y, z] = [BigInt(a), BigInt(b), BigInt(c)];
  return Number((2n * x * y + z) / (2n * z));
};
/** What a line of the nota costs: gold and making charge by weight, and 1.1 % of both, which is never credited. */
const costOf = (mg: number): number => {
  const base = part(mg, PRICE, 1000) + part(mg, CHARGE, 1000);
  return base + part(base, 11, 1000);
};
/** What each piece takes of it: its share of what is left by weight, the last one all. */
const sharesOf = (weights: readonly number[]): number[] => {
  let [rp, mg] = [costOf(sum(weights)), sum(weights)];
  return weights.map((one) => {
    const share = part(rp, one, mg);
    rp -= share;
    mg -= one;
    return share;
  });
};

/** Types a nota of lines that are alike but for their weight; its number. */
const typeNota = async (page: Page, nota: string, faktur: string, lines: readonly number[]) => {
  await page.keyboard.press('Insert');
  await dialogFocused(page);
  await fill(page, [
    [/^Supplier/, 'UBS', 'pick'],
    [/^No nota supplier/, nota],
  ]);
  if (faktur)
    await fill(page, [
      [/^No faktur pajak/, faktur],
      [/^Tgl faktur/, '24/02/2026'],
    ]);
  for (const [at, line] of lines.entries()) {
    const berat = grams(sum(weightsOf(line)));
    if (at > 0) await page.keyboard.press('Insert');
    else
      await fill(page, [
        [/^Kadar/, '75'],
        [/^Jenis/, 'CCN', 'pick'],
        [/^Group/, 'UBS750', 'pick'],
      ]);
    if (at > 0) await page.locator(`[name="lines.${at}.kadar"]:focus`).waitFor();
    await fill(page, [
      [/^Qty/, String(A_LINE)],
      [/^Berat nota/, berat],
      [/^Timbangan/, berat],
    ]);
    if (at === 0)
      await fill(page, [
        [/^Harga/, String(PRICE)],
        [/^Ongkos$/, String(CHARGE)],
      ]);
  }
  await page.keyboard.press('F9');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const [{ no = '' } = {}] = await stage.shop.look<{ no: string }>(
    'select no_faktur as no from terima_nota_detail where no_nota_supplier = $1',
    [nota],
  );
  // Its first batch is at hand.
  await page
    .locator('tr[data-active]')
    .filter({ hasText: `${no}/1` })
    .waitFor();
  return no;
};

interface Piece {
  kode_barcode: string;
  berat_asli: number;
  hpp: number;
  kode_baki: string;
  ada_faktur_pajak: boolean;
}
const piecesOf = (no_batch: string): Promise<Piece[]> =>
  stage.shop.look(
    `select kode_barcode, berat_asli::int, hpp::int, kode_baki, ada_faktur_pajak from tambah_detail l
     where no_batch = $1 and not exists (select from dokumen_batal x where x.no_faktur = l.no_faktur) order by no_faktur`,
    [no_batch],
  );

test(
  'two notas of five lines become forty pieces by scale and Space, in two trays; their costs come to the notas, and what is sold of them pays the PPN of its nota',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await plugScale(visitor.context);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/terima-supplier', 'Terima dari Supplier');
    const invoiced = await typeNota(page, 'N-1', '04002500000123456', [0, 1, 2]);
    const line = new TaggingPage(page);
    await line.open();
    await line.connect();
    await line.stays('A01', 'CINCIN POLOS');
    for (const which of [0, 1, 2]) {
      if (which > 0) await line.batch(`/${which + 1}`);
      for (const [at, mg] of weightsOf(which).entries()) {
        // The first tray is full.
        if (which === 2 && at === A_LINE / 2) await line.stays('A02');
        await line.tag(mg);
      }
      await line.dialog.getByText('Batch ini habis').waitFor();
    }
    await page.keyboard.press('Escape');
    await line.dialog.waitFor({ state: 'detached' });
    const plain = await typeNota(page, 'N-2', '', [3, 4]);
    // What was said of the pieces stays, and the scale is taken up by itself.
    await line.open();
    await line.focused();
    for (const which of [3, 4]) {
      if (which > 3) await line.batch('/2');
      for (const mg of weightsOf(which)) await line.tag(mg);
    }
    await page.keyboard.press('Escape');
    await line.dialog.waitFor({ state: 'detached' });

    const batches = [1, 2, 3].map((urut) => `${invoiced}/${urut}`).concat(`${plain}/1`, `${plain}/2`);
    const made = await Promise.all(batches.map(piecesOf));
    for (const [which, pieces] of made.entries()) {
      const weights = weightsOf(which);
      expect(pieces.map(({ berat_asli }) => berat_asli)).toEqual(weights);
      expect(pieces.map(({ hpp }) => hpp)).toEqual(sharesOf(weights));
      expect(sum(pieces.map(({ hpp }) => hpp))).toBe(costOf(sum(weights)));
      expect(new Set(pieces.map(({ ada_faktur_pajak }) => ada_faktur_pajak))).toEqual(new Set([which < 3]));
    }
    expect(
      Map.groupBy(made.flat(), ({ kode_baki }) => kode_baki)
        .entries()
        .map(([tray, of]) => [tray, of.length])
        .toArray(),
    ).toEqual([
      ['A01', 20],
      ['A02', 20],
    ]);
    expect(
      await stage.shop.look(
        `select sum(berat)::int as mg, sum(hpp)::int as rp, (select sum(hutang_rp)::int from terima_detail where no_faktur = any($2)) as owed
         from terima_batch where no_batch = any($1)`,
        [batches, [invoiced, plain]],
      ),
    ).toEqual([{ mg: 0, rp: 0, owed: sum(made.flat().map(({ hpp }) => hpp)) }]);

    const sold = [made[0]?.[3], made[4]?.at(-1)].filter((one) => one !== undefined);
    const pos = new PosPage(page);
    await pos.open();
    for (const { kode_barcode } of sold) await pos.scan(kode_barcode);
    await pos.pickSales();
    await page.keyboard.press('Alt+1');
    await pos.hinted('uang pas');
    const nota = await pos.pay();
    const lines = await stage.shop.look<{ total: number; ppn: number; hpp: number }>(
      'select total::int, ppn::int, hpp::int from penjualan_detail where no_faktur = $1 order by urut',
      [nota],
    );
    // Within what was paid: 1.1 % with the invoice, 1.65 % without.
    const rates = [1_100, 1_650];
    expect(lines.map(({ ppn, hpp }) => ({ ppn, hpp }))).toEqual(
      lines.map(({ total }, at) => ({
        ppn: part(total, rates[at] ?? 0, 100_000 + (rates[at] ?? 0)),
        hpp: sold[at]?.hpp,
      })),
    );
    const owner = await stage.shop.login('OWN');
    const { body } = await owner.get('penjualan/report-margin?tgl_from=2026-02-25&tgl_to=2026-02-25', {
      toko: 'K01',
    });
    const earned = sum(lines.map(({ total, ppn, hpp }) => total - ppn - hpp));
    expect(body.data).toMatchObject([{ kode_group: 'UBS750', qty: 2, margin: earned }]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'what goes wrong on the tagging line tags nothing wrongly and loses nothing: a figure that moves, a cable, a wrong tag, a power cut',
  async () => {
    const spv = await stage.shop.login('SPV');
    const { body } = await spv.post(
      'terima-supplier',
      deliveryOf({}, [lineOf({ berat: 12, berat_nota: 12 })]),
    );
    const no_batch = (body.data as { batch: string[] }).batch[0] ?? '';
    const visitor = await visit(stage.browser, stage.shop);
    await plugScale(visitor.context, 2);
    await cameraSees(visitor.context, 'FOTO-1');
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/data-barang');
    const line = new TaggingPage(page);
    await line.open();
    await line.batch(no_batch);
    await line.connect();
    await line.stays('A01', 'GELANG RANTAI');

    // While it moves, jumps and drifts.
    await line.refused('Belum ada berat');
    await scaleSays(page, scaleLine(0) + scaleLine(3_000, false));
    await line.refused('Belum stabil');
    await scaleSays(page, scaleLine(3_000) + scaleLine(9_000));
    await line.refused('Berat berubah-ubah');
    await scaleSays(page, scaleLine(9_006));
    await line.refused('Berat berubah-ubah');
    expect(await piecesOf(no_batch)).toEqual([]);
    await line.tag(3_000);
    await scaleSays(page, scaleLine(3_000));
    await line.refused('Sudah ditag: angkat');
    // The camera saw it.
    const [photographed] = await piecesOf(no_batch);
    await expect
      .poll(() =>
        stage.shop.look('select foto from barang where kode_barcode = $1', [photographed?.kode_barcode]),
      )
      .toEqual([{ foto: true }]);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    // Its cable goes while a piece lies on it; what was tagged and what stays is there, and it goes on.
    await line.puts(2_500);
    await unplugScale(page);
    await line.dialog.getByText('Timbangan terputus: periksa kabel').first().waitFor();
    await line.refused('Timbangan terputus: periksa kabel');
    await plugAgain(page);
    await line.dialog.getByText('Belum ada berat').waitFor();
    await line.tag(2_500);

    // A second scale beside it: the later reading wins and is named, though what was tagged still lies on the first.
    await tabTo(page, 'Sambungkan timbangan kedua');
    await page.keyboard.press('Enter');
    await line.dialog.getByText('Timbangan 1 ·').waitFor();
    await scaleSays(page, scaleLine(2_500), 0);
    await scaleSays(page, scaleLine(0) + scaleLine(1_400), 1);
    await line.dialog.getByText('Timbangan 2 · Stabil').waitFor();
    await scaleSays(page, scaleLine(2_500), 0);
    await page.keyboard.press('Space');
    await line.tagged(1_400);
    await page.keyboard.press('Alt+z');
    await line.dialog.getByRole('status').filter({ hasText: 'diambil kembali' }).waitFor();

    // The last tag that stands is taken back, into its batch.
    await page.keyboard.press('Alt+z');
    await expect
      .poll(async () => (await piecesOf(no_batch)).map(({ berat_asli }) => berat_asli))
      .toEqual([3_000]);
    expect(
      await stage.shop.look('select berat::int from terima_batch where no_batch = $1', [no_batch]),
    ).toEqual([{ berat: 9_000 }]);

    // The power goes when the piece stands in the books and the line knows nothing of it yet.
    const posted = new Promise<void>((stands) => {
      void page.route(
        '**/api/v1/barang',
        async (route) => {
          await route.fetch();
          stands();
        },
        { times: 1 },
      );
    });
    await line.puts(2_750);
    await page.keyboard.press('Space');
    await posted;
    await openScreen(page, '/data-barang');
    await line.open();
    await line.focused(/^Kirim Ulang/);
    await page.keyboard.press('Space');
    await line.tagged(2_750);
    const tags = await piecesOf(no_batch);
    expect(tags.map(({ berat_asli }) => berat_asli)).toEqual([3_000, 2_750]);
    const { kode_barcode = '' } = tags[1] ?? {};
    const papers: string[] = [];
    await page.route('**/api/v1/barang/tags', async (route) => {
      const response = await route.fetch();
      papers.push(
        readPdfText(await response.body())
          .map(({ text }) => text)
          .join(' '),
      );
      await route.fulfill({ response });
    });
    const printed = async (): Promise<string> => {
      const before = papers.length;
      await tabTo(page, `Cetak lagi ${kode_barcode}`);
      await page.keyboard.press('Enter');
      await expect.poll(() => papers.length).toBe(before + 1);
      return papers.at(-1) ?? '';
    };
    const first = await printed();
    expect(first).toContain(kode_barcode);
    expect(first).not.toContain('SALINAN');
    await line.dialog.getByText('Tag belum dicetak').nth(1).waitFor({ state: 'detached' });
    expect(await printed()).toContain('SALINAN 1');

    await page.setViewportSize(PHONE);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Alt+d');
    await page.locator('[name=nama_barang]').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

    // Its history begins with the delivery.
    await openScreen(page, `/data-barang?kode_barcode=${photographed?.kode_barcode}`);
    const history = page.getByRole('region', { name: 'Riwayat', exact: true });
    await history.getByText(no_batch).waitFor();
    await history.getByText('Berat dari timbangan').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await history.getByText('Berat dari timbangan').scrollIntoViewIfNeeded();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
