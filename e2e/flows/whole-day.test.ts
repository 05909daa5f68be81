import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runStanding } from '../../apps/server/src/platform/chain/standing.ts';
import { verifyDatabase } from '../../apps/server/src/platform/chain/verify.ts';
import { CHAIN, MEMBERS, PASSWORD, PIECES, TODAY } from '../../apps/server/src/testing/harness.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { CancelPage } from '../page-models/cancel-page.ts';
import { ClosingPage, lembarOf } from '../page-models/closing-page.ts';
import { KasPage } from '../page-models/kas-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { SortirPage } from '../page-models/sortir-page.ts';
import { dialogFocused, pickFirst, scan, tabTo, typeText } from '../support/keyboard.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const LONG_AGO = '2025-09-01';
const rpOf = (one: (typeof PIECES)[number][number]): number => estimatePrice(CHAIN, one);
/** Each dearer than the one before, so that a later piece costs more than an earlier one brings. */
const cheap = (PIECES[0] ?? [])
  .filter((one) => rpOf(one) > 1_000_000 && rpOf(one) < 20_000_000)
  .toSorted((a, b) => rpOf(a) - rpOf(b));
const member = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';
const weightOf = (kode_barcode: string) =>
  cheap.find((one) => one.kode_barcode === kode_barcode)?.berat_asli ?? 0;

/** The cash of the drawer by the payments of the documents that stand, and how many there are of each kind today. */
const MOVED = `select
  (select sum(case arah when 'M' then b.jumlah_rp else -b.jumlah_rp end)::int from dokumen_bayar b join dokumen d using (kode_toko, no_faktur)
    where b.jenis = 'CASH' and not exists (select from dokumen_batal x where x.no_faktur = d.no_faktur)) as kas,
  (select count(*)::int from dokumen where tanggal = $1 and jenis = 'PENJUALAN') as notas,
  (select count(distinct no_tukar)::int from dokumen where tanggal = $1) as tukar,
  (select count(*)::int from dokumen where tanggal = $1 and jenis = 'PEMBELIAN') as beli`;
/** The counter of one branch for a day, a person at its keys. */
class Counter {
  readonly page: Page;
  readonly pos: PosPage;
  readonly buying: BuyPage;
  readonly shell: Shell;
  /** The pieces of the shop, one after the other. */
  private at = 0;

  constructor(page: Page) {
    this.page = page;
    this.pos = new PosPage(page);
    this.buying = new BuyPage(page);
    this.shell = new Shell(page);
  }

  next(): string {
    const piece = cheap[this.at++];
    if (!piece) throw new Error('the test chain is too small');
    return piece.kode_barcode;
  }

  /** A piece for cash, to the rupiah; gives nota and barcode. */
  async sell(
    before: () => Promise<void> = async () => undefined,
  ): Promise<{ nota: string; barcode: string }> {
    const barcode = this.next();
    await this.pos.scan(barcode);
    await before();
    return { nota: await this.settle(), barcode };
  }

  /** Alt+1 takes the rest in cash, F9 posts. */
  async settle(): Promise<string> {
    await this.page.keyboard.press('Alt+1');
    await this.pos.hinted('uang pas');
    const nota = await this.pos.pay();
    await this.pos.nextSale();
    return nota;
  }

  /** F6: an old piece of one of our notas. */
  async bring(nota: string, grams: number): Promise<void> {
    await this.page.keyboard.press('F6');
    await dialogFocused(this.page);
    await typeText(this.page, nota);
    await this.page.keyboard.press('Enter');
    await this.weigh(grams);
    await this.page.getByRole('button', { name: 'Tukar dengan ini' }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    await this.pos.ready();
  }

  async weigh(grams: number, kondisi = 'BAGUS'): Promise<void> {
    await this.buying.field('berat_kotor').fill(grams.toFixed(3).replace('.', ','));
    await this.buying.choose(kondisi);
    await this.buying.photograph();
  }

  /** A piece of our nota at the till of purchases. */
  async bought(
    nota: string,
    grams: number,
    before: () => Promise<void> = async () => undefined,
  ): Promise<string> {
    await this.page.locator('[data-scan]').focus();
    await scan(this.page, nota);
    await this.weigh(grams);
    await before();
    await this.sales();
    await this.buying.buy();
    return nota;
  }

  /** Of another shop, or without any papers. */
  async foreign(source: string, name: string, grams: number): Promise<void> {
    await this.buying.choose(source);
    await this.page.locator('[name="no_ktp"]:focus').waitFor();
    await this.page.keyboard.type('3173012345678901');
    await this.buying.field('nama_barang').fill(name);
    await this.buying.pick(/^Jenis/, 'CCN');
    await this.buying.pick(/^Group/, 'TUA750');
    await this.weigh(grams, 'ROSOK');
    await this.page.getByText('Harga lebur/g').waitFor();
    await this.sales();
  }

  private async sales(): Promise<void> {
    if (await this.page.locator('input[aria-label="Sales"]').inputValue()) return;
    await this.page.keyboard.press('Alt+S');
    await pickFirst(this.page);
  }
}

test(
  'a whole day of a branch: sales, exchanges, a parked and a cancelled one, points, a deposit, purchases of every kind, a melted lot, cash, a copy and the closing, and every book agrees',
  async () => {
    const { shop } = stage;
    const old = cheap.at(-1)?.kode_barcode ?? '';
    const setDay = (day: string, buka: boolean) =>
      shop.look('update hari_kerja set tgl_system = $1, buka = $2 where kode_toko = $3', [day, buka, 'K01']);
    await setDay(LONG_AGO, true);
    const late = await sellElsewhere(shop, old);
    await setDay(addDays(TODAY, -1), false);

    const visitor = await visit(stage.browser, shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    const counter = new Counter(page);
    const { pos, shell, buying } = counter;

    await openScreen(page, '/tutup-harian', 'Tutup Harian');
    await page.getByRole('button', { name: /^Buka Hari 25 Feb/ }).waitFor();
    await page.keyboard.press('F9');
    await page
      .getByLabel(/^Lembar Rp/)
      .first()
      .waitFor();
    await openScreen(page, '/kas', 'Kas');
    const kas = new KasPage(page);
    await kas.type('MODAL', 50_000_000, 'MODAL PAGI');
    await page.keyboard.press('Control+s');
    await kas.posted();

    await pos.open();
    await pos.scan(counter.next());
    await pos.pickSales();
    await pos.pickMember(member);
    const first = { nota: await counter.settle(), barcode: cheap[0]?.kode_barcode ?? '' };
    const second = await counter.sell(async () => {
      await pos.pickMember(member);
      await pos.payPoints(1);
    });
    // Set aside for who comes back later, and another sold meanwhile.
    const parked = counter.next();
    await pos.scan(parked);
    await page.keyboard.press('F7');
    await page.getByText('Transaksi diparkir').waitFor();
    const third = await counter.sell();
    await page.keyboard.press('F8');
    await page.getByRole('dialog').getByText('SPV1').waitFor();
    await page.keyboard.press('Enter');
    await pos.line(parked).waitFor();
    await pos.ready();
    await counter.settle();
    const wrong = await counter.sell();
    const fifth = await counter.sell();
    for (const { nota, barcode } of [first, second, third])
      await counter.sell(() => counter.bring(nota, weightOf(barcode)));
    // A deposit, fetched the same day.
    const kept = counter.next();
    await pos.scan(kept);
    await page.keyboard.press('Shift+F7');
    await dialogFocused(page);
    await typeText(page, '500000');
    await tabTo(page, /^Nama/);
    await typeText(page, 'SITI');
    await page.keyboard.press('Control+s');
    await page
      .getByText(/TP[A-Z0-9]{12}/)
      .first()
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+7');
    await page.getByRole('dialog').getByText('SITI').waitFor();
    await page.keyboard.press('Enter');
    await pos.line(kept).waitFor();
    await pos.ready();
    await counter.settle();
    const [ninth, tenth] = [await counter.sell(), await counter.sell()];

    await openScreen(page, '/batal-penjualan', 'Batal Penjualan');
    await new CancelPage(page).cancel(wrong.nota, 'SALAH SCAN');
    await shell.approve('OWNER', PASSWORD);
    await page.getByText(`${wrong.nota} dibatalkan`).waitFor();

    await openScreen(page, '/transaksi-pembelian', 'Transaksi Pembelian');
    await counter.bought(fifth.nota, weightOf(fifth.barcode));
    await buying.proof();
    await counter.bought(late, weightOf(old));
    await buying.proof();
    await counter.bought(ninth.nota, weightOf(ninth.barcode) + 0.05, async () => {
      await tabTo(page, /^Sebab lebih berat/);
      await pickFirst(page);
    });
    await buying.proof();
    await counter.bought(tenth.nota, weightOf(tenth.barcode), async () => {
      await page.keyboard.press('Alt+2');
      await buying.field('rekening_tujuan').fill('BCA 123 SITI');
    });
    await buying.proof();
    // What came without our papers a cashier may buy only with a supervisor's word.
    const helper = await visit(stage.browser, shop);
    await signIn(helper, 'KASIR1');
    const cashier = new Counter(helper.page);
    await openScreen(helper.page, '/transaksi-pembelian', 'Transaksi Pembelian');
    await cashier.foreign('Nota toko lain', 'CINCIN TOKO LAIN', 2.5);
    await cashier.buying.buy();
    await cashier.shell.approve('SPV1', PASSWORD);
    await cashier.buying.proof();
    await cashier.foreign('Tanpa surat', 'CINCIN TANPA SURAT', 3);
    await cashier.buying.buy();
    await helper.page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
    await helper.page.keyboard.press('Escape');
    await helper.page.getByRole('dialog', { name: 'Otorisasi' }).waitFor({ state: 'detached' });
    await cashier.buying.buy();
    await cashier.shell.approve('SPV1', PASSWORD);
    await cashier.buying.proof();
    expect(helper.complaints).toEqual([]);
    await helper.page.close();

    const rosok = await shop.look<{ kode_barcode: string }>(
      "select kode_barcode from pembelian_detail where kondisi_barang = 'ROSOK' order by no_faktur",
    );
    await openScreen(page, '/sortir-belian', 'Sortir Belian');
    const sorting = new SortirPage(page);
    const scrap = rosok.map(({ kode_barcode }) => kode_barcode);
    await sorting.scrap(scrap);
    await sorting.intoNewLot(scrap, 'Lebur');
    await sorting.melt(4.1, 99.9);

    await openScreen(page, '/kas', 'Kas');
    await kas.type('LISTRIK', 150_000, 'TOKEN', 'Kas Keluar');
    await page.keyboard.press('Control+s');
    await kas.posted();
    await pos.open();
    await page.keyboard.press('F10');
    await page.locator('button:focus').filter({ hasText: 'Cetak SALINAN ke-1' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Salinan ke-1', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    const [{ kas: inDrawer = 0, notas = 0, tukar = 0, beli = 0 } = {}] = await shop.look<
      Record<string, number>
    >(MOVED, [TODAY]);
    expect({ notas, tukar, beli }).toEqual({ notas: 12, tukar: 3, beli: 9 });
    await openScreen(page, '/tutup-harian', 'Tutup Harian');
    const closing = new ClosingPage(page);
    await closing.count(lembarOf(inDrawer));
    await closing.close();
    const [closed] = await shop.look<object>(
      'select kas_sistem::int, kas_hitung::int from tutup_harian where kode_toko = $1 and tanggal = $2',
      ['K01', TODAY],
    );
    expect(closed).toEqual({ kas_sistem: inDrawer, kas_hitung: inDrawer });
    expect(visitor.complaints).toEqual([]);
    const client = await shop.app.kadar.db.privileged.connect();
    try {
      expect((await runStanding(client)).filter(({ temuan }) => temuan > 0)).toEqual([]);
      expect((await verifyDatabase(client)).findings).toEqual([]);
    } finally {
      client.release();
    }
  },
  4 * PATIENCE,
);
