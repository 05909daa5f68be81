import { addDays } from '@kadar/domain/dates.ts';
import { type FilterValues, reportQuery } from '../apps/server/src/engines/report-engine/filters.ts';
import laporanPenjualan from '../apps/server/src/modules/penjualan/reports/laporan-penjualan.ts';
import { toStatement } from '../apps/server/src/platform/database/sql.ts';
import { OWNER, TODAY, TOKO } from './lib/chain.ts';
import { download } from './lib/download.ts';
import { loadSaleLines } from './lib/history.ts';
import { timeQuery } from './lib/psql.ts';
import { type Row, sized } from './lib/row.ts';
import { median, megabytes, ms, ratio, timed } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET = 1.5;
const ROUNDS = 4;
const TIMES = 5;
const WARM_UP = 15;
const DAYS = 10;

/** The sales report as JSON over HTTP, against its own SQL through psql. */
export const reportJson: Row = {
  name: 'report-json',
  target: `10 k rows ≤ ${TARGET} × the same SQL through psql`,
  run: async (context) => {
    const rows = sized(context, 10_000, 500);
    const world = await context.world();
    return onClone(
      world,
      'report_json',
      async (clone, server) => {
        const filters = { tgl_from: addDays(TODAY, -DAYS), tgl_to: addDays(TODAY, -1) };
        const path = `${laporanPenjualan.path}?${new URLSearchParams(filters)}`;
        const who = { token: await server.login(OWNER), toko: TOKO };
        const statement = toStatement(
          laporanPenjualan.sql(
            reportQuery(laporanPenjualan).parse(filters) as FilterValues,
            { timeZone: 'Asia/Jakarta', today: TODAY, toko: TOKO, own: null },
            undefined,
          ),
        );
        const query = {
          url: clone.url,
          toko: TOKO,
          statement,
          file: world.path('report.sql'),
          times: TIMES,
        };
        const warm = await download(server.url, path, who);
        for (let n = 0; n < WARM_UP; n++) await download(server.url, path, who);
        const http: number[] = [];
        const bare: number[] = [];
        let by = '';
        for (let round = 0; round < ROUNDS; round++) {
          for (let n = 0; n < TIMES; n++)
            http.push((await timed(() => download(server.url, path, who))).took);
          const psql = await timeQuery(query);
          bare.push(psql.took);
          by = psql.by;
        }
        const share = median(http) / median(bare);
        return {
          measured: `${ratio(share)} ×`,
          ok: share <= TARGET,
          detail: [
            `HTTP: ${ms(median(http))} for ${rows} rows, ${megabytes(warm.bytes)}; ${by}: ${ms(median(bare))}`,
          ],
        };
      },
      (clone) => loadSaleLines(clone.owner, { lines: rows, perDay: Math.ceil(rows / DAYS) }),
    );
  },
};
