import { BEFORE, databaseBefore, databaseNow, salesBefore } from './lib/before.ts';
import { withEverything } from './lib/everything.ts';
import { CLIENTS, ROUNDS, replayOn } from './lib/replay-on.ts';
import { type Row, sized } from './lib/row.ts';
import { median, perSecond, ratio } from './lib/stats.ts';
import { captureSales } from './sale.ts';

const TARGET = 0.95;

/** What a sale costs the database now, in a shop that uses everything, against what it did in the version before: a cheaper server must not hide it. */
export const saleBefore: Row = {
  name: 'sale-before',
  target: `the sale's statements ≥ ${TARGET} × those of ${BEFORE}, by pgbench`,
  run: async (context) => {
    const sizes = { warmUp: sized(context, 5, 3), measured: sized(context, 36, 6) };
    const count = ROUNDS * CLIENTS * (sizes.warmUp + sizes.measured);
    const world = await context.world();
    const { clone: seeded } = await withEverything(world, { deposits: 500, coupons: 500 });
    const [then, now] = [await databaseBefore(world), await databaseNow(world, seeded)];
    try {
      context.note(`capturing ${count} sales …`);
      const before = await replayOn(then, salesBefore().slice(0, count), sizes);
      const after = await replayOn(now, await captureSales(world, count, { of: seeded }), sizes);
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
      await seeded.drop();
      await then.drop();
      await now.drop();
    }
  },
};
