import { revalue } from '../apps/server/src/modules/nilai/revalue.ts';
import { loadPledges } from '../apps/server/src/testing/pledges.ts';
import { appOn } from './lib/app.ts';
import { OWNER, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { requireOk } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { ms, percentile, spread, timed } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET_VALUE_MS = 2_000;
const TARGET_DASHBOARD_MS = 300;
/** Lebur prices per gram of 17K; the first values every pledge for the first time. */
const PRICES = [1_755_000, 1_600_000, 1_800_000, 1_700_000];
const LOOKS = 30;

/** Every pledge valued anew at a changed lebur price, and the dashboard and the dial over all of them. */
export const gadai: Row = {
  name: 'gadai',
  target: `100 000 pledges valued anew < ${TARGET_VALUE_MS / 1000} s, their dashboard p95 < ${TARGET_DASHBOARD_MS} ms`,
  run: async (context) => {
    const count = sized(context, 100_000, 1_000);
    const world = await context.world();
    return onClone(
      world,
      'gadai',
      async (clone, server) => {
        const app = await appOn(clone, world.path('gadai'));
        const valuing: number[] = [];
        for (const price of PRICES) {
          await clone.owner.query('update kadar set harga_lebur = $1 where kadar = 75', [price]);
          const { took, value } = await timed(() => revalue(app.kadar));
          if (value !== count) throw new Error(`${value} of ${count} pledges were valued`);
          valuing.push(took);
        }
        await app.close();
        const owner = await Connection.open(server.url, { token: await server.login(OWNER), toko: TOKO });
        const looks: Record<'hutang/dashboard' | 'hutang/uji-harga', number[]> = {
          'hutang/dashboard': [],
          'hutang/uji-harga': [],
        };
        for (const path of ['hutang/dashboard', 'hutang/uji-harga'] as const)
          for (let n = 0; n < LOOKS; n++) {
            const { took, value } = await timed(() => owner.call('GET', path));
            requireOk([value]);
            looks[path].push(took);
          }
        owner.close();
        const worst = Math.max(...valuing);
        const p95 = percentile(looks['hutang/dashboard'], 95);
        return {
          measured: `valued in at most ${ms(worst)}, dashboard p95 ${ms(p95)}`,
          ok: worst < TARGET_VALUE_MS && p95 < TARGET_DASHBOARD_MS,
          detail: [
            `${count} pledges, each change of prices: ${valuing.map(ms).join(', ')}`,
            `dashboard: ${spread(looks['hutang/dashboard'])}; every step of the dial: ${spread(looks['hutang/uji-harga'])}`,
          ],
        };
      },
      async (clone) => {
        await clone.owner.query(
          `insert into para_system (kode_toko, key, value, updated_by) values ('*', 'HUTANG_MODULE', 'true', 'BENCH')
           on conflict (kode_toko, key) do update set value = excluded.value`,
        );
        await loadPledges(clone.owner, count, { toko: TOKO, tanggal: TODAY });
        await clone.owner.query('vacuum analyze');
      },
    );
  },
};
