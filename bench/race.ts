import { CASHIER } from './lib/chain.ts';
import { closeAll, openConnections } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { HISTORY, saleBody } from './lib/sales.ts';
import { ms, percentile } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const CLIENTS = 64;

/** One piece, every client wants it at the same moment. */
export const race: Row = {
  name: 'race',
  target: '1 sale, 63 refusals with STOCK_TIDAK_TERSEDIA',
  run: async (context) =>
    onClone(await context.world(), 'race', async (clone, server) => {
      const pieces = sized(context, 20, 3);
      const connections = await openConnections(server.url, { token: await server.login(CASHIER) }, CLIENTS);
      const outcomes = new Map<string, number>();
      const waits: number[] = [];
      for (let n = 0; n < pieces; n++) {
        const body = saleBody(n);
        const answers = await Promise.all(
          connections.map(async (connection) => {
            const start = performance.now();
            const answer = await connection.call('POST', 'penjualan', body);
            waits.push(performance.now() - start);
            return answer;
          }),
        );
        const sold = answers.filter(({ status }) => status === 200).length;
        const refused = answers.filter(
          ({ status, body: text }) =>
            status === 409 && (JSON.parse(text) as { code: string }).code === 'STOCK_TIDAK_TERSEDIA',
        ).length;
        const outcome = `${sold} sale, ${refused} refusals`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      closeAll(connections);
      const { rows } = await clone.owner.query<{ n: number }>(
        'select count(*)::int as n from penjualan_detail',
      );
      const lines = (rows[0]?.n ?? 0) - HISTORY;
      return {
        measured: [...outcomes]
          .map(([outcome, times]) => `${outcome} (${times} of ${pieces} races)`)
          .join('; '),
        ok: outcomes.get(`1 sale, ${CLIENTS - 1} refusals`) === pieces && lines === pieces,
        detail: [
          `${lines} new sale lines in the database after ${pieces} races`,
          `the last of ${CLIENTS} answers: at most ${ms(percentile(waits, 100))}, the median answer ${ms(percentile(waits, 50))}`,
        ],
      };
    }),
};
