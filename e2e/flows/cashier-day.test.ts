import { randomUUID } from 'node:crypto';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, MEMBERS, PASSWORD, PIECES, TODAY } from '../../apps/server/src/testing/harness.ts';
import { allowPledges } from '../../apps/server/src/testing/pledging.ts';
import { lembarOf } from '../page-models/closing-page.ts';
import { Shell } from '../page-models/shell.ts';
import { TypedPledge } from '../page-models/typed-pledge.ts';
import { TypedTill } from '../page-models/typed-till.ts';
import { pickFirst } from '../support/keyboard.ts';
import { late } from '../support/late.ts';
import { salesOf } from '../support/meanwhile.ts';
import { printsOf } from '../support/printed.ts';
import { useSharedTill } from '../support/shared-till.ts';
import { useStage } from '../support/stage.ts';
import { booksOf, handedOut } from '../support/typed-day.ts';
import { PATIENCE, walkTo } from '../support/visitor.ts';

const stage = useStage();
let printed: string[] = [];
const tillOf = useSharedTill(stage, 'SPV1', {
  outfit: async (visitor) => {
    printed = await printsOf(visitor);
  },
});
const K01 = { toko: 'K01' };
type Piece = (typeof PIECES)[number][number];
const rpOf = (piece: Piece): number => estimatePrice(CHAIN, piece);
/** The pieces of the shop by their price. */
const supply = (PIECES[0] ?? [])
  .filter((piece) => rpOf(piece) > 500_000 && rpOf(piece) < 20_000_000)
  .toSorted((a, b) => rpOf(a) - rpOf(b));
const taken = (piece: Piece | undefined): Piece => {
  if (!piece) throw new Error('the test chain is too small');
  return piece;
};
const cheapest = (): Piece => taken(supply.shift());
const dearest = (): Piece => taken(supply.pop());
const [member = '', keeper = '', borrower = ''] = MEMBERS.filter(({ diskon }) => diskon === 0).map(
  ({ kode_customer }) => kode_customer,
);
const keeperName = MEMBERS.find(({ kode_customer }) => kode_customer === keeper)?.nama_customer ?? '';
/** How often the books are asked, in ms: each answer is three of them read whole. */
const SELDOM_MS = 250;
/** Handed over in notes of a hundred thousand. */
const inNotes = (rupiah: number): number => (Math.floor(rupiah / 100_000) + 1) * 100_000;

/** What a nota is to say, by the pieces that were typed. */
interface Typed {
  pieces: Piece[];
  kode_customer?: string;
  diskon?: number;
  handed?: number;
  jenis?: string;
}

/** The account that the transfers of a day came to. */
const movedTo = async (tanggal: string): Promise<string | undefined> => {
  const rows = await stage.shop.look<{ no_rekening: string }>(
    "select no_rekening from bank_mutasi where kode_toko = 'K01' and tanggal = $1",
    [tanggal],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.no_rekening;
};

beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  await owner.put('para-system', { values: { NOTA_FORMAT: '80MM' } }, K01);
  await allowPledges(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  const put = await owner.post('cash', modal, K01);
  expect(put.status, JSON.stringify(put.body)).toBe(200);
});
afterAll(() => expect(supply.length).toBeGreaterThan(0));

/** Every answer so many ms late: before the next key, among those that follow, and behind all of a sale. */
describe.each([
  { ms: 0, at: 0 },
  { ms: 300, at: 1 },
  { ms: 1500, at: 2 },
])('with answers $ms ms late', ({ ms, at }) => {
  test(
    'a day of a cashier typed as fast as the keyboard allows: no key is lost, no row taken that was not meant, every paper printed once',
    async () => {
      const { shop } = stage;
      const today = addDays(TODAY, at);
      await shop.look("update hari_kerja set tgl_system = $1, buka = true where kode_toko = 'K01'", [today]);
      const { page, pos, complaints } = await tillOf();
      printed.length = 0;
      const till = new TypedTill(page);
      await pos.pickSales();
      await pos.ready();
      await late(page, ms);
      const typed: Typed[] = [];
      const sold = (one: Typed): Typed => {
        typed.push(one);
        return one;
      };
      const codes = ({ pieces }: Typed): string[] => pieces.map(({ kode_barcode }) => kode_barcode);
      /** The nota of a sale, as it lies on the counter. */
      const notaOf = async (one: Typed): Promise<string> => {
        const [code = ''] = codes(one);
        await expect
          .poll(async () => (await salesOf(shop, code)).length, { timeout: 60_000, interval: SELDOM_MS })
          .toBe(1);
        return (await salesOf(shop, code))[0]?.no_faktur ?? '';
      };

      const others = async (): Promise<number> => (await booksOf(shop, today)).others.length;

      // Five kinds of sale in one breath, each behind one of another kind.
      await till.sell(codes(sold({ pieces: [cheapest()] })));
      await till.member(member);
      await till.sell(codes(sold({ pieces: [cheapest()], kode_customer: member })));
      const pair = [cheapest(), cheapest()];
      const handed = inNotes(pair.reduce((sum, piece) => sum + rpOf(piece), 0));
      await till.sell(codes(sold({ pieces: pair, handed })), handed);
      const [searched = ''] = codes(sold({ pieces: [cheapest()] }));
      await till.search(searched);
      await till.settle();
      const [less = ''] = codes(sold({ pieces: [cheapest()], diskon: 10_000 }));
      await till.line(less);
      await till.discount(10_000);
      await till.settle();
      // One is set aside for who comes back after the next.
      const parked = sold({ pieces: [cheapest()] });
      await till.line(codes(parked)[0] ?? '');
      await till.press('F7');
      const old = sold({ pieces: [dearest()] });
      await till.sell(codes(old));
      await till.press('F8', 'Enter');
      await till.settle();
      const moved = sold({ pieces: [cheapest()], jenis: 'TRANSFER' });
      await till.line(codes(moved)[0] ?? '');
      await till.press('Alt+2');
      // Which account it came to, he has to read.
      await page.locator('[data-needs=account]').waitFor({ timeout: 4 * PATIENCE });
      await till.press('Enter');
      await pickFirst(page);
      await till.press('F9', 'Enter');

      // Old gold for dearer gold, and for cheaper: the customer pays, then the shop.
      const first = typed[0] ?? old;
      const onTop = sold({ pieces: [dearest()] });
      const brought = await notaOf(first);
      await till.line(codes(onTop)[0] ?? '');
      await till.bring(brought, taken(first.pieces[0]));
      await till.settle();
      const out = sold({ pieces: [cheapest()] });
      const dear = await notaOf(old);
      await till.line(codes(out)[0] ?? '');
      await till.bring(dear, taken(old.pieces[0]));
      await till.press('F9');
      // Who lets money out signs for it; what was typed before he was asked is no answer.
      await new Shell(page).approve('OWNER', PASSWORD);
      await pos.saved();
      await till.press('Enter');

      // A deposit, fetched at once.
      const kept = sold({ pieces: [cheapest()], kode_customer: keeper, jenis: 'TITIPAN' });
      await till.member(keeper);
      await till.line(codes(kept)[0] ?? '');
      await till.press('Shift+F7');
      await page.keyboard.type('500000');
      await till.press('Control+s', 'Alt+7');
      await till.line(keeperName);
      await till.settle();
      const last = await notaOf(kept);
      const second = await notaOf(typed[1] ?? first);

      // By the menu, while papers are still on their way.
      await walkTo(page, '/transaksi-pembelian');
      await till.press('Alt+s');
      await pickFirst(page);
      await till.press('F2');
      await till.line(second);
      await till.weigh(taken(typed[1]?.pieces[0]));
      await till.press('F9');
      // A key that still waits goes with him to where he walks.
      const bought = page.getByRole('dialog', { name: 'Pembelian tersimpan' });
      await bought.waitFor();
      await till.press('Enter');
      await bought.waitFor({ state: 'detached' });
      await expect.poll(others, { interval: SELDOM_MS }).toBeGreaterThanOrEqual(2);

      await walkTo(page, '/hutang?baru=1');
      await new TypedPledge(till).lend({
        member: borrower,
        segel: `SGL${at}`,
        kantong: '5,6',
        jumlah: 1_000_000,
      });
      await expect.poll(others, { interval: SELDOM_MS }).toBe(3);

      const books = await booksOf(shop, today);
      const numbers = [...books.notas, ...books.others.filter(({ jenis }) => jenis !== 'TITIP')];
      const papers = async () => {
        const { notas, others } = await booksOf(shop, today);
        return [...notas, ...others].filter(
          ({ no_faktur, cetak }) => !no_faktur.startsWith('TP') && cetak !== 1,
        );
      };
      await expect.poll(papers, { interval: SELDOM_MS }).toEqual([]);
      const papersOfDay = numbers.map(({ no_faktur }) => no_faktur).toSorted();
      // What was counted is on its way to the printer.
      await expect.poll(() => handedOut(printed)).toEqual(papersOfDay);
      expect(last).toMatch(/^PJ/);

      const byPieces = new Map(books.notas.map((nota) => [nota.pieces.join(), nota]));
      expect(books.notas).toHaveLength(typed.length);
      for (const one of typed) {
        const nota = byPieces.get(codes(one).toSorted().join());
        expect(nota, codes(one).join()).toMatchObject({
          kode_customer: one.kode_customer ?? '',
          diskon: one.diskon ?? 0,
          kembali: one.handed ? one.handed - one.pieces.reduce((sum, piece) => sum + rpOf(piece), 0) : 0,
        });
        if (one.handed) expect(nota?.payments).toEqual([['CASH', one.handed]]);
        if (one.jenis) expect(nota?.payments[0]?.[0]).toBe(one.jenis);
      }
      expect(books.others.map(({ jenis }) => jenis)).toEqual(['TITIP', 'PEMBELIAN', 'HUTANG']);

      // His till closes the day with what the papers say; how it is typed is the flow of a whole day.
      const closing = await page.request.post('/api/v1/hari/tutup', {
        headers: { 'idempotency-key': randomUUID() },
        data: {
          tanggal: today,
          rincian_kas: Object.entries(lembarOf(books.kas)).map(([pecahan, lembar]) => ({
            pecahan: Number(pecahan),
            lembar,
          })),
          non_cash: [{ no_rekening: await movedTo(today), jumlah_rp: books.moved }],
        },
      });
      expect(closing.status(), await closing.text()).toBe(200);
      const [closed] = await shop.look<object>(
        'select kas_sistem::int, kas_hitung::int from tutup_harian where kode_toko = $1 and tanggal = $2',
        ['K01', today],
      );
      expect(closed).toEqual({ kas_sistem: books.kas, kas_hitung: books.kas });
      // Whatever was asked for twice would have come by now.
      await page.waitForTimeout(1_000 + 2 * ms);
      expect(handedOut(printed)).toEqual(papersOfDay);
      expect(printed.join()).not.toContain('SALINAN');
      expect(complaints).toEqual([]);
    },
    4 * PATIENCE,
  );
});
