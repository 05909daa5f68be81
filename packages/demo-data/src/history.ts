import type { IsoDate } from '@kadar/domain/dates.ts';
import { type PieceMaker, pieceMaker } from './barang.ts';
import { dayFactor, eachDay, weekday } from './calendar.ts';
import { planTill, type Till } from './cash.ts';
import { branchCodes, DEMO_SIZES, type DemoChain } from './chain.ts';
import { branchUsers } from './places.ts';
import type { DayPlan, PlannedSale } from './plan.ts';
import type { Rng } from './rng.ts';
import type { MemberRow } from './rows.ts';
import { planSale, type Shop } from './sale.ts';

const RESTOCK_DAYS: ReadonlySet<number> = new Set([1, 4]);
/** Below this part of the target a delivery comes on any day. */
const LOW_STOCK = 0.97;
const CANCEL_PROBABILITY = 0.008;
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
  /** READY pieces that each shop is kept at; domain §9 unless given. */
  ready?: number;
  /** Each member buys at one shop only, so that shops can be played one after the other. */
  members?: readonly MemberRow[];
}

type Branch = Shop & { maker: PieceMaker; till: Till; rng: Rng };

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

const planSales = (branch: Branch, tanggal: IsoDate, salesPerDay: number): PlannedSale[] => {
  const { rng } = branch;
  const count = Math.round(salesPerDay * dayFactor(tanggal) * (0.75 + rng.next() * 0.5));
  const minutes = Array.from({ length: count }, () => rng.int(OPENING_MINUTE, LAST_MINUTE)).sort(
    (a, b) => a - b,
  );
  const earned = new Map<string, number>();
  const returned: number[] = [];
  const sales: PlannedSale[] = [];
  for (const menit of minutes) {
    const batal = rng.chance(CANCEL_PROBABILITY)
      ? { menit: Math.min(menit + rng.int(3, 40), LAST_MINUTE + 10), alasan: rng.pick(REASONS) }
      : null;
    const planned = planSale(branch, menit, batal);
    if (!planned) break;
    sales.push(planned.sale);
    if (batal) {
      returned.push(...planned.sale.barang.map(({ index }) => index));
      continue;
    }
    for (const { index } of planned.sale.barang) {
      const piece = branch.pieces[index];
      if (piece) branch.maker.release(piece);
    }
    const { kode_customer } = planned.sale;
    if (kode_customer) earned.set(kode_customer, (earned.get(kode_customer) ?? 0) + planned.earned);
  }
  // Cancelled pieces and earned points are there again from tomorrow on, whatever the order inside the day.
  branch.ready.push(...returned);
  for (const [kode, points] of earned) branch.points.set(kode, (branch.points.get(kode) ?? 0) + points);
  return sales;
};

/**
 * What every shop of the chain intends, day by day: deliveries, sales, cancellations, cash. Days on which the
 * shops are closed are left out. Only intentions: the server's commands decide prices, numbers and journals.
 */
export function* historyPlan(chain: DemoChain, options: HistoryOptions): Generator<DayPlan> {
  const standard = DEMO_SIZES[chain.size];
  const target = options.ready ?? standard.ready;
  const branches = openBranches(chain, options);
  for (const tanggal of eachDay(options.from, options.to)) {
    if (dayFactor(tanggal) === 0) continue;
    for (const branch of branches) {
      const arrivals = restock(branch, tanggal, target);
      const sales = planSales(branch, tanggal, options.salesPerDay ?? standard.salesPerDay);
      const cash = branch.till.day(tanggal, sales, branch.rng);
      yield { tanggal, kode_toko: branch.kode_toko, arrivals, sales, cash };
    }
  }
}
