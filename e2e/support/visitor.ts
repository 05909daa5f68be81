/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import type { Shop } from './shop.ts';

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * KADAR_E2E_SLOW=N: the flows on a processor N times slower and with every call's answer N × 60 ms late, so that a
 * flow which presses a key before its screen is ready is found here and not on somebody's busy machine.
 */
const SLOW = Number(process.env.KADAR_E2E_SLOW ?? 1);

/** Time for one flow, in ms: generous, since what hangs is found by the shorter waits inside. */
export const PATIENCE = 240_000 * SLOW;

/** Time for one wait inside, in ms: on a machine that does other things as well a screen takes half a minute. */
const WAIT_MS = 60_000 * SLOW;

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await context.route('**/api/v1/**', async (route) => {
    await sleep(SLOW * 60);
    await route.fallback();
  });
};

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the page's console and scripts complained of; a flow ends with none. */
  complaints: string[];
}

/** The browser itself reports every refused call, and a socket that asks while the line is cut; the screens answer for those. */
const OF_THE_LINE = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;

const LAST_CALLS = 8;

/** Of the flow that runs now: a picture, and in words, where no picture is kept, where it stood and what was answered last. */
export const pictureWhenFailed = (page: Page): void => {
  const calls: string[] = [];
  const keep = (answer: Response): void => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${answer.request().method()} ${pathname} ${answer.status()}`);
    if (calls.length > LAST_CALLS) calls.shift();
  };
  page.on('response', keep);
  // A page may serve many flows.
  onTestFinished(() => void page.off('response', keep));
  onTestFailed(async () => {
    if (page.isClosed()) return;
    const picture = join(tmpdir(), `kadar-failed-${Date.now()}.png`);
    await page.screenshot({ path: picture });
    const seen = await page.evaluate(() => ({
      focus: document.activeElement?.outerHTML.slice(0, 200),
      above: [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alert]')].map((one) =>
        one.innerText.slice(0, 500),
      ),
    }));
    const words = JSON.stringify({ at: page.url(), ...seen, calls }, null, 1);
    process.stderr.write(`the screen when it failed: ${picture}\n${words}\n`);
  });
};

/** A browser window of its own, as a shop's till or phone. */
export const visit = async (browser: Browser, shop: Shop, viewport = DESKTOP): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport,
    baseURL: shop.address,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    acceptDownloads: true,
    // What fades by itself, as a toast does, would fade while a flow looks at it.
    reducedMotion: 'reduce',
  });
  // There is no printer here, and a headless browser may crash over the PDF of a frame that asks for one.
  await context.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  if (SLOW > 1) await slowDown(context, page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_LINE.test(message.text())) complaints.push(message.text());
  });
  pictureWhenFailed(page);
  return { page, context, complaints };
};

/** Signs in past the login screen, for flows that are about something else. */
export const signIn = async ({ page }: Visitor, user_id: string): Promise<void> => {
  const answer = await page.request.post('/api/v1/users/login', {
    data: { user_id, password: PASSWORD, takeover: true },
  });
  if (!answer.ok()) throw new Error(`login of ${user_id}: ${await answer.text()}`);
  anotherUser.add(page);
};

/** Pages whose program was loaded before their user signed in. */
const anotherUser = new WeakSet<Page>();

/** Opens a screen and waits for what it asked for at first, as a person looks before pressing a key. */
export const openScreen = async (page: Page, route: string, title: string | RegExp = /./): Promise<void> => {
  await page.goto(route);
  anotherUser.delete(page);
  await drawn(page, title);
};

/** The same from inside, as by the menu: the program is not loaded anew. */
export const walkTo = async (page: Page, route: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    document.title = '';
    history.pushState({}, '', to);
    return document.querySelector('h1')?.textContent;
  }, route);
  // The screen that is left stays until the next one stands, and may name itself once more.
  await page.waitForFunction(
    (old) => document.title !== '' && document.querySelector('h1')?.textContent !== old,
    left,
  );
  await drawn(page);
};

/** To another screen as a person comes to it: by its address at first, from inside where the program stands already. */
export const goTo = async (page: Page, route: string, title: string | RegExp = /./): Promise<void> => {
  const elsewhere = await page.evaluate((to) => {
    const shell = document.querySelector('#content h1');
    return shell !== null && location.pathname !== new URL(to, location.href).pathname;
  }, route);
  if (!elsewhere || anotherUser.has(page)) return openScreen(page, route, title);
  await hush(page);
  await walkTo(page, route);
  await drawn(page, title);
};

/** What was said on one screen is not to be taken for something said on the next. */
const hush = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton'))
      close.click();
  });
  const toasts = page.locator('.mantine-Notification-root');
  await expect.poll(() => toasts.count()).toBe(0);
};

const drawn = async (page: Page, title: string | RegExp = /./): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1, name: title }).first();
  await heading.waitFor();
  await page.locator('[data-loading], [aria-busy=true]').first().waitFor({ state: 'detached' });
  // The keys of a screen are heard from the moment after it was painted.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  // A screen may ask for its declaration once it was opened, with nothing drawn meanwhile.
  await heading.waitFor();
};

interface Axe {
  run(
    within: string,
    options: { resultTypes: ['violations'] },
  ): Promise<{
    violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
  }>;
}

/** Until nothing fades or slides any more (a countdown never ends, so two seconds at most): what fades in has no contrast yet. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const latest = performance.now() + 2_000;
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    for (let quiet = 0; quiet < 2 && performance.now() < latest; quiet++) {
      await new Promise(requestAnimationFrame);
      const now = moving();
      if (now.length === 0) continue;
      quiet = -1;
      const end = new Promise((late) => setTimeout(late, latest - performance.now()));
      await Promise.race([end, Promise.allSettled(now.map(({ finished }) => finished))]);
    }
  });

const holdsAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in globalThis);

/**
 * What axe-core finds on the page, WCAG 2.2 AA and best practice; empty on every screen. `within` is what is new where
 * the rest was looked at already.
 */
export const accessibilityFindings = async (page: Page, within = 'html'): Promise<string[]> => {
  await still(page);
  // Once a document: reading its half megabyte costs more than most runs of it.
  if (!(await holdsAxe(page))) await page.evaluate(await AXE);
  return page.evaluate(async (root) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // All rules run; what passed is not described, nor carried out of the browser.
    const { violations } = await axe.run(root, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, within);
};
