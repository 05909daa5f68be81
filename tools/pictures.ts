/**
 * `npm run pictures`: the pictures of README.md, taken anew in a demo of its own on a free port. What it shows is
 * said by the seed; its days are counted from today (KADAR_DEMO_DAYS, KADAR_DEMO_TODAY and KADAR_DEMO_SEED as in the demo).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedBarang } from '@kadar/contract/endpoints/barang.ts';
import { DEMO_PASSWORD } from '@kadar/demo-data/places.ts';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/support/browser.ts';

const ROOT = join(import.meta.dirname, '..');
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

interface Picture extends Record<'name' | 'user' | 'screen', string> {
  viewport?: typeof DESKTOP;
  /** What stands there before anything is done. */
  ready: string;
  act?(page: Page): Promise<void>;
}

/** Above it a sale asks for an approval. */
const MOST_RP = 10_000_000;

/** The first piece for sale of each kind, as the list has them: one with a photo, and not too dear. */
const firstOf = async (page: Page, kinds: readonly string[]): Promise<string[]> => {
  const codes: string[] = [];
  for (const kind of kinds) {
    const answer = await page.request.get(`/api/v1/barang?status=READY&kode_dept=${kind}&foto=1`);
    const { data } = (await answer.json()) as { data: Pick<ListedBarang, 'kode_barcode' | 'harga_jual'>[] };
    const fits = data.filter(({ harga_jual }) => harga_jual !== null && harga_jual < MOST_RP);
    codes.push(...fits.slice(0, 1).map(({ kode_barcode }) => kode_barcode));
  }
  return codes;
};

const sell = async (page: Page, kinds: readonly string[]): Promise<void> => {
  for (const code of await firstOf(page, kinds)) {
    await page.locator('input[data-scan]').fill(code);
    await page.keyboard.press('Enter');
    await page.locator(`[data-barcode="${code}"]`).waitFor();
  }
};

const count = async (page: Page): Promise<void> => {
  for (const [pecahan, lembar] of Object.entries({ '100.000': 43, '50.000': 12, '20.000': 5, '10.000': 2 }))
    await page.getByLabel(new RegExp(`^Lembar Rp\\D*${pecahan}$`)).fill(String(lembar));
};

const PICTURES: Picture[] = [
  {
    name: 'pos',
    user: 'KASIR1',
    screen: '/transaksi-penjualan',
    ready: 'input[data-scan]:focus',
    async act(page) {
      await sell(page, ['CCN', 'KLG', 'GLG']);
      await page.keyboard.press('Alt+1');
    },
  },
  { name: 'dashboard', user: 'OWNER', screen: '/dashboard', ready: 'canvas, svg' },
  {
    name: 'laporan',
    user: 'OWNER',
    screen: '/laporan-penjualan-global-jenis',
    ready: 'input',
    async act(page) {
      await page.getByRole('button', { name: 'Periode' }).click();
      await page.getByRole('menuitem', { name: 'Bulan Ini' }).click();
      await page.keyboard.press('F9');
      await page.locator('table[role=grid] tbody tr').first().waitFor();
    },
  },
  { name: 'tutup-harian', user: 'SPV1', screen: '/tutup-harian', ready: 'h1', act: count },
  { name: 'data-barang', user: 'SPV1', screen: '/data-barang', ready: 'table[role=grid] tbody tr' },
  {
    name: 'pos-phone',
    user: 'KASIR1',
    screen: '/transaksi-penjualan',
    viewport: PHONE,
    ready: 'input[data-scan]',
    act: (page) => sell(page, ['CCN', 'ANT']),
  },
];

/** Fonts, and the photos in sight; others are fetched when they come into it. */
const SHOWN = `Promise.all([document.fonts.ready, ...[...document.images].map((image) =>
  image.getBoundingClientRect().top < innerHeight && image.decode().catch(() => undefined))]).then(() => undefined)`;

/** Until all that is there and nothing is asked for or moves any more. */
const still = async (page: Page): Promise<void> => {
  await page.locator('[data-loading], [aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.evaluate(SHOWN);
  await page.locator('.mantine-Notification-root').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(1_000);
};

const take = async (browser: Browser, baseURL: string, picture: Picture): Promise<void> => {
  const context = await browser.newContext({
    viewport: picture.viewport ?? DESKTOP,
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const data = { user_id: picture.user, password: DEMO_PASSWORD, takeover: true };
  const login = await page.request.post('/api/v1/users/login', { data });
  if (!login.ok()) throw new Error(`login of ${picture.user}: ${await login.text()}`);
  await page.goto(picture.screen);
  await page.locator(picture.ready).first().waitFor();
  await picture.act?.(page);
  await still(page);
  await page.screenshot({ path: join(ROOT, 'docs/pictures', `${picture.name}.png`), caret: 'hide' });
  await context.close();
};

const data = mkdtempSync(join(tmpdir(), 'kadar-pictures-'));
const server = spawn(process.execPath, [join(ROOT, 'tools/run.ts'), 'demo'], {
  env: { ...process.env, KADAR_DATA: data, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      const [, found] = /^Kadar: (http\S+)$/m.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('the demo ended before it was there')));
  });
  const browser = await launchBrowser();
  try {
    for (const picture of PICTURES) await take(browser, address, picture);
  } finally {
    await browser.close();
  }
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
