import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellWaiting } from '../../apps/server/src/modules/barang-luar/sell.ts';
import { sendDue } from '../../apps/server/src/modules/barang-luar/send.ts';
import {
  type LocalWoo,
  startLocalWoo,
  wooOrder,
} from '../../apps/server/src/modules/barang-luar/woo/woo.fixture.ts';
import { form, picture } from '../../apps/server/src/testing/pictures.ts';
import { deliveryOf, tagOf } from '../../apps/server/src/testing/receiving.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { pickFirst, pickNamed, tabTo } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
let woo: LocalWoo;
beforeAll(async () => {
  woo = await startLocalWoo('KAMI');
  Object.assign(stage.shop.config, { kanal: new Map([['KAMI', woo.kanal]]), publicUrl: stage.shop.address });
});
afterAll(() => woo?.close());

const K01 = { toko: 'K01' };

/** A channel with its courier, and two photographed pieces tagged out of a delivery. */
const arranged = async (): Promise<string[]> => {
  const [owner, spv] = [await stage.shop.login('OWN'), await stage.shop.login('SPV')];
  const done = async <T>(reply: Promise<{ status: number; body: { data?: unknown } }>): Promise<T> => {
    const { status, body } = await reply;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as T;
  };
  const values = {
    EXTERNAL_WEB_ITEM_MODULE: true,
    MARKETPLACE_INTEGRATION_MODULE: true,
    MARKETPLACE_SLIP_MODULE: true,
  };
  await done(owner.put('para-system', { values }, { toko: '*' }));
  const channel = { kode_marketplace: 'KAMI', nama_marketplace: 'WEB KITA', nama_akun: 'Emas' };
  const more = { biaya_persen: 4.5, ekspedisi: [{ nama_ekspedisi: 'JNE' }], user_id: 'ADMIN' };
  await done(owner.post('marketplace', { ...channel, ...more }, { toko: '*' }));
  const { no_faktur } = await done<{ no_faktur: string }>(owner.post('terima-supplier', deliveryOf(), K01));
  const image = await picture(900, 900).jpeg().toBuffer();
  const barcodes: string[] = [];
  for (const berat of [3, 4]) {
    const { kode_barcode } = await done<{ kode_barcode: string }>(
      spv.post('barang', tagOf(`${no_faktur}/1`, berat)),
    );
    const { body, headers } = form([{ name: 'image', value: image, filename: 'foto.jpg' }]);
    await done(spv.put(`foto_produk/${kode_barcode}`, body, { headers }));
    barcodes.push(kode_barcode);
  }
  return barcodes;
};

/** What the channel reports, as it does it. */
const report = async (id: number, kode_barcode: string, price: number): Promise<void> => {
  const body = wooOrder(id, [{ sku: kode_barcode, price }]);
  const address = `${stage.shop.address}/api/v1/barang-luar/webhook/KAMI`;
  const answer = await fetch(address, { method: 'POST', headers: woo.signed(body), body });
  expect(answer.status, await answer.text()).toBe(200);
};
const orders = () =>
  stage.shop.look<{ no: string; status: string; no_faktur: string; total: number }>(
    'select no_pesanan_luar as no, status, menjadi as no_faktur, total::int from pesanan_luar order by 1',
  );
const priceOf = async (kode_barcode: string): Promise<number> =>
  (
    await stage.shop.look<{ harga: number }>('select harga::int from barang_luar where kode_barcode = $1', [
      kode_barcode,
    ])
  )[0]?.harga ?? 0;

test(
  'pieces are put on a channel by keyboard; one is ordered there while a till scans it, packed with its slip and paid out, the other is the till’s',
  async () => {
    const [online = '', counter = ''] = await arranged();
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/kirim-barang-external', 'Kirim Barang External');
    await page.getByRole('checkbox', { name: `Pilih ${online}` }).waitFor();
    // The two that have a photo stand first.
    for (const count of [1, 2]) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.getByText(`${count} dipilih`).waitFor();
    }
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('k');
    await page.getByRole('dialog', { name: 'Kirim 2 barang ke WEB KITA' }).waitFor();
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText('0 dipilih').waitFor();
    await sendDue(stage.shop.app.kadar);
    expect([...woo.products.values()].map(({ sku }) => sku).sort()).toEqual([online, counter].sort());

    // What may be asked of those that are shown, each dialog looked at and left.
    await openScreen(page, '/update-barang-external', 'Update Barang External');
    await page.getByText(online).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('1 dipilih').waitFor();
    for (const key of ['k', 't', 'o']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }

    // The till has the one on its screen when the channel sells it; the other it sells before the channel does.
    const till = await visit(stage.browser, stage.shop);
    await signIn(till, 'KASIR1');
    const pos = new PosPage(till.page);
    await pos.open();
    await pos.scan(online);
    await pos.pickSales();
    await till.page.keyboard.press('Alt+1');
    await report(7001, online, await priceOf(online));
    await till.page.keyboard.press('F9');
    await pos.line(online).getByRole('alert').filter({ hasText: 'Stock Barang Tidak Tersedia' }).waitFor();
    await pos.back();
    await till.page.keyboard.press('Delete');
    await pos.line(online).waitFor({ state: 'detached' });
    await pos.scan(counter);
    await pos.pay();
    await report(7002, counter, await priceOf(counter));
    await sendDue(stage.shop.app.kadar);
    expect(woo.orders.get('7002')?.status).toBe('cancelled');
    await sellWaiting(stage.shop.app.kadar);
    const [sold, lost] = await orders();
    expect([sold?.status, lost?.status]).toEqual(['TERJUAL', 'HABIS']);

    await openScreen(page, '/update-barang-external', 'Update Barang External');
    await page.keyboard.press('Alt+2');
    await page.getByRole('row').filter({ hasText: '7001' }).waitFor();
    await page.getByRole('row').filter({ hasText: '7001' }).click();
    await page.getByText('Pesanan 7001').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Cetak', exact: false }).first().waitFor();
    await page.locator('iframe[title*="Nota"]').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => stage.shop.look("select cetak from pesanan_luar where no_pesanan_luar = '7001'"))
      .toEqual([{ cetak: 1 }]);

    await openScreen(page, '/pencairan-marketplace', 'Pencairan Marketplace');
    await page.keyboard.press('Insert');
    await tabTo(page, /^Marketplace/);
    await pickNamed(page, 'KAMI');
    await tabTo(page, /7001/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Rekening/);
    await pickFirst(page);
    await page.getByRole('button', { name: /^Cairkan Rp/ }).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page
      .getByText(/^MCK01\w+/)
      .first()
      .waitFor();
    expect([...visitor.complaints, ...till.complaints]).toEqual([]);

    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'SPV1');
    await openScreen(phone.page, '/update-barang-external', 'Update Barang External');
    await phone.page
      .getByRole('button', { name: /^Pesanan/ })
      .first()
      .click();
    await phone.page.getByText('7001').first().waitFor();
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
  },
  PATIENCE,
);
