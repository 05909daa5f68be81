import type pg from 'pg';
import { launchBrowser } from '../e2e/support/browser.ts';
import { CASHIER, TOKO } from './lib/chain.ts';
import { closeAll, openConnections, type Request, requireOk, runLoad } from './lib/load.ts';
import { type Row, sized } from './lib/row.ts';
import type { Server } from './lib/server.ts';
import { percentile, spread } from './lib/stats.ts';
import { ensureWeb } from './lib/web.ts';
import { onClone } from './lib/world.ts';

const TARGET_P95_MS = 100;
const SCANS = 50;
const CLIENTS = 8;
const PER_PIECE = 40;
const LONGEST_MS = 10_000;

/** Copies of the seeded pieces with barcodes of their own, until so many are in stock. */
const fillStock = async (owner: pg.Pool, pieces: number): Promise<void> => {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'barang' and column_name <> 'kode_barcode'`,
  );
  const columns = rows[0]?.columns ?? '';
  await owner.query(
    `insert into barang (kode_barcode, ${columns})
     select kode_barcode || '-' || g, ${columns} from barang, generate_series(1, ${PER_PIECE}) g where kode_toko = '${TOKO}'
     order by g, kode_barcode limit greatest(0, ${pieces} - (select count(*) from barang))`,
  );
  await owner.query('vacuum analyze barang');
};

/** So many barcodes from all over the stock, in an order that has nothing to do with how they are stored. */
const someBarcodes = async (owner: pg.Pool, count: number): Promise<string[]> => {
  const { rows } = await owner.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = $1 and status = 'READY' order by md5(kode_barcode) limit $2`,
    [TOKO, count],
  );
  return rows.map(({ kode_barcode }) => kode_barcode);
};

/** Waits in the page, from the Enter key's own time stamp until the line stands in the document and is painted. */
const LISTENER = `
  let entered = 0;
  window.addEventListener('keydown', (event) => { if (event.key === 'Enter') entered = event.timeStamp; }, { capture: true });
  window.lineOf = (code) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(code + ' brought no line: ' + document.body.innerText)), ${LONGEST_MS});
    const line = '[data-barcode="' + code + '"]';
    const observer = new MutationObserver(() => {
      if (!document.querySelector(line)) return;
      observer.disconnect();
      resolve(performance.now() - entered);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });`;

/** Milliseconds from Enter to the line, for each scan into one growing sale. */
const scanInBrowser = async (server: Server, barcodes: readonly string[]): Promise<number[]> => {
  const browser = await launchBrowser({ measured: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: server.url });
    const page = await context.newPage();
    await page.addInitScript({ content: LISTENER });
    const login = await page.request.post('/api/v1/users/login', {
      data: { user_id: CASHIER, password: 'kadar-demo', takeover: true },
    });
    if (!login.ok()) throw new Error(await login.text());
    await page.goto('/transaksi-penjualan');
    await page.locator('input[data-scan]').click();
    const latencies: number[] = [];
    for (const code of barcodes) {
      const line = page.evaluate<number>(`window.lineOf(${JSON.stringify(code)})`);
      // In one piece: keys sent one by one come too slowly from here to be taken for a scanner's.
      await page.keyboard.insertText(code);
      await page.keyboard.press('Enter');
      latencies.push(await line);
    }
    return latencies;
  } finally {
    await browser.close();
  }
};

/** A barcode among many pieces: the server's answer, and in a real browser the line on the screen. */
export const scan: Row = {
  name: 'scan',
  target: `300 k pieces: p95 < ${TARGET_P95_MS} ms from Enter to the line in the browser`,
  run: async (context) => {
    const pieces = sized(context, 300_000, 10_000);
    await ensureWeb(context.note);
    return onClone(
      await context.world(),
      'scan',
      async (clone, server) => {
        const barcodes = await someBarcodes(clone.owner, sized(context, 6_000, 500));
        const tills = await openConnections(server.url, { token: await server.login(CASHIER) }, CLIENTS);
        const requests: Request[] = barcodes.map((code) => ({ method: 'GET', path: `barang/scan/${code}` }));
        const warmUp = requests.splice(0, Math.floor(requests.length / 5));
        requireOk((await runLoad(tills, warmUp)).answers);
        const http = await runLoad(tills, requests);
        requireOk(http.answers);
        closeAll(tills);
        const browser = await scanInBrowser(server, barcodes.slice(0, SCANS));
        const p95 = percentile(browser, 95);
        return {
          measured: `p95 ${p95.toFixed(0)} ms in the browser, ${percentile(http.latencies, 95).toFixed(1)} ms over HTTP`,
          ok: p95 < TARGET_P95_MS,
          detail: [
            `browser, ${SCANS} scans into one sale, ${pieces} pieces: ${spread(browser)}`,
            `HTTP, ${CLIENTS} clients, ${requests.length} scans: ${spread(http.latencies)}, ${Math.round(http.rate)}/s`,
          ],
        };
      },
      (clone) => fillStock(clone.owner, pieces),
    );
  },
};
