import { addDays } from '@kadar/domain/dates.ts';
import { CASHIER, SUPERVISOR, TODAY } from './lib/chain.ts';
import { countOf, post } from './lib/closing.ts';
import { Connection } from './lib/connection.ts';
import { closeAll, openConnections, requireOk, runLoad } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { saleRequests } from './lib/sales.ts';
import { ms, timed } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET_MS = 2_000;
const DAYS = 3;
const CLIENTS = 8;

/** A day's sales, then its closing with counted cash and matched accounts; days follow each other. */
export const tutup: Row = {
  name: 'tutup',
  target: 'tutup harian with 500 documents < 2 s',
  run: async (context) =>
    onClone(await context.world(), 'tutup', async (_clone, server) => {
      const documents = sized(context, 500, 20);
      const tills = await openConnections(server.url, { token: await server.login(CASHIER) }, CLIENTS);
      const supervisor = await Connection.open(server.url, { token: await server.login(SUPERVISOR) });
      const took: number[] = [];
      for (let day = 0; day < DAYS; day++) {
        const tanggal = addDays(TODAY, day);
        if (day > 0) await post(supervisor, 'hari/buka', { tanggal });
        const sales = saleRequests(day * documents, documents, tanggal);
        requireOk((await runLoad(tills, sales)).answers);
        const { body, dokumen } = await countOf(supervisor, tanggal);
        if (dokumen !== documents) throw new Error(`${dokumen} documents on the day`);
        took.push((await timed(() => post(supervisor, 'hari/tutup', body))).took);
      }
      closeAll([...tills, supervisor]);
      const worst = Math.max(...took);
      return {
        measured: `at most ${ms(worst)} of ${DAYS} days`,
        ok: worst < TARGET_MS,
        detail: [`${documents} sales a day, 8 000 pieces in stock; each closing: ${took.map(ms).join(', ')}`],
      };
    }),
};
