import { setTimeout as delay } from 'node:timers/promises';
import { branchCodes, type DemoChain } from '@kadar/demo-data/chain.ts';
import { historyPlan } from '@kadar/demo-data/history.ts';
import type { DayPlan } from '@kadar/demo-data/plan.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { MemberRow } from '@kadar/demo-data/rows.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { proposeShipments } from '../modules/kiriman/usulan-job.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';
import { accessoryDay } from './accessory-day.ts';
import { bonusDay } from './bonus-day.ts';
import { closeDay, openDay } from './business-day.ts';
import { buyDay } from './buy-day.ts';
import { cardDay } from './card-day.ts';
import { runCash } from './cash-day.ts';
import { channelDay } from './channel-day.ts';
import { contractDay } from './contract-day.ts';
import { countDay } from './count-day.ts';
import { countGoodsDay } from './count-goods-day.ts';
import { giftDay, moveDay, payDay } from './counter-day.ts';
import { deliverDay } from './deliver-day.ts';
import type { DemoOptions } from './demo-options.ts';
import { depositDay } from './deposit-day.ts';
import { gramDay } from './gram-day.ts';
import { mayPass } from './open-whole.ts';
import { orderDay } from './order-day.ts';
import { parkSales } from './park-sales.ts';
import { pledgeDay } from './pledge-day.ts';
import { preorderDay } from './preorder-day.ts';
import { regretEvening, regretMorning } from './regret-day.ts';
import { sellDay } from './sell-day.ts';
import { countingDays, countMoney, pusatOf, sendDay } from './send-day.ts';
import { serviceDay } from './service-day.ts';
import { shipDay, waitsFor } from './ship-day.ts';
import { type DemoShop, moment, newShop, type ShopDay } from './shop.ts';
import { sortDay } from './sort-day.ts';
import { supplierDay } from './supplier-day.ts';
import { together } from './together.ts';
import { tradeDay } from './trade-day.ts';
import { waitDay, waitToday } from './wait-day.ts';

/** The first plans were made for empty tables; from here on the planner knows what a year will look like. */
const LEARN_AFTER_DAYS = 5;
const DAY_TRIES = 3;
const WAIT_MS = 20;

export interface History {
  kadar: Kadar;
  chain: DemoChain;
  options: DemoOptions;
  members: readonly MemberRow[];
  say(line: string): void;
  /** Rejects once another start may be loading too. */
  stillOurs(): Promise<void>;
  stopping: AbortSignal;
}

/** Every shop lives its days in order, the shops beside each other; the last day stays open. */
export const playHistory = async (history: History): Promise<void> => {
  const { kadar, chain, options, members, say } = history;
  const from = addDays(options.today, -options.days);
  const rng = rngFrom(`${options.seed}/history`);
  const plan = historyPlan(chain, { from, to: options.today, rng, members });
  const days = Map.groupBy(plan, ({ kode_toko }) => kode_toko);
  const reached = new Map<string, string>();
  /** Goods come from a shop on a day after that shop's own. */
  const others = async (days: readonly { kode_toko: string; tanggal: string }[], stopping: AbortSignal) => {
    while (days.some(({ kode_toko, tanggal }) => (reached.get(kode_toko) ?? '') < tanggal)) {
      stopping.throwIfAborted();
      await delay(WAIT_MS);
    }
  };
  const live = async (shop: DemoShop, isFirst: boolean, stopping: AbortSignal): Promise<void> => {
    let month = '';
    let played = 0;
    for (const day of days.get(shop.kode_toko) ?? []) {
      stopping.throwIfAborted();
      const now = day.tanggal.slice(0, 7);
      if (isFirst && now !== month) say(`  ${now}`);
      month = now;
      // Nothing comes of days on which it is closed: nobody waits for them.
      reached.set(shop.kode_toko, addDays(day.tanggal, -1));
      await others(waitsFor(chain, shop.kode_toko, day.tanggal), stopping);
      await playDay(history, shop, day.tanggal, (today) => liveDay(history, today, day));
      reached.set(shop.kode_toko, day.tanggal);
      if (isFirst && ++played === LEARN_AFTER_DAYS) await kadar.db.privileged.query('analyze');
    }
    reached.set(shop.kode_toko, options.today);
    await parkSales(kadar, shop);
  };
  await together(
    history.stopping,
    branchCodes(chain).map(
      (kode_toko, index) => (stopping) => live(shopOf(chain, kode_toko), index === 0, stopping),
    ),
  );
  await countAtPusat(history);
  await proposeShipments(kadar);
};

/** Head office opens on the days on which money comes to it, and today. */
const countAtPusat = async (history: History): Promise<void> => {
  const { kadar, chain, options } = history;
  const kode_toko = pusatOf(chain);
  const owner = userOf(chain, ({ level }) => level === 'OWN');
  const shop = newShop({ kode_toko, spv: userOf(chain, ({ level }) => level === 'MU'), owner });
  const sent = await kadar.db.transaction({ toko: kode_toko }, (tx) =>
    tx.rows(
      sql<{ tanggal: string }>`select tanggal from kirim_uang where tujuan = ${kode_toko} order by tanggal`,
    ),
  );
  const days = countingDays(
    sent.map(({ tanggal }) => tanggal),
    options.today,
  );
  for (const tanggal of [...days, options.today])
    await playDay(history, shop, tanggal, async (day) => {
      await openDay(day);
      if (tanggal === options.today) return;
      await countMoney(day);
      await closeDay(day);
    });
};

/** A day is one transaction. When its line breaks, its own opening tells whether it had gone through. */
const playDay = async (
  { kadar, chain, stillOurs, stopping }: History,
  shop: DemoShop,
  tanggal: string,
  work: (day: ShopDay) => Promise<void>,
): Promise<void> => {
  let memories: (() => void)[] = [];
  for (let attempt = 1; ; attempt++)
    try {
      await kadar.db.transaction(
        { toko: shop.kode_toko },
        async (tx) => {
          const day: ShopDay = {
            kadar,
            chain,
            shop,
            tanggal,
            tx,
            gone: new Set(),
            after: (remember) => memories.push(remember),
          };
          if (attempt > 1 && (await wasPlayed(day))) return;
          memories = [];
          await work(day);
        },
        { day: 'exclusive' },
      );
      for (const remember of memories) remember();
      return;
    } catch (error) {
      if (attempt === DAY_TRIES || stopping.aborted || !mayPass(error)) throw error;
      await stillOurs();
    }
};

const wasPlayed = async ({ tx, shop, tanggal }: ShopDay): Promise<boolean> => {
  const row = await tx.maybe<{ played: boolean }>(
    sql`select tgl_system >= ${tanggal}::date as played from hari_kerja where kode_toko = ${shop.kode_toko}`,
  );
  return row?.played ?? false;
};

/** What of a day's plan has happened by now; of a day that is over, all. */
const soFar = ({ kadar }: History, plan: DayPlan): DayPlan => {
  const minutes = (kadar.clock.now().getTime() - moment(plan.tanggal, 0).getTime()) / 60_000;
  const happened = <T extends { menit: number }>(one: T): boolean => one.menit <= minutes;
  return {
    ...plan,
    sales: plan.sales
      .filter(happened)
      .map((sale) => (sale.batal && !happened(sale.batal) ? { ...sale, batal: null } : sale)),
    buys: plan.buys
      .filter(happened)
      .map((buy) => (buy.batal && !happened(buy.batal) ? { ...buy, batal: null } : buy)),
    trades: plan.trades.filter(({ sale }) => happened(sale)),
    resales: plan.resales.filter(happened),
    deposits: plan.deposits.filter(happened),
    steps: plan.steps.filter(happened),
    gifts: plan.gifts.filter(happened),
    cash: plan.cash.filter(happened),
  };
};

const liveDay = async (history: History, day: ShopDay, whole: DayPlan): Promise<void> => {
  const { options } = history;
  const { shop, tx, tanggal } = day;
  const plan = soFar(history, whole);
  const last = tanggal === options.today;
  // The demo is whole or begun anew: only the removal of its mark has to wait for the disk.
  await tx.rows(sql`select set_config('synchronous_commit', 'off', true)`);
  await openDay(day);
  await regretMorning(day);
  await countDay(day);
  await countGoodsDay(day);
  for (const piece of plan.arrivals) shop.pieces.set(piece.kode_barcode, piece);
  await deliverDay(day, plan.arrivals);
  await supplierDay(day);
  await bonusDay(day);
  await giftDay(day, plan.gifts);
  await accessoryDay(day);
  await depositDay(day, plan);
  await moveDay(day, options.seed);
  const without = await tradeDay(day, plan.trades);
  await sellDay(day, { ...plan, sales: [...plan.sales, ...without] });
  await buyDay(day, plan.buys);
  await sortDay(day, options);
  await pledgeDay(day, { seed: options.seed, today: options.today, members: history.members });
  await shipDay(day, options.today);
  await sendDay(day, options.today);
  await cardDay(day);
  await serviceDay(day);
  await orderDay(day);
  await preorderDay(day, history.members);
  await contractDay(day, history.members);
  await gramDay(day, history.members);
  await channelDay(day);
  await waitDay(day);
  await runCash(day, plan.cash, await payDay(day));
  if (last) return waitToday(day);
  day.after(() => {
    shop.hari += 1;
  });
  await regretEvening(day);
  await closeDay(day);
};

const shopOf = (chain: DemoChain, kode_toko: string): DemoShop =>
  newShop({
    kode_toko,
    spv: userOf(chain, (user) => user.kode_toko === kode_toko && user.level === 'SPV'),
    owner: userOf(chain, ({ level }) => level === 'OWN'),
  });

const userOf = (chain: DemoChain, is: (user: DemoChain['users'][number]) => boolean): string => {
  const user = chain.users.find(is);
  if (!user) throw new Error('the chain lacks a supervisor or an owner');
  return user.user_id;
};
