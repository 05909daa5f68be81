import { DEPOSIT_RP, type Everything, withEverything } from './lib/everything.ts';
import { planMemory } from './lib/plan-memory.ts';
import { CLIENTS, ROUNDS, replayOn } from './lib/replay-on.ts';
import { type Row, sized } from './lib/row.ts';
import { keptPieceOf, memberOf, pieceOf, SALES_CODE } from './lib/sales.ts';
import { median, perSecond, ratio } from './lib/stats.ts';
import type { Clone } from './lib/world.ts';
import { captureSales, withSpare } from './sale.ts';

const CASH_STEP = 50_000;
/** Some points, whatever one is worth. */
const POINTS_RP = 50_000;

interface Way {
  name: string;
  /** Its rate at least, of that of the plain cash sale. */
  least: number;
  body: (n: number, world: Everything) => object;
}

const inCash = ({ harga_jual }: Piece, less = 0) => ({
  jenis: 'CASH',
  jumlah_rp: Math.ceil((harga_jual - less) / CASH_STEP) * CASH_STEP,
});

type Piece = ReturnType<typeof pieceOf>;

/** A piece sold for its price; `more` says how. */
const saleOf = (
  { kode_barcode, harga_jual }: Piece,
  payments: readonly object[],
  more: object = {},
  line: object = {},
): object => {
  return {
    kode_sales: SALES_CODE,
    nama_customer: 'UMUM',
    lines: [{ kode_barcode, harga_jual, diskon: 0, ...line }],
    payments,
    ...more,
  };
};

const toMember = (n: number): object => {
  const { kode_customer, nama_customer, alamat_customer, no_hp } = memberOf(n);
  return { kode_customer, nama_customer, alamat_customer, no_hp };
};

const PLAIN: Way = { name: 'cash', least: 1, body: (n) => saleOf(pieceOf(n), [inCash(pieceOf(n))]) };
const WAYS: readonly Way[] = [
  PLAIN,
  {
    name: 'to a member with a level',
    least: 0.85,
    body: (n) => saleOf(pieceOf(n), [inCash(pieceOf(n))], toMember(n)),
  },
  {
    name: 'paid by points',
    least: 0.75,
    body: (n) =>
      saleOf(pieceOf(n), [{ jenis: 'POIN', jumlah_rp: POINTS_RP }, inCash(pieceOf(n))], toMember(n)),
  },
  {
    name: 'paid by a deposit',
    least: 0.75,
    body: (n, { deposits }) => {
      const no_titip = deposits[n] ?? '';
      const piece = keptPieceOf(n);
      const paid = [{ jenis: 'TITIPAN', jumlah_rp: DEPOSIT_RP, no_titip }, inCash(piece, DEPOSIT_RP)];
      return saleOf(piece, paid, {}, { no_titip });
    },
  },
  {
    name: 'with a coupon',
    least: 0.75,
    body: (n, { coupons }) => saleOf(pieceOf(n), [inCash(pieceOf(n))], { kode_kupon: coupons[n] ?? '' }),
  },
];

/** What a sale's statements cost by how it is paid and who buys, in a shop that uses everything. */
export const saleWays: Row = {
  name: 'sale-ways',
  target:
    'of the plain cash sale’s rate: to a member with a level ≥ 0.85, by points, deposit or coupon ≥ 0.75',
  run: async (context) => {
    const sizes = { warmUp: sized(context, 5, 3), measured: sized(context, 35, 6) };
    const count = ROUNDS * CLIENTS * (sizes.warmUp + sizes.measured);
    const world = await context.world();
    context.note('a shop that uses everything …');
    const supply = withSpare(count);
    const everything = await withEverything(world, { deposits: supply, coupons: supply });
    const clones: Clone[] = [];
    try {
      const ways = [];
      for (const [at, way] of WAYS.entries()) {
        context.note(`capturing ${count} sales, ${way.name} …`);
        const of = everything.clone;
        const sales = await captureSales(world, count, {
          of,
          body: (n) => JSON.stringify(way.body(n, everything)),
        });
        const clone = await world.clone(`way_${at}`, of);
        clones.push(clone);
        ways.push({ ...way, sales, run: await replayOn(clone, sales, sizes), rates: [] as number[] });
      }
      for (let round = 0; round < ROUNDS; round++) for (const way of ways) way.rates.push(await way.run());
      const plain = ways[0]?.rates ?? [];
      const said = ways.slice(1).map(({ name, least, rates }) => {
        const share = median(rates.map((rate, round) => rate / (plain[round] ?? Number.NaN)));
        return { name, share, ok: share >= least, rate: median(rates) };
      });
      const memory = await planMemory(everything.clone, ways);
      return {
        measured: said.map(({ name, share }) => `${name} ${ratio(share)} ×`).join(', '),
        ok: said.every(({ ok }) => ok),
        detail: [
          `cash: ${perSecond(median(plain))}`,
          ...said.map(({ name, rate }) => `${name}: ${perSecond(rate)}`),
          memory,
        ],
      };
    } finally {
      for (const clone of clones) await clone.drop();
      await everything.clone.drop();
    }
  },
};
