/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buyOf, cash, ofNota, pieceSupply, saleOf, soldBy } from '../../apps/server/src/testing/buying.ts';
import { titipOf } from '../../apps/server/src/testing/depositing.ts';
import { type Client, MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { allowTunai } from '../../apps/server/src/testing/swiping.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { dialogFocused, typeText } from '../support/keyboard.ts';
import { Looker } from '../support/looker.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  DESKTOP,
  goTo,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();

const posted = async <T>(client: Client, path: string, body: object, toko?: string): Promise<T> => {
  const reply = await client.post(path, body, toko ? { toko } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as T;
};

/** F6 from the question to a line with its price, and a list that opens in it. */
const exchange = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  const [sold] = await soldBy(await stage.shop.login('KASIR'), next);
  const buy = new BuyPage(page);
  await new PosPage(page).open();
  await page.keyboard.press('F6');
  await looker.look('Emas lama', ['Kembali', 'Tukar dengan ini']);
  await dialogFocused(page);
  await typeText(page, sold?.no_faktur ?? '');
  await page.keyboard.press('Enter');
  // What was typed into is gone: the cursor stands where the next thing is asked.
  await page.locator('[name="berat_kotor"]:focus').waitFor();
  await page.getByRole('combobox', { name: 'Metode uji' }).click();
  await page.getByRole('option').first().waitFor();
  await looker.over('an open list of the exchange');
  await page.keyboard.press('Escape');
  await buy.field('berat_kotor').fill(String(sold?.berat).replace('.', ','));
  await buy.choose('BAGUS');
  await buy.photograph();
  await looker.look('Emas lama', ['Kembali', 'Tukar dengan ini']);
  await looker.leave();
};

/** What else the till opens: set aside, kept, picked up, its devices, its coupon, the customer's screen, the end of a sale. */
const till = async (looker: Looker, kept: string): Promise<void> => {
  const { page } = looker;
  const pos = new PosPage(page);
  await pos.open();
  await pos.scan(next().kode_barcode);
  await page.keyboard.press('F7');
  await page.locator('[data-barcode]').waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await looker.look('Lanjutkan transaksi', []);
  await looker.leave();
  await pos.ready();
  await pos.scan(next().kode_barcode);
  await page.keyboard.press('Shift+F7');
  await looker.look(/^Titip 1 barang/, ['Batal', 'Titipkan']);
  await page.keyboard.press('Control+s');
  await page.getByText('Nama Customer Tidak Boleh Kosong').waitFor();
  await looker.over('a deposit with problems');
  await looker.leave();
  for (const [keys, title] of [
    ['Alt+7', /titipan$/],
    ['Alt+8', 'Kupon'],
    ['Alt+0', 'Perangkat'],
  ] as const) {
    await page.keyboard.press(keys);
    await looker.look(title, []);
    await looker.leave();
  }
  // What the member left a deposit on is offered as soon as he is known, again at F3, and goes into the sale by Enter.
  await pos.pickMember(MEMBERS[0]?.kode_customer ?? '');
  await looker.look(/^Urusan/, []);
  await looker.leave();
  await page.getByText(/^Titipan \d/).waitFor();
  await page.keyboard.press('F3');
  await page.getByRole('dialog', { name: /^Urusan/ }).waitFor();
  await page.keyboard.press('Enter');
  await pos.line(kept).waitFor();
  await pos.pickSales();
  await page.keyboard.press('Alt+1');
  await page.locator('input[data-amount]:focus').waitFor();
  await page.locator('button[data-pay]').click();
  await looker.look(/Penjualan tersimpan/, ['Transaksi berikutnya']);
  await page.keyboard.press('Enter');
};

/** What is done with a deposit, and the forms of card, payout, payment and moving. */
const papers = async (looker: Looker, no_titip: string): Promise<void> => {
  const { page } = looker;
  await goTo(page, `/titip-barang?no_faktur=${no_titip}`);
  const drawer = await looker.look(new RegExp(no_titip), ['Tambah Titipan', 'Perpanjang', 'Batal Titip']);
  for (const [name, title, buttons] of [
    ['Tambah Titipan', /^Tambah titipan/, ['Batal', 'Titipkan']],
    ['Perpanjang', /^Perpanjang /, ['Batal', 'Perpanjang']],
    ['Batal Titip', /^Batal titip/, ['Batal', 'Kembalikan']],
  ] as const) {
    await drawer.getByRole('button', { name, exact: true }).click();
    await looker.look(title, buttons);
    await looker.leave();
  }
  for (const route of ['/gesek-tunai', '/pencairan-gesek', '/bayar-pembelian', '/lihat-pindah-barang']) {
    await goTo(page, route);
    await page.keyboard.press('Insert');
    const list = page.getByRole('form').or(page.locator('form')).getByRole('combobox').last();
    await list.click();
    await page.getByRole('option').first().waitFor();
    await looker.over(`the form of ${route}`);
    await page.keyboard.press('Escape');
  }
};

/** Sales that wait for their validation: one of them, and why some are refused. */
const waiting = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  const [owner, kasir] = [await stage.shop.login('OWN'), await stage.shop.login('KASIR')];
  const needed = (VALIDASI_JUAL_BELI: boolean) =>
    owner.put('para-system', { values: { VALIDASI_JUAL_BELI } }, { toko: 'K01' });
  await needed(true);
  const piece = next();
  await posted(kasir, 'penjualan', saleOf([piece], [cash(piece.harga_jual)]));
  await needed(false);
  // By its address: who stands inside is asked about the changed settings.
  await openScreen(page, '/validasi-jual-beli');
  const one = page.getByText(/MV[A-Z0-9]{12}/).first();
  await one.waitFor();
  if (looker.width === DESKTOP.width) {
    await page.locator('table[role=grid]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else await one.click();
  await looker.look(/^MV/, ['Validasi', 'Tolak']);
  await looker.leave();
  await page.getByRole('button', { name: /^Pilih semua/ }).click();
  await page.getByRole('button', { name: /^Tolak/ }).click();
  await looker.look(/^Tolak \d nota/, ['Batal', 'Tolak']);
  await looker.leave();
};

/** A new lot, what moves into it, and its end. */
const lots = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  await goTo(page, '/sortir-belian');
  await page.keyboard.press('Insert');
  await looker.look('Lot baru', ['Kembali', 'Buka lot']);
  await looker.leave();
  await page.locator('[data-barcode]').first().press(' ');
  await page.getByRole('button', { name: 'Cuci', exact: true }).last().click();
  await looker.look('Ke Cuci', ['Kembali', 'Pindahkan']);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await goTo(page, '/sortir-belian');
  if (looker.width !== DESKTOP.width) await page.getByText('Cuci', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Selesai', exact: true }).first().click();
  await looker.look(/^Selesai /, ['Kembali', 'Selesai']);
  await looker.leave();
};

/** Papers that wait and that failed, and where one may go instead. */
const queue = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  await goTo(page, '/antrian-cetak');
  await page.getByText('KABEL').first().waitFor();
  await looker.over('a queue with papers in it');
  await page.getByRole('button', { name: /^Pindah printer/ }).click();
  await looker.look('Pindah ke printer mana?', []);
  await looker.leave();
};

const prepare = async (): Promise<{ no_titip: string; kept: string }> => {
  const [owner, spv] = await Promise.all([stage.shop.login('OWN'), stage.shop.login('SPV')]);
  await posted(spv, 'cash', {
    jenis: 'MASUK',
    kategori: 'MODAL',
    jumlah_rp: 100_000_000,
    keterangan: 'MODAL',
  });
  await allowTunai(owner);
  const [sold] = await soldBy(spv, next);
  if (!sold) throw new Error('nothing sold');
  await posted(spv, 'pembelian', await buyOf(spv, [ofNota(sold, { kondisi_barang: 'CUCI' })]));
  for (const kode_printer of ['KABEL', 'KABEL2']) {
    const printer = {
      kode_printer,
      nama_printer: kode_printer,
      jenis: 'NOTA',
      profil: 'ESCPOS80',
      driver: 'SERIAL',
    };
    await owner.post('printer', { ...printer, alamat: '' }, { toko: 'K01' });
    await posted(spv, 'cetak', { apa: 'DOKUMEN', nomor: sold.no_faktur, kode_printer });
  }
  const { no_faktur } = await posted<{ no_faktur: string }>(spv, 'titip', titipOf([next()], 200_000));
  const kept = next();
  const { kode_customer } = MEMBERS[0] ?? {};
  await posted(spv, 'titip', titipOf([kept], 200_000, { kode_customer }));
  return { no_titip: no_faktur, kept: kept.kode_barcode };
};

describe.each([
  ['desktop', DESKTOP, 500],
  ['phone', PHONE, 420],
] as const)('on the %s', (_name, viewport, low) => {
  test(
    "the counter's dialogs keep their buttons in sight on a low window, and axe-core finds nothing",
    async () => {
      const { no_titip, kept } = await prepare();
      const visitor = await visit(stage.browser, stage.shop, viewport);
      await signIn(visitor, 'SPV1');
      const looker = new Looker(visitor, viewport, low);
      await exchange(looker);
      await till(looker, kept);
      await papers(looker, no_titip);
      await lots(looker);
      await waiting(looker);
      await queue(looker);
      expect(looker.found).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    2 * PATIENCE,
  );
});

test(
  "axe-core finds nothing on the customer's screen through a sale, and on the page of a nota whatever is true of it",
  async () => {
    const spv = await stage.shop.login('SPV');
    const [sold, again] = [(await soldBy(spv, next))[0], (await soldBy(spv, next))[0]];
    if (!sold || !again) throw new Error('nothing sold');
    await posted(spv, 'pembelian', await buyOf(spv, [ofNota(again)]));
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const signed = (no: string) => `${no}.${stage.shop.app.kadar.signatures.sign('nota', no)}`;
    const found: string[] = [];
    const looked = async (name: string) =>
      found.push(...(await accessibilityFindings(visitor.page)).map((finding) => `${name} ${finding}`));
    for (const [name, code] of [
      ['genuine', signed(sold.no_faktur)],
      ['bought back', signed(again.no_faktur)],
      ['forged', `${sold.no_faktur}.0000000000000000`],
    ] as const) {
      await visitor.page.goto(`/cek-nota/${code}?lang=hk`);
      await looked(name);
    }
    const till = await visit(stage.browser, stage.shop);
    await signIn(till, 'SPV1');
    const pos = new PosPage(till.page);
    await pos.open();
    await pos.pairScreen(visitor.page);
    await looked('idle');
    await pos.scan(next().kode_barcode);
    await visitor.page.getByRole('list').first().waitFor();
    await looked('lines');
    const sent = async (path: string, data: object): Promise<{ id: string }> => {
      const headers = { 'idempotency-key': randomUUID() };
      const reply = await till.page.request.post(`/api/v1/${path}`, { data, headers });
      expect(reply.status(), await reply.text()).toBe(200);
      return (await reply.json()).data;
    };
    const ask = async (data: object, shows: RegExp): Promise<void> => {
      const { id } = await sent('layar/tanya', data);
      const question = visitor.page.getByRole('heading', { name: shows });
      await question.waitFor();
      await looked(JSON.stringify(data));
      await sent(`layar/tanya/${id}/batal`, {});
      await question.waitFor({ state: 'detached' });
    };
    await ask({ jenis: 'TUKAR', beli: 3_675_000, selisih: -75_000 }, /^Emas lama dihargai/);
    // The screen stood there before this customer came in.
    await stage.shop.look("update layar set dipasang_at = dipasang_at - interval '1 hour'");
    await ask({ jenis: 'PIN_BARU', kode_customer: MEMBERS[0]?.kode_customer }, /^Pilih PIN/);
    await pos.pickSales();
    await pos.payCash((await pos.total()) + 50_000);
    await pos.pay();
    await visitor.page.getByRole('heading', { name: 'Terima kasih' }).waitFor();
    await visitor.page.getByText('Dibayar', { exact: true }).waitFor();
    await looked('change');
    const qris = 'NSIPIC/K01/QRIS/AbCdEfGhIjKlMnOp.jpg';
    await stage.shop.app.kadar.files.put(qris, await picture(200, 200).jpeg().toBuffer());
    await stage.shop.look('update tokos set qris = $1 where kode_toko = $2', [qris, 'K01']);
    await visitor.page.reload();
    await pos.nextSale();
    await pos.scan(next().kode_barcode);
    await till.page.keyboard.press('Alt+5');
    const code = visitor.page.getByRole('img', { name: 'QRIS toko' });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
    await till.page.locator('input[data-amount]:focus').waitFor();
    await typeText(till.page, '100000');
    // What is typed is not paid yet: it says how, and what is missing.
    await visitor.page.getByText('Kurang', { exact: true }).waitFor();
    await visitor.page.getByText('Rp. 100.000', { exact: true }).waitFor();
    expect(await visitor.page.getByText('Dibayar', { exact: true }).count()).toBe(0);
    await visitor.page.getByText(/Rp\. [\d.]+\/g/).waitFor();
    await looked('QRIS');
    expect(found).toEqual([]);
    expect([...visitor.complaints, ...till.complaints]).toEqual([]);
  },
  PATIENCE,
);
