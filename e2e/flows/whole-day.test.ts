import { addDays } from '@kadar/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { runStanding } from '../../apps/server/src/platform/chain/standing.ts';
import { verifyDatabase } from '../../apps/server/src/platform/chain/verify.ts';
import { type Client, MEMBERS, PASSWORD, TODAY } from '../../apps/server/src/testing/harness.ts';
import { CounterHistory, type Step } from '../../apps/server/src/tests/dokumen/counter-history.fixture.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { ClosingPage, lembarOf } from '../page-models/closing-page.ts';
import { KasPage } from '../page-models/kas-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { SortirPage } from '../page-models/sortir-page.ts';
import { dialogFocused, pickFirst, scan, tabTo, typeText } from '../support/keyboard.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit, walkTo } from '../support/visitor.ts';

const stage = useStage();
const LONG_AGO = '2025-09-01';
const member = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';
/** From the end of the shop's pieces; the other counter begins with the first. */
const next = pieceSupply(-1);

/** What the other counter of the shop does meanwhile; how each is typed has a flow of its own. */
const BESIDE: readonly Step[] = [
  { act: 'sale', member: false, pieces: 1 },
  { act: 'cancel', which: 0 },
  { act: 'sale', member: true, pieces: 2 },
  { act: 'sale', member: true, pieces: 1 },
  { act: 'buy', which: 0, lossMg: 10 },
  { act: 'trade', which: 0, scrapMg: 2_500 },
];

/** The cash of the drawer by the payments of the documents that stand, and how many there are of each kind today. */
const MOVED = `select
  (select sum(case arah when 'M' then b.jumlah_rp else -b.jumlah_rp end)::int from dokumen_bayar b join dokumen d using (kode_toko, no_faktur)
    where b.jenis = 'CASH' and not exists (select from dokumen_batal x where x.no_faktur = d.no_faktur)) as kas,
  (select count(*)::int from dokumen where tanggal = $1 and jenis = 'PENJUALAN') as notas,
  (select count(distinct no_tukar)::int from dokumen where tanggal = $1) as tukar,
  (select count(*)::int from dokumen where tanggal = $1 and jenis = 'PEMBELIAN') as beli`;

/** The till of purchases, and what lies on its counter. */
class Buying extends BuyPage {
  async weighed(grams: number, kondisi: string): Promise<void> {
    await this.field('berat_kotor').fill(grams.toFixed(3).replace('.', ','));
    await this.choose(kondisi);
    await this.photograph();
  }

  async sales(): Promise<void> {
    if (await this.page.locator('input[aria-label="Sales"]').inputValue()) return;
    await this.page.keyboard.press('Alt+S');
    await pickFirst(this.page);
  }
}

/** An old piece of ours that weighs more than its nota says. */
const buyHeavier = async (page: Page, nota: string, grams: number): Promise<void> => {
  const buying = new Buying(page);
  await page.locator('[data-scan]').focus();
  await scan(page, nota);
  await buying.weighed(grams, 'BAGUS');
  await tabTo(page, /^Sebab lebih berat/);
  await pickFirst(page);
  await buying.sales();
  await buying.buy();
  await buying.proof();
};

/** What comes without our papers a cashier buys only with a supervisor's word, whom he may have to call first. */
const buyUnknown = async (page: Page): Promise<void> => {
  const buying = new Buying(page);
  await buying.foreign('Tanpa surat', 'CINCIN TANPA SURAT');
  await buying.weighed(3, 'ROSOK');
  await page.getByText('Harga lebur/g').waitFor();
  await buying.sales();
  await buying.buy();
  const asked = page.getByRole('dialog', { name: 'Otorisasi' });
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await buying.buy();
  await new Shell(page).approve('SPV1', PASSWORD);
  await buying.proof();
};

/** A melted lot of all that is scrap. */
const meltScrap = async (page: Page): Promise<void> => {
  const rosok = await stage.shop.look<{ kode_barcode: string }>(
    "select kode_barcode from pembelian_detail where kondisi_barang = 'ROSOK' order by no_faktur",
  );
  const scrap = rosok.map(({ kode_barcode }) => kode_barcode);
  expect(scrap).toHaveLength(2);
  await walkTo(page, '/sortir-belian');
  const sorting = new SortirPage(page);
  await sorting.scrap(scrap);
  await sorting.intoNewLot(scrap, 'Lebur');
  await sorting.melt(4.04, 99.9);
};

/** A deposit of somebody who is no member, fetched the same day. */
const keepAndFetch = async (page: Page, pos: PosPage, kode_barcode: string): Promise<void> => {
  await pos.scan(kode_barcode);
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
  await pos.line(kode_barcode).waitFor();
  await pos.ready();
  await payInCash(page, pos);
};

/** Alt+1 takes the rest in cash, F9 posts. */
const payInCash = async (page: Page, pos: PosPage): Promise<void> => {
  await page.keyboard.press('Alt+1');
  await pos.hinted('uang pas');
  await pos.pay();
  await pos.nextSale();
};

/** Cash for the day, and the documents of the other counter. */
const workBeside = async (owner: Client): Promise<void> => {
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL PAGI' };
  const put = await owner.post('cash', modal, { toko: 'K01' });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  const beside = new CounterHistory(owner, member);
  for (const step of BESIDE) await beside.run(step);
  expect(beside.refusals).toBe(0);
};

test(
  'a whole day of a branch: opened, sales, points, an exchange, a cancelled sale, a deposit, purchases, a melted lot, cash and the closing, and every book agrees',
  async () => {
    const { shop } = stage;
    const setDay = (day: string, buka: boolean) =>
      shop.look('update hari_kerja set tgl_system = $1, buka = $2 where kode_toko = $3', [day, buka, 'K01']);
    const [old, own] = [next(), next()];
    await setDay(LONG_AGO, true);
    const nota = await sellElsewhere(shop, old.kode_barcode);
    await setDay(addDays(TODAY, -1), false);

    const visitor = await visit(stage.browser, shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/tutup-harian', 'Tutup Harian');
    await page.getByRole('button', { name: /^Buka Hari 25 Feb/ }).waitFor();
    await page.keyboard.press('F9');
    await page
      .getByLabel(/^Lembar Rp/)
      .first()
      .waitFor();
    await workBeside(await shop.login('OWN'));

    await walkTo(page, '/transaksi-penjualan');
    const pos = new PosPage(page);
    await pos.ready();
    await pos.scan(own.kode_barcode);
    await pos.pickSales();
    await pos.pickMember(member);
    await pos.payPoints(1);
    await payInCash(page, pos);
    await keepAndFetch(page, pos, next().kode_barcode);

    await walkTo(page, '/transaksi-pembelian');
    await buyHeavier(page, nota, old.piece.berat_asli + 0.05);
    const cashier = await visit(stage.browser, shop);
    await signIn(cashier, 'KASIR1');
    await openScreen(cashier.page, '/transaksi-pembelian', 'Transaksi Pembelian');
    await buyUnknown(cashier.page);
    expect(cashier.complaints).toEqual([]);
    await cashier.context.close();
    await meltScrap(page);

    await walkTo(page, '/kas');
    const kas = new KasPage(page);
    await kas.type('LISTRIK', 150_000, 'TOKEN', 'Kas Keluar');
    await page.keyboard.press('Control+s');
    await kas.posted();

    const [{ kas: inDrawer = 0, notas = 0, tukar = 0, beli = 0 } = {}] = await shop.look<
      Record<string, number>
    >(MOVED, [TODAY]);
    expect({ notas, tukar, beli }).toEqual({ notas: 6, tukar: 1, beli: 4 });
    await walkTo(page, '/tutup-harian');
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
  2 * PATIENCE,
);
