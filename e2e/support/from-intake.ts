import { expect } from 'vitest';
import {
  type LocalWablas,
  startLocalWablas,
} from '../../apps/server/src/platform/messaging/wablas.fixture.ts';
import { wablasHostOf } from '../../apps/server/src/platform/messaging/wablas-hosts.ts';
import { ClosingPage, lembarOf } from '../page-models/closing-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import type { Stage } from './stage.ts';
import { accessibilityFindings, openScreen, type Visitor, visit } from './visitor.ts';

/** The chain has an account at a local Wablas, which is closed by who asked for it. */
export const writesToCustomers = async ({ shop }: Stage): Promise<LocalWablas> => {
  const wablas = await startLocalWablas();
  Object.assign(shop.config, {
    wablasToken: 'TOKEN',
    wablasSecret: 'RAHASIA',
    wablasHosts: [wablasHostOf(wablas.url)],
  });
  const owner = await shop.login('OWN');
  const on = { WABLAS_MODULE: true, WABLAS_BASE_URL: wablas.url };
  expect((await owner.put('para-system', { values: on }, { toko: '*' })).status).toBe(200);
  return wablas;
};

/** A second screen, taken on by the till of who is signed in. */
export const customersScreen = async ({ browser, shop }: Stage, { page }: Visitor) => {
  const screen = await visit(browser, shop);
  await openScreen(page, '/transaksi-penjualan', 'Transaksi Penjualan');
  await new PosPage(page).pairScreen(screen.page);
  return {
    ...screen,
    shows: (text: string | RegExp) => screen.page.getByText(text).first().waitFor(),
    findings: () => accessibilityFindings(screen.page),
  };
};

/** The voucher of the next document of this path, as it is answered. */
export const paperOf = async ({ page }: Visitor, path: string): Promise<string | undefined> => {
  const reply = await page.waitForResponse(
    (one) => one.url().includes(`/${path}/`) && one.url().endsWith('/voucher'),
  );
  return reply.headers()['content-type'];
};

/** What came into the drawer and went out of it, by what for; rupiah. */
export const cashOf = async ({ shop }: Stage): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await shop.look<{ kategori: string; rp: number }>(
        "select kategori, sum(masuk - keluar)::float8 as rp from kas_mutasi where kode_toko = 'K01' group by 1",
      )
    ).map(({ kategori, rp }) => [kategori, rp]),
  );

/** The evening: the drawer is counted as the books say, and the day closed without a difference. */
export const closesEven = async (stage: Stage, { page }: Visitor): Promise<void> => {
  await openScreen(page, '/tutup-harian', 'Tutup Harian');
  const closing = new ClosingPage(page);
  await closing.count(lembarOf(Object.values(await cashOf(stage)).reduce((sum, rp) => sum + rp, 0)));
  await closing.close();
  expect(
    await stage.shop.look(
      "select (ringkasan->'selisih')::text as selisih from tutup_harian where kode_toko = 'K01'",
    ),
  ).toEqual([{ selisih: '[]' }]);
};
