import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@kadar/domain/dates.ts';
import laporanPenjualan from '../apps/server/src/modules/penjualan/reports/laporan-penjualan.ts';
import { CASHIER, OWNER, TODAY, TOKO } from './lib/chain.ts';
import { Connection } from './lib/connection.ts';
import { download } from './lib/download.ts';
import { loadSaleLines } from './lib/history.ts';
import { type Row, sized } from './lib/row.ts';
import { keepScanning } from './lib/scanning.ts';
import { residentBytes, type Server } from './lib/server.ts';
import { megabytes, ms, percentile } from './lib/stats.ts';
import { onClone } from './lib/world.ts';

const TARGET_FIRST_BYTE_MS = 1_000;
const TARGET_GROWTH = 150 * 1024 * 1024;
const TARGET_P99_MS = 100;
const DAYS = 100;
const PDF_DAYS = 10;
const SAMPLE_MS = 25;

/** The highest resident memory of the server while the flag is up. */
const watchMemory = async (server: Server, going: () => boolean): Promise<number> => {
  let peak = residentBytes(server.pid);
  while (going()) {
    await delay(SAMPLE_MS);
    peak = Math.max(peak, residentBytes(server.pid));
  }
  return peak;
};

const exportOnce = async (server: Server, till: Connection, path: string, token: string) => {
  const before = residentBytes(server.pid);
  let busy = true;
  const going = (): boolean => busy;
  const scanning = keepScanning(till, going);
  const watching = watchMemory(server, going);
  const file = await download(server.url, path, { token, toko: TOKO });
  busy = false;
  const growth = (await watching) - before;
  return { ...file, growth, p99: percentile(await scanning, 99) };
};

type Exported = Awaited<ReturnType<typeof exportOnce>>;

const described = (what: string, { firstByte, total, bytes, growth, p99 }: Exported): string =>
  `${what}: first byte ${ms(firstByte)}, whole ${(total / 1000).toFixed(1)} s, ${megabytes(bytes)}, memory +${megabytes(growth)}, scans meanwhile p99 ${ms(p99)}`;

interface Kind {
  name: string;
  format: 'xlsx' | 'pdf';
  days: number;
}

/** Exports one after another from one server, while a till of its own keeps scanning there. */
const exportsOf = async (server: Server, kinds: readonly Kind[]): Promise<[string, Exported][]> => {
  const token = await server.login(OWNER);
  const till = await Connection.open(server.url, { token: await server.login(CASHIER) });
  const runs: [string, Exported][] = [];
  for (const { name, format, days } of kinds) {
    const range = { tgl_from: addDays(TODAY, -days), tgl_to: addDays(TODAY, -1) };
    const path = `${laporanPenjualan.path}?${new URLSearchParams({ format, ...range })}`;
    runs.push([name, await exportOnce(server, till, path, token)]);
  }
  till.close();
  return runs;
};

/** The sales report as files, over HTTP, while a till keeps scanning. The first export of each kind finds a server that never made one. */
export const xlsxPdf: Row = {
  name: 'xlsx-pdf',
  target: 'XLSX 100 k, PDF 10 k rows: first byte < 1 s, memory < +150 MB, other p99 < 100 ms',
  run: async (context) => {
    const lines = sized(context, 100_000, 2_000);
    const xlsx = (when: string): Kind => ({
      name: `XLSX ${lines} rows, ${when}`,
      format: 'xlsx',
      days: DAYS,
    });
    const pdf = (when: string): Kind => ({
      name: `PDF ${lines / PDF_DAYS} rows, ${when}`,
      format: 'pdf',
      days: PDF_DAYS,
    });
    const world = await context.world();
    return onClone(
      world,
      'xlsx_pdf',
      async (clone, server) => {
        const runs = await exportsOf(server, [xlsx('first'), pdf('after it'), xlsx('again'), pdf('again')]);
        const fresh = await world.serve(clone);
        runs.push(...(await exportsOf(fresh, [pdf('first')]).finally(() => fresh.stop())));
        const worst = (key: 'firstByte' | 'growth' | 'p99'): number =>
          Math.max(...runs.map(([, run]) => run[key]));
        return {
          measured: `first byte ${ms(worst('firstByte'))}, memory +${megabytes(worst('growth'))}, other p99 ${ms(worst('p99'))}`,
          ok:
            worst('firstByte') < TARGET_FIRST_BYTE_MS &&
            worst('growth') < TARGET_GROWTH &&
            worst('p99') < TARGET_P99_MS,
          detail: runs.map(([what, run]) => described(what, run)),
        };
      },
      (clone) => loadSaleLines(clone.owner, { lines, perDay: lines / DAYS }),
    );
  },
};
