import type { IsoDate } from '@kadar/domain/dates.ts';
import { type PieceMaker, pieceMaker } from './barang.ts';
import { planBuy, withRegret } from './buy.ts';
import { buyFactor, dayFactor, eachDay, weekday } from './calendar.ts';
import { couponsOf, withCoupon } from './campaign.ts';
import { planTill, type Till } from './cash.ts';
import { branchCodes, DEMO_SIZES, type DemoChain } from './chain.ts';
import { type Counter, newCounter, planCounter } from './counter.ts';
import { isBusiness } from './members.ts';
import { branchUsers } from './places.ts';
import type { DayPlan, PlannedBuy, PlannedSale, PlannedTrade } from './plan.ts';
import type { Rng } from './rng.ts';
import type { KuponRow, MemberRow, PieceRow } from './rows.ts';
import { customerOf, planPayments, planSale, type Shop } from './sale.ts';

const RESTOCK_DAYS: ReadonlySet<number> = new Set([1, 4]);
/** Below this part of the target a delivery comes on any day. */
const LOW_STOCK = 0.97;
const CANCEL_PROBABILITY = 0.008;
/** Of sales, domain §9. */
const TRADE_PROBABILITY = 0.15;
const BUSINESS_PROBABILITY = 0.006;
const OPENING_MINUTE = 9 * 60;
const LAST_MINUTE = 20 * 60 + 15;
const REASONS = [
  'CUSTOMER BATAL MEMBELI',
  'SALAH PILIH CARA PEMBAYARAN',
  'SALAH SCAN BARANG',
  'UKURAN TIDAK SESUAI',
];

export interface HistoryOptions {
  /** First and last business date. */
  from: IsoDate;
  to: IsoDate;
  rng: Rng;
  /** Sales of an ordinary day and shop; domain §9 for the chain's size unless given. */
  salesPerDay?: number;
  /** Purchases of an ordinary day and shop; domain §9 unless given. */
  buysPerDay?: number;
  /** READY pieces that each shop is kept at; domain §9 unless given. */
  ready?: number;
  /** Each member buys at one shop only, so that shops can be played one after the other. */
  members?: readonly MemberRow[];
}

type Branch = Shop & {
  maker: PieceMaker;
  till: Till;
  rng: Rng;
  buying: Rng;
  sold: PieceRow[];
  counter: Counter;
  coupons: KuponRow[];
};

const openBranches = (chain: DemoChain, options: HistoryOptions): Branch[] => {
  const codes = branchCodes(chain);
  return codes.map((kode_toko, index) => ({
    chain,
    kode_toko,
    users: branchUsers(index),
    sales: chain.sales.filter((row) => row.kode_toko === kode_toko).map(({ kode_sales }) => kode_sales),
    rekenings: chain.rekenings.filter((row) => row.kode_toko === kode_toko),
    members: (options.members ?? []).filter((_, position) => position % codes.length === index),
    points: new Map(),
    pieces: [],
    ready: [],
    maker: pieceMaker(chain, kode_toko),
    till: planTill(branchUsers(index), chain.parapoin.at(-1)?.nilai_poin ?? 0),
    rng: options.rng.fork(`history/${kode_toko}`),
    buying: options.rng.fork(`buying/${kode_toko}`),
    sold: [],
    counter: newCounter(options.rng.fork(`counter/${kode_toko}`)),
    coupons: couponsOf(chain.kupon, index, codes.length),
  }));
};

/** Brings the shop's stock back to the target; the first day fills it. */
const restock = (branch: Branch, tanggal: IsoDate, target: number): DayPlan['arrivals'] => {
  const missing = target - branch.ready.length;
  const due = RESTOCK_DAYS.has(weekday(tanggal)) || branch.ready.length < target * LOW_STOCK;
  if (!due || missing <= 0) return [];
  const arrivals = branch.maker.make(missing, branch.rng);
  for (const piece of arrivals) branch.ready.push(branch.pieces.push(piece) - 1);
  return arrivals;
};

/** Old gold that a customer brings in exchange; none of what the shop sold today. */
const tradeOf = (branch: Branch, sale: PlannedSale): PlannedTrade | undefined => {
  const { kode_customer, poin, batal, menit } = sale;
  if (kode_customer || poin > 0 || batal) return undefined;
  const buy = planBuy(branch, menit, branch.buying, sale.perkiraan);
  return buy && { sale, buy };
};

const planOne = (branch: Branch, tanggal: IsoDate, menit: number) => {
  const { rng, members, counter } = branch;
  const batal = rng.chance(CANCEL_PROBABILITY)
    ? { menit: Math.min(menit + rng.int(3, 40), LAST_MINUTE + 10), alasan: rng.pick(REASONS) }
    : null;
  const comes = counter.rng.next();
  const buyer =
    comes < TRADE_PROBABILITY
      ? 'WALK_IN'
      : comes > 1 - BUSINESS_PROBABILITY && members.some(isBusiness)
        ? 'BUSINESS'
        : 'ANYONE';
  const planned = planSale(branch, menit, batal, buyer);
  if (!planned) return undefined;
  const sale = withCoupon(planned.sale, tanggal, { left: branch.coupons, rng: counter.rng });
  return { sale, earned: planned.earned, trade: buyer === 'WALK_IN' ? tradeOf(branch, sale) : undefined };
};

/** The day's sales from the trays; so many `others` are of what was kept or came in over the counter. */
const planSales = (
  branch: Branch,
  tanggal: IsoDate,
  { salesPerDay, others }: { salesPerDay: number; others: number },
): { sales: PlannedSale[]; trades: PlannedTrade[] } => {
  const { rng } = branch;
  const all = Math.round(salesPerDay * dayFactor(tanggal) * (0.75 + rng.next() * 0.5));
  const count = Math.max(0, all - others);
  const minutes = Array.from({ length: count }, () => rng.int(OPENING_MINUTE, LAST_MINUTE)).sort(
    (a, b) => a - b,
  );
  const earned = new Map<string, number>();
  const returned: number[] = [];
  const gone: PieceRow[] = [];
  const sales: PlannedSale[] = [];
  const trades: PlannedTrade[] = [];
  for (const menit of minutes) {
    const planned = planOne(branch, tanggal, menit);
    if (!planned) break;
    const { sale, trade } = planned;
    if (trade) trades.push(trade);
    else sales.push(sale);
    if (sale.batal) {
      returned.push(...sale.barang.map(({ index }) => index));
      continue;
    }
    gone.push(...sale.barang.flatMap(({ index }) => branch.pieces[index] ?? []));
    const { kode_customer } = sale;
    if (kode_customer) earned.set(kode_customer, (earned.get(kode_customer) ?? 0) + planned.earned);
  }
  for (const piece of gone) branch.maker.release(piece);
  branch.sold.push(...gone);
  // Cancelled pieces and earned points are there again from tomorrow on, whatever the order inside the day.
  branch.ready.push(...returned);
  for (const [kode, points] of earned) branch.points.set(kode, (branch.points.get(kode) ?? 0) + points);
  return { sales, trades };
};

/** Sales of pieces that were bought in and sorted: which they are, the shop knows that day. */
const planResales = (branch: Branch, tanggal: IsoDate): PlannedSale[] => {
  const { rng } = branch.counter;
  return Array.from({ length: Math.round(rng.int(1, 4) * dayFactor(tanggal)) }, () => ({
    menit: rng.int(OPENING_MINUTE, LAST_MINUTE),
    input_by: branch.users.kasir,
    kode_sales: rng.pick(branch.sales),
    ...customerOf(undefined, rng),
    keterangan: '',
    barang: [],
    poin: 0,
    pembayaran: planPayments({ ...branch, rng }, 0),
    kode_kupon: '',
    titip: null,
    perkiraan: 0,
    batal: null,
  }));
};

/** Who brings something that day and takes money for it: of what was sold before it, or of elsewhere. */
const planBuys = (branch: Branch, tanggal: IsoDate, buysPerDay: number): PlannedBuy[] => {
  const rng = branch.buying;
  const count = Math.round(buysPerDay * buyFactor(tanggal) * (0.6 + rng.next() * 0.8));
  return Array.from({ length: count }, () => rng.int(OPENING_MINUTE, LAST_MINUTE))
    .sort((a, b) => a - b)
    .flatMap((menit) => planBuy(branch, menit, rng) ?? [])
    .map((buy) => withRegret(buy, rng));
};

/** A day of one shop. What was fetched and brought back of deposits is in its sales and steps. */
const planDay = (
  branch: Branch,
  tanggal: IsoDate,
  { ready, salesPerDay, buysPerDay }: { ready: number; salesPerDay: number; buysPerDay: number },
): DayPlan => {
  const arrivals = restock(branch, tanggal, ready);
  const buys = planBuys(branch, tanggal, Math.max(0, buysPerDay - salesPerDay * TRADE_PROBABILITY));
  const counter = planCounter(branch, branch.counter, tanggal, { from: OPENING_MINUTE, to: LAST_MINUTE });
  const { pickups, ...visits } = counter;
  const resales = planResales(branch, tanggal);
  const others = pickups.length + resales.length;
  const { sales, trades } = planSales(branch, tanggal, { salesPerDay, others });
  for (const { barang } of pickups)
    for (const { index } of barang) {
      const piece = branch.pieces[index];
      if (!piece) continue;
      branch.maker.release(piece);
      branch.sold.push(piece);
    }
  const cash = branch.till.day(tanggal, sales, branch.rng);
  return {
    tanggal,
    kode_toko: branch.kode_toko,
    arrivals,
    sales: [...sales, ...pickups],
    buys,
    trades,
    resales,
    ...visits,
    cash,
  };
};

/**
 * What every shop of the chain intends, day by day: deliveries, sales, exchanges, purchases, deposits, gifts, cancellations,
 * cash. Days on which the shops are closed are left out. Only intentions: the server's commands decide prices, numbers and journals.
 */
export function* historyPlan(chain: DemoChain, options: HistoryOptions): Generator<DayPlan> {
  const standard = DEMO_SIZES[chain.size];
  const sizes = {
    ready: options.ready ?? standard.ready,
    salesPerDay: options.salesPerDay ?? standard.salesPerDay,
    buysPerDay: options.buysPerDay ?? standard.buysPerDay,
  };
  const branches = openBranches(chain, options);
  for (const tanggal of eachDay(options.from, options.to)) {
    if (dayFactor(tanggal) === 0) continue;
    for (const branch of branches) yield planDay(branch, tanggal, sizes);
  }
}
