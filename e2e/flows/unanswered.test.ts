import { messageText } from '@kadar/contract/errors.ts';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/testing/buying.ts';
import { titipOf } from '../../apps/server/src/testing/depositing.ts';
import type { Client, Reply } from '../../apps/server/src/testing/harness.ts';
import { allowPledges, pledged } from '../../apps/server/src/testing/pledging.ts';
import { HutangPage } from '../page-models/hutang-page.ts';
import { dialogFocused } from '../support/keyboard.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE } from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const next = pieceSupply();
/** Head office, for what only prepares: nobody else signs in as it. */
let office: Client;

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};

beforeAll(async () => {
  await allowPledges(await stage.shop.login('OWN'));
  office = await stage.shop.login('MU');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  ok(await office.post('cash', modal, { toko: 'K01' }));
});

/** The amounts of the documents of a kind, as they were posted. */
const amountsOf = async (jenis: string): Promise<number[]> =>
  (
    await stage.shop.look<{ rp: number }>(
      'select grand_total::int as rp from dokumen where jenis = $1 order by no_faktur',
      [jenis],
    )
  ).map(({ rp }) => rp);

/** A proxy that gives up on a server that saved: until `mend` its answers are 502. */
const brokenProxy = async (page: Page, path: string) => {
  const fail = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' });
  };
  await page.route(path, fail);
  return {
    said: () =>
      page
        .getByRole('alert')
        .filter({ hasText: messageText('REQUEST_GAGAL', 'id') })
        .first()
        .waitFor(),
    mend: () => page.unroute(path, fail),
  };
};

/** Its answer never comes, although it saved: settled once it did. */
const answerStaysOut = (page: Page, path: string): Promise<void> =>
  new Promise((saved, failed) => {
    void page.route(path, (route) => route.fetch().then(() => saved(), failed), { times: 1 });
  });

test(
  'a second deposit whose answer a proxy lost, or a reload, stands once; another amount is asked about first',
  async () => {
    const spv = await stage.shop.login('SPV');
    const { no_faktur } = ok<{ no_faktur: string }>(await spv.post('titip', titipOf([next()], 200_000)));
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    const form = page.getByRole('dialog', { name: /^Tambah titipan/ });
    const question = page.getByRole('dialog', { name: 'Jawaban server belum diterima' });
    const add = async (rupiah: number): Promise<void> => {
      await page.getByRole('button', { name: 'Tambah Titipan' }).click();
      await form.waitFor();
      await dialogFocused(page);
      await page.keyboard.type(String(rupiah));
      await page.keyboard.press('Control+s');
    };
    const more = '**/api/v1/tambah-titip';
    await openScreen(page, `/titip-barang?no_faktur=${no_faktur}`, 'Titip Barang');

    const proxy = await brokenProxy(page, more);
    await add(500_000);
    await proxy.said();
    expect(await amountsOf('TITIP_TAMBAH')).toEqual([500_000]);
    await proxy.mend();
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toEqual([500_000]);

    const saved = answerStaysOut(page, more);
    await add(300_000);
    await saved;
    await page.reload();
    await add(300_000);
    await question.waitFor();
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([]);
    await question.getByRole('button', { name: 'Kirim Ulang' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toEqual([500_000, 300_000]);

    // Answered, the same amount is more money.
    await add(300_000);
    await form.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toEqual([500_000, 300_000, 300_000]);

    const again = await brokenProxy(page, more);
    await add(100_000);
    await again.said();
    await again.mend();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await add(150_000);
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toHaveLength(4);
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: 'Ubah transaksi' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toHaveLength(4);
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'detached' });
    expect(await amountsOf('TITIP_TAMBAH')).toEqual([500_000, 300_000, 300_000, 100_000, 150_000]);
    expect(visitor.complaints).toEqual([]);
  },
  2 * PATIENCE,
);

test(
  'a payment on a pledge whose answer a proxy lost is sent again, and stands once',
  async () => {
    const no = await pledged(office, 5_000_000);
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    const card = new HutangPage(page);
    await card.card(no);
    const dialog = await card.open('c', /^Cicil pokok /);
    await page.keyboard.type('1000000');
    await card.serve(dialog);
    const proxy = await brokenProxy(page, '**/api/v1/hutang-cicil');
    await page.keyboard.press('F9');
    await proxy.said();
    await proxy.mend();
    expect(await amountsOf('HUTANG_CICIL')).toHaveLength(1);
    await card.post(dialog, /^Sisa pokok /);
    expect(await amountsOf('HUTANG_CICIL')).toHaveLength(1);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
