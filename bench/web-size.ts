import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';
import { OWNER, TOKO } from './lib/chain.ts';
import type { Row } from './lib/row.ts';
import type { Server } from './lib/server.ts';
import { kilobytes } from './lib/stats.ts';
import { DIST, ensureWeb } from './lib/web.ts';
import { onClone } from './lib/world.ts';

const KB = 1024;
/** Gzipped JavaScript of the login page; of login, shell and till together; of a screen beyond the shell. */
const TARGET = { login: 160 * KB, till: 380 * KB, screen: 60 * KB };
const FILES = { login: 12, till: 35 };
/** Of the screens: what so many load is the shell's. */
const MOST = 0.9;
const TILL = '/transaksi-penjualan';
/** Screens in the list of the heaviest. */
const LISTED = 12;

interface Menu {
  sections: { entries: { route: string; open: boolean }[] }[];
}

/** Names of the chunks that a page asked for when it was opened anew, until it asked for nothing more. */
interface Fetched {
  login: readonly string[];
  screens: readonly { route: string; chunks: readonly string[] }[];
}

const chunksOf = async (page: Page, route: string): Promise<string[]> => {
  await page.goto(route, { waitUntil: 'networkidle' });
  const paths = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'))`,
  );
  if (paths.length === 0) throw new Error(`${route} loaded no script`);
  return [...new Set(paths.map((path) => basename(path)))];
};

/** Signs in, and gives the routes of the menu. */
const routesOf = async (context: BrowserContext): Promise<string[]> => {
  const login = await context.request.post('/api/v1/users/login', {
    data: { user_id: OWNER, password: 'kadar-demo', takeover: true },
  });
  if (!login.ok()) throw new Error(await login.text());
  const me = await context.request.get('/api/v1/users/me', { headers: { 'X-Kadar-Toko': TOKO } });
  const { data } = (await me.json()) as { data: { menu: Menu[] } };
  return data.menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(({ open }) => open)
    .map(({ route }) => route);
};

const fetchAll = async (server: Server): Promise<Fetched> => {
  const browser = await launchBrowser({ measured: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: server.url });
    await context.addInitScript(`localStorage.setItem('kadar.toko', '${TOKO}')`);
    const page = await context.newPage();
    const login = await chunksOf(page, '/');
    const screens: { route: string; chunks: string[] }[] = [];
    for (const route of await routesOf(context)) screens.push({ route, chunks: await chunksOf(page, route) });
    return { login, screens };
  } finally {
    await browser.close();
  }
};

const weight = (chunks: readonly string[]): number =>
  chunks.reduce((sum, name) => sum + gzipSync(readFileSync(join(DIST, 'assets', name))).length, 0);

/** Gzipped JavaScript that Chromium loads for the login page, for the till, and for each screen beyond what all screens share. */
export const webSize: Row = {
  name: 'web-size',
  target: 'gzip JS: login ≤ 160 KB in ≤ 12 files, login to till ≤ 380 KB in ≤ 35, each screen ≤ 60 KB more',
  run: async (context) => {
    await ensureWeb(context.note);
    return onClone(await context.world(), 'web_size', async (_clone, server) => {
      const { login, screens } = await fetchAll(server);
      const counted = new Map<string, number>();
      for (const name of screens.flatMap(({ chunks }) => chunks))
        counted.set(name, (counted.get(name) ?? 0) + 1);
      // A few screens of the menu stand outside the shell.
      const shell = [...counted.keys()].filter(
        (name) => (counted.get(name) ?? 0) > screens.length * MOST && !login.includes(name),
      );
      const parts = screens
        .map(({ route, chunks }) => ({
          route,
          size: weight(chunks.filter((name) => !login.includes(name) && !shell.includes(name))),
        }))
        .sort((a, b) => b.size - a.size);
      const [largest = { route: '', size: 0 }] = parts;
      const over = parts.filter(({ size }) => size > TARGET.screen).length;
      const till = [...new Set([...login, ...(screens.find(({ route }) => route === TILL)?.chunks ?? [])])];
      const said = (chunks: readonly string[]) => `${kilobytes(weight(chunks))} in ${chunks.length} files`;
      const ok =
        weight(login) <= TARGET.login &&
        login.length <= FILES.login &&
        weight(till) <= TARGET.till &&
        till.length <= FILES.till &&
        over === 0;
      return {
        measured: `login ${said(login)}, login to till ${said(till)}, most of ${parts.length} screens: ${largest.route} +${kilobytes(largest.size)}, ${over} over`,
        ok,
        detail: [
          `what nearly all screens share is ${said(shell)} beyond the login page; on top of that:`,
          parts
            .slice(0, LISTED)
            .map(({ route, size }) => `${route} ${kilobytes(size)}`)
            .join(', '),
        ],
      };
    });
  },
};
