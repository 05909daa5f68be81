import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@kadar/domain/dates.ts';
import laporanPenjualan from '../apps/server/src/modules/penjualan/reports/laporan-penjualan.ts';
import { CASHIER, OWNER, SUPERVISOR, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { download } from './lib/download.ts';
import { Halves, keepSendingKeys } from './lib/floods.ts';
import { loadSaleLines } from './lib/history.ts';
import { requireOk } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import { barcodeOf } from './lib/sales.ts';
import { keepScanning } from './lib/scanning.ts';
import type { Server } from './lib/server.ts';
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
/** Anonymous callers of 90,000 keys each, and half-sent bodies of one address before anything is measured. */
const KEY_CALLERS = 4;
const HALVES = 4_000;
const FLOOD_MS = 10_000;
const QUIET_MS = 3_000;
const COMING_PAUSE_MS = 100;

/** Asks and never reads the body; gives the head once it is there. */
const leaveUnread = (url: string, path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-auth-token': token, 'x-toko': TOKO };
    get(`${url}/api/v1/${path}`, { agent: new Agent(), headers }, (answer) => {
      answer.on('error', () => undefined);
      resolve(answer);
    }).on('error', reject);
  });

interface Coming {
  /** Milliseconds from the opening of a line to the answer over it. */
  calls: number[];
  turnedAway: number;
}

/** A till that opens a line of its own for each scan, as a browser that was just started does. */
const keepComing = async (url: string, token: string, going: () => boolean): Promise<Coming> => {
  const coming: Coming = { calls: [], turnedAway: 0 };
  while (going()) {
    const start = performance.now();
    try {
      const line = await Connection.open(url, { token });
      requireOk([await line.call('GET', `barang/scan/${barcodeOf(0)}`)]);
      coming.calls.push(performance.now() - start);
      line.close();
    } catch {
      coming.turnedAway++;
    }
    await delay(COMING_PAUSE_MS);
  }
  return coming;
};

interface Flooded extends Coming {
  /** Scans before anybody floods: how busy this machine is anyway. */
  quiet: number[];
  scans: number[];
  sent: number;
  held: number;
  answered: number;
}

/** Two tills, one on its line and one that comes anew each time, beside callers nobody knows. */
const besideFloods = async (server: Server, token: string): Promise<Flooded> => {
  const till = await Connection.open(server.url, { token });
  const until = performance.now() + QUIET_MS;
  const quiet = await keepScanning(till, () => performance.now() < until);
  let flooding = true;
  let busy = true;
  const halves = new Halves(server.url);
  const sending = halves.keepSending(HALVES, () => flooding);
  while (halves.sent < HALVES) await delay(SETTLE_MS);
  const scanning = keepScanning(till, () => busy);
  const coming = keepComing(server.url, token, () => busy);
  const answering = keepSendingKeys(server.url, KEY_CALLERS, () => busy);
  await delay(FLOOD_MS);
  const { sent, held } = halves;
  busy = false;
  const [scans, { calls, turnedAway }, answered] = await Promise.all([scanning, coming, answering]);
  flooding = false;
  await sending;
  till.close();
  return { quiet, scans, calls, turnedAway, sent, held, answered };
};

/** A till and an honest export beside reports and exports whose readers do not read; then tills beside floods of who is not even signed in. */
export const unread: Row = {
  name: 'unread',
  target: `${REPORTS} unread reports, ${EXPORTS} unread exports: a till's p99 < ${TARGET_P99_MS} ms, an export starts < ${TARGET_START_MS / 1000} s; beside ${KEY_CALLERS} × 90,000 keys and ${HALVES} half-sent bodies p99 < ${TARGET_P99_MS} ms, nobody turned away`,
  run: async (context) => {
    const lines = sized(context, 100_000, 2_000);
    return onClone(
      await context.world(),
      'unread',
      async (_clone, server) => {
        const users = [await server.login(OWNER), await server.login('ADMIN'), await server.login('SUPPORT')];
        const supervisor = await server.login(SUPERVISOR);
        const cashier = await server.login(CASHIER);
        const till = await Connection.open(server.url, { token: cashier });
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
        const flooded = await besideFloods(server, cashier);
        const floodedP99 = percentile([...flooded.scans, ...flooded.calls], 99);
        const worst = Math.max(...starts);
        const p99 = percentile(scans, 99);
        const refused = heads.filter(({ statusCode }) => statusCode === 503).length;
        return {
          measured: `till p99 ${ms(p99)}, export starts after ${ms(worst)}; beside floods p99 ${ms(floodedP99)}, ${flooded.turnedAway} turned away`,
          ok:
            p99 < TARGET_P99_MS &&
            worst < TARGET_START_MS &&
            floodedP99 < TARGET_P99_MS &&
            flooded.turnedAway === 0,
          detail: [
            `scans: ${spread(scans)}; ${scans.length} in all`,
            `honest exports, first byte: ${starts.map(ms).join(', ')}; ${refused} of ${heads.length} unread ones refused`,
            `beside nobody, scans: ${spread(flooded.quiet)}; beside floods: ${spread(flooded.scans)}; ${flooded.scans.length} in all; lines opened for one scan: ${spread(flooded.calls)}; ${flooded.calls.length} in all, ${flooded.turnedAway} turned away`,
            `floods: ${flooded.answered} bodies of 90,000 keys answered; ${flooded.sent} half-sent bodies, ${flooded.held} of them held at the end`,
          ],
        };
      },
      (clone) => loadSaleLines(clone.owner, { lines, perDay: lines / DAYS }),
    );
  },
};
