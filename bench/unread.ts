import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@kadar/domain/dates.ts';
import laporanPenjualan from '../apps/server/src/modules/penjualan/reports/laporan-penjualan.ts';
import { CASHIER, OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { download } from './lib/download.ts';
import { loadSaleLines } from './lib/history.ts';
import { type Row, sized } from './lib/row.ts';
import { keepScanning } from './lib/scanning.ts';
import { ms, percentile, spread } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET_P99_MS = 500;
const TARGET_START_MS = 2_000;
const REPORTS = 40;
const EXPORTS = 10;
const DAYS = 100;
/** What an honest user asks for meanwhile. */
const HONEST_DAYS = 5;
const HONEST = 5;
const SETTLE_MS = 500;

/** Asks and never reads the body; gives the head once it is there. */
const leaveUnread = (url: string, path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-auth-token': token, 'x-toko': TOKO };
    get(`${url}/api/v1/${path}`, { agent: new Agent(), headers }, (answer) => {
      answer.on('error', () => undefined);
      resolve(answer);
    }).on('error', reject);
  });

/** A till and an honest export beside reports and exports whose readers do not read. */
export const unread: Row = {
  name: 'unread',
  target: `${REPORTS} unread reports, ${EXPORTS} unread exports: a till's p99 < ${TARGET_P99_MS} ms, an export starts < ${TARGET_START_MS / 1000} s`,
  run: async (context) => {
    const lines = sized(context, 100_000, 2_000);
    return onClone(
      await context.world(),
      'unread',
      async (_clone, server) => {
        const users = [await server.login(OWNER), await server.login('ADMIN'), await server.login('SUPPORT')];
        const supervisor = await server.login(SUPERVISOR);
        const till = await Connection.open(server.url, { token: await server.login(CASHIER) });
        const pathOf = (format: string, days: number): string =>
          `${laporanPenjualan.path}?${new URLSearchParams({ format, tgl_from: addDays(TODAY, -days), tgl_to: addDays(TODAY, -1) })}`;
        let busy = true;
        const scanning = keepScanning(till, () => busy);
        const asked = Array.from({ length: REPORTS + EXPORTS }, (_, n) =>
          leaveUnread(
            server.url,
            pathOf(n < REPORTS ? 'json' : n % 2 === 0 ? 'pdf' : 'xlsx', DAYS),
            users[n % users.length] ?? '',
          ),
        );
        await delay(SETTLE_MS);
        const starts: number[] = [];
        for (let n = 0; n < HONEST; n++)
          starts.push(
            (await download(server.url, pathOf('pdf', HONEST_DAYS), { token: supervisor })).firstByte,
          );
        busy = false;
        const scans = await scanning;
        till.close();
        const heads = await Promise.all(asked);
        for (const head of heads) head.destroy();
        const worst = Math.max(...starts);
        const p99 = percentile(scans, 99);
        const refused = heads.filter(({ statusCode }) => statusCode === 503).length;
        return {
          measured: `till p99 ${ms(p99)}, export starts after ${ms(worst)}`,
          ok: p99 < TARGET_P99_MS && worst < TARGET_START_MS,
          detail: [
            `scans: ${spread(scans)}; ${scans.length} in all`,
            `honest exports, first byte: ${starts.map(ms).join(', ')}; ${refused} of ${heads.length} unread ones refused`,
          ],
        };
      },
      (clone) => loadSaleLines(clone.owner, { lines, perDay: lines / DAYS }),
    );
  },
};
