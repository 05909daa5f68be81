import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { CASHIER } from './lib/chain.ts';
import type { Row } from './lib/row.ts';
import { barcodeOf } from './lib/sales.ts';
import type { Server } from './lib/server.ts';
import { median } from './lib/stats.ts';
import { ensureWeb } from './lib/web.ts';
import { onClone } from './lib/world.ts';

const TARGET_S = { cold: 6, cached: 2 };
const ROUNDS = 5;
const SLOWER = 4;
/** What a browser's tools call a fast 3G: bytes a second, and milliseconds there and back. */
const FAST_3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

interface Took {
  /** Seconds from the address until keys are heard, until the field for scans has the focus, and until what was scanned at the target's second stands in the sale. */
  hears: number;
  ready: number;
  line: number;
}

const throttle = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** What the page itself tells of its time, in its console: asked from outside, a browser four times slower has half a second less for its till. */
const READY = 'kadar-bench-ready';
const LINE = 'kadar-bench-line';

/** Runs in the page, before its own code. */
const tell = ([ready, line, code]: readonly [string, string, string]): void => {
  const say = (word: string) => console.info(word, performance.now());
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches('input[data-scan]')) return;
    document.removeEventListener('focusin', onFocus);
    say(ready);
  };
  document.addEventListener('focusin', onFocus);
  const lines = new MutationObserver(() => {
    if (!document.querySelector(`[data-barcode="${code}"]`)) return;
    lines.disconnect();
    say(line);
  });
  lines.observe(document, { childList: true, subtree: true });
};

/** Opens the till and scans so many seconds after the address was gone to. Rejects when the scan is lost. */
const openTill = async (context: BrowserContext, code: string, scanAt: number): Promise<Took> => {
  const page = await context.newPage();
  await throttle(context, page);
  await page.addInitScript(tell, [READY, LINE, code] as const);
  /** Seconds since the address was gone to. */
  const told = async (word: string): Promise<number> => {
    const message = await page.waitForEvent('console', {
      predicate: (one) => one.text().startsWith(word),
      timeout: 60_000,
    });
    return Number(message.text().slice(word.length)) / 1000;
  };
  const [ready, line] = [told(READY), told(LINE)];
  const gone = page.goto('/transaksi-penjualan', { waitUntil: 'commit' });
  await sleep(scanAt * 1000);
  await gone;
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const took = { ready: await ready, line: await line };
  // The program's first code asks for its screen, right behind listening.
  const hears = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/PosPage-'))?.startTime,
  );
  await page.close();
  return { ...took, hears: (hears ?? Number.NaN) / 1000 };
};

/** A till that was never opened on this device, the same one opened again, and once more: a browser keeps what it compiled from the second opening on. */
interface Round {
  cold: Took;
  second: Took;
  cached: Took;
}

const openThrice = async (server: Server, round: number): Promise<Round> => {
  const browser = await launchBrowser({ measured: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: server.url });
    const login = await context.request.post('/api/v1/users/login', {
      data: { user_id: CASHIER, password: 'kadar-demo', takeover: true },
    });
    if (!login.ok()) throw new Error(await login.text());
    const next = (nth: number, at: number) => openTill(context, barcodeOf(3 * round + nth), at);
    const { cold, cached } = TARGET_S;
    return { cold: await next(0, cold), second: await next(1, cached), cached: await next(2, cached) };
  } finally {
    await browser.close();
  }
};

const seconds = (value: number): string => `${value.toFixed(1)} s`;

/** How soon the till takes a scan on a weak device behind a weak line. */
export const tillCold: Row = {
  name: 'till-cold',
  target: `a processor ${SLOWER} × slower, fast 3G: a scan ≤ ${TARGET_S.cold} s after the address, cached ≤ ${TARGET_S.cached} s`,
  run: async (context) => {
    await ensureWeb(context.note);
    return onClone(await context.world(), 'till_cold', async (_clone, server) => {
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS) rounds.push(await openThrice(server, rounds.length));
      const of = (kind: keyof Round, what: keyof Took) => median(rounds.map((one) => one[kind][what]));
      const said = (what: keyof Took): string =>
        `cold ${seconds(of('cold', what))}, cached ${seconds(of('cached', what))}`;
      return {
        measured: `the field has the focus: ${said('ready')}`,
        ok: of('cold', 'ready') <= TARGET_S.cold && of('cached', 'ready') <= TARGET_S.cached,
        detail: [
          `keys are heard from: ${said('hears')}`,
          `scanned at ${TARGET_S.cold} and ${TARGET_S.cached} s, none of ${3 * ROUNDS} lost, the piece stands in the sale: ${said('line')}`,
          `opened for the second time: ${seconds(of('second', 'ready'))}`,
        ],
      };
    });
  },
};
