import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, type TestApp } from '../../apps/server/src/testing/harness.ts';
import { type Chains, startChains } from '../../apps/server/src/tests/antar-server/chains.fixture.ts';
import { Shell } from '../page-models/shell.ts';
import { launchBrowser } from '../support/browser.ts';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import type { Shop } from '../support/shop.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

let chains: Chains;
let browser: Browser;

beforeAll(async () => {
  [chains, browser] = await Promise.all([startChains(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await chains?.close();
});

const shopOf = (server: TestApp): Shop => ({
  ...server,
  address: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
});
const fine = async ({ page }: Visitor): Promise<void> =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

test(
  'a bag of money goes to a shop of another server by keyboard: nothing is received while the line is cut, then it is counted with a shortage',
  async () => {
    const spv = await chains.cabang.login('SPV');
    const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000_000, keterangan: 'MODAL' };
    expect((await spv.post('cash', modal)).status).toBe(200);
    const sender = await visit(browser, shopOf(chains.cabang));
    await signIn(sender, 'SPV1');
    await openScreen(sender.page, '/kirim-uang', 'Kirim Uang');
    await sender.page.keyboard.press('Insert');
    await tabTo(sender.page, /^Toko tujuan/);
    await pickNamed(sender.page, 'K02');
    await tabTo(sender.page, /^Jumlah/);
    await typeText(sender.page, '750000');
    await tabTo(sender.page, /^Keterangan/);
    await typeText(sender.page, 'SETORAN');
    await tabTo(sender.page, /^No segel/);
    await typeText(sender.page, 'S-12');
    await sender.page.keyboard.press('F9');
    const posted = sender.page.getByText(/^KUK01\w+ tersimpan$/);
    const [no = ''] = (await posted.innerText()).split(' ');
    await chains.meet();

    const receiver = await visit(browser, shopOf(chains.pusat));
    await signIn(receiver, 'KASIR2');
    await openScreen(receiver.page, '/terima-uang', 'Terima Uang');
    await receiver.page.keyboard.press('Insert');
    await tabTo(receiver.page, /^Nomor referensi/);
    await pickNamed(receiver.page, no);
    await tabTo(receiver.page, /^Uang yang dihitung/);
    await typeText(receiver.page, '700000');
    await tabTo(receiver.page, /^Sebab/);
    await typeText(receiver.page, 'KURANG SATU LEMBAR');
    await fine(receiver);
    // Without the sender's word nothing is received, and nothing that was typed is lost.
    chains.toCabang.cut('*', 'before it is sent');
    await receiver.page.keyboard.press('F9');
    await receiver.page
      .getByText(/servernya tidak menjawab/)
      .first()
      .waitFor();
    await fine(receiver);
    chains.toCabang.mend();
    await receiver.page.keyboard.press('F9');
    await new Shell(receiver.page).approve('SPV2', PASSWORD);
    await receiver.page.getByText(/^TUK02\w+ tersimpan$/).waitFor();

    await chains.meet();
    await sender.page.getByText(no).first().click();
    await sender.page.getByText('KURANG SATU LEMBAR').waitFor();
    await fine(sender);
    expect([...sender.complaints, ...receiver.complaints]).toEqual([]);
    expect(await chains.findings()).toEqual([]);
  },
  PATIENCE,
);
