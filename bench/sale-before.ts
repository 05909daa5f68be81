import { BEFORE, databaseBefore, databaseNow, salesBefore } from './lib/before.ts';
import type { SentTransaction } from './lib/capture.ts';
import { findProgram, runPgbench, scriptOf } from './lib/pgbench.ts';
import { replayOf, storeParams } from './lib/replay.ts';
import { replayWithDriver } from './lib/replay-driver.ts';
import { type Row, sized } from './lib/row.ts';
import { median, perSecond, ratio } from './lib/stats.ts';
import type { Clone } from './lib/world.ts';
import { captureSales } from './sale.ts';

const TARGET = 0.95;
const CLIENTS = 8;
const ROUNDS = 3;

interface Sizes {
  warmUp: number;
  measured: number;
}

/** Repeats captured sales on their database; gives transactions a second, a block at a time. */
const replayOn = async ({ url, owner }: Clone, sales: readonly SentTransaction[], sizes: Sizes) => {
  await storeParams(owner, sales);
  const replay = replayOf(sales);
  const program = findProgram('pgbench');
  const run = () =>
    program
      ? runPgbench({ program, url, clients: CLIENTS, script: scriptOf(replay), ...sizes })
      : replayWithDriver(url, replay, CLIENTS, sizes);
  return async (): Promise<number> => (await run()).rate;
};

/** What a sale costs the database now, against what it did in the version before: a cheaper server must not hide it. */
export const saleBefore: Row = {
  name: 'sale-before',
  target: `the sale's statements ≥ ${TARGET} × those of ${BEFORE}, by pgbench`,
  run: async (context) => {
    const sizes = { warmUp: sized(context, 8, 5), measured: sized(context, 60, 10) };
    const count = ROUNDS * CLIENTS * (sizes.warmUp + sizes.measured);
    const world = await context.world();
    const [then, now] = [await databaseBefore(world), await databaseNow(world)];
    try {
      context.note(`capturing ${count} sales …`);
      const before = await replayOn(then, salesBefore().slice(0, count), sizes);
      const after = await replayOn(now, await captureSales(world, count), sizes);
      const rates: { before: number; after: number }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rates.push({ before: await before(), after: await after() });
      const share = median(rates.map((one) => one.after / one.before));
      return {
        measured: `${ratio(share)} ×`,
        ok: share >= TARGET,
        detail: rates.map((one) => `${perSecond(one.after)} against ${perSecond(one.before)}`),
      };
    } finally {
      await then.drop();
      await now.drop();
    }
  },
};
