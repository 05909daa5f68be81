import { expect, test } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { deliveryOf, tagOf } from '../../apps/server/src/testing/receiving.ts';
import { trayOf } from '../../apps/server/src/testing/trays.ts';
import { LoginPage } from '../page-models/login-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const cashiersPhone = useSharedWindow(stage, 'KASIR2', { viewport: PHONE });

/** Pieces tagged out of a delivery of their own. */
const tagged = async (...weights: number[]): Promise<{ kode_barcode: string; hpp: number }[]> => {
  const [owner, spv] = [await stage.shop.login('OWN'), await stage.shop.login('SPV')];
  const delivery = await owner.post('terima-supplier', deliveryOf(), { toko: 'K01' });
  const { no_faktur } = delivery.body.data as { no_faktur: string };
  const made: { kode_barcode: string; hpp: number }[] = [];
  for (const berat of weights) {
    const reply = await spv.post('barang', tagOf(`${no_faktur}/1`, berat));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { kode_barcode } = reply.body.data as { kode_barcode: string };
    const [row] = await stage.shop.look<{ hpp: number }>(
      'select hpp::int from barang where kode_barcode = $1',
      [kode_barcode],
    );
    made.push({ kode_barcode, hpp: row?.hpp ?? 0 });
  }
  return made;
};

test(
  'pieces go to another shop by keyboard: sent under a seal, received by scan with one that weighs less, one refused, and sold there at what it cost here',
  async () => {
    const [one, two, three] = await tagged(3, 4, 5);
    if (!one || !two || !three) throw new Error('no pieces');
    const sender = await supervisorsWindow();
    await openScreen(sender.page, '/kirim-barang', 'Kirim Barang');
    await sender.page.keyboard.press('Insert');
    for (const { kode_barcode } of [one, two, three]) {
      await typeText(sender.page, kode_barcode);
      await sender.page.keyboard.press('Enter');
      await sender.page.getByText(new RegExp(`^${kode_barcode} · `)).waitFor();
    }
    await sender.page.keyboard.press('F9');
    await tabTo(sender.page, /^Ke toko/);
    await pickNamed(sender.page, 'K02');
    await tabTo(sender.page, /^No segel/);
    await typeText(sender.page, 'A-77');
    expect([...(await looks(sender.page)), ...(await accessibilityFindings(sender.page))]).toEqual([]);
    await sender.page.keyboard.press('F9');
    await sender.page.getByText(/^KIK01\w+ tersimpan$/).waitFor();

    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await new LoginPage(page).signIn('KASIR2');
    await openScreen(page, '/terima-barang', 'Terima Barang');
    await page.getByText(/^1 menuju kita/).waitFor();
    await page.keyboard.press('Insert');
    await page.getByText('3 barang masih di jalan').waitFor();
    for (const { kode_barcode } of [one, two]) {
      await typeText(page, kode_barcode);
      await page.keyboard.press('Enter');
      await page.getByLabel('Barang yang datang').getByText(kode_barcode).waitFor();
    }
    await page.keyboard.press('F8');
    await page.locator('[name="lines.0.sebab"]:focus').waitFor();
    await typeText(page, 'PENYOK');
    await page.locator('[name="lines.1.berat_terima"]').fill('2,95');
    await page.locator('[name="lines.1.sebab"]').fill('KURANG DI TIMBANGAN');
    await page.locator('[name="segel"]').fill('A-77');
    await tabTo(page, /^Ke baki/);
    await pickNamed(page, await trayOf(stage.shop, 'K02'));
    await page.keyboard.press('F9');
    // What weighs other than it left wants its photo; nothing that was typed is lost.
    await page.getByText('Foto barang wajib diambil').first().waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(40, 40).jpeg().toBuffer(),
      });
    await page.getByText('Foto tersimpan').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await new Shell(page).approve('SPV2', PASSWORD);
    await page.getByText(/^TIK02\w+ tersimpan$/).waitFor();
    expect(
      await stage.shop.look(
        'select kode_toko, kode_barcode, status, berat_asli::int, hpp::int from barang where kode_barcode = any($1) order by kode_toko, berat_asli',
        [[one.kode_barcode, two.kode_barcode, three.kode_barcode]],
      ),
    ).toEqual([
      {
        kode_toko: 'K01',
        kode_barcode: one.kode_barcode,
        status: 'TERKIRIM',
        berat_asli: 3000,
        hpp: one.hpp,
      },
      { kode_toko: 'K01', kode_barcode: two.kode_barcode, status: 'TRANSIT', berat_asli: 4000, hpp: two.hpp },
      {
        kode_toko: 'K01',
        kode_barcode: three.kode_barcode,
        status: 'TRANSIT',
        berat_asli: 5000,
        hpp: three.hpp,
      },
      { kode_toko: 'K02', kode_barcode: one.kode_barcode, status: 'READY', berat_asli: 3000, hpp: one.hpp },
    ]);

    // The sender takes back what was refused.
    await sender.page
      .getByText(/^KIK01\w{9}$/)
      .first()
      .click();
    await sender.page.getByText('Ditolak').waitFor();
    await sender.page.getByLabel(`Pilih ${two.kode_barcode}`).check();
    await sender.page.getByRole('button', { name: 'Terima kembali 1 barang' }).click();
    await sender.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Terima kembali 1 barang/ })
      .last()
      .click();
    await sender.page.getByText('Kembali', { exact: true }).first().waitFor();
    expect([...(await looks(sender.page)), ...(await accessibilityFindings(sender.page))]).toEqual([]);

    // What came is sold there, at what it cost here.
    const pos = new PosPage(page);
    await new Shell(page).open('Transaksi Penjualan');
    await pos.ready();
    await pos.scan(one.kode_barcode);
    await pos.pickSales();
    await page.keyboard.press('Alt+1');
    const no = await pos.pay();
    expect(await stage.shop.look('select hpp::int from penjualan_detail where no_faktur = $1', [no])).toEqual(
      [{ hpp: one.hpp }],
    );
    expect([...sender.complaints, ...visitor.complaints]).toEqual([]);
  },
  PATIENCE,
);

test(
  'some of a group goes along by keyboard, and is received in part by number and weight',
  async () => {
    const owner = await stage.shop.login('OWN');
    const values = { MANUAL_ITEMS_TRANSACTION_MODULE: true };
    for (const toko of ['K01', 'K02']) await owner.put('para-system', { values }, { toko });
    const place = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE', kode_toko: '' };
    const made = await owner.post(
      'barang-manual',
      { ...place, qty: 3, berat: 10, hpp: 21_000_000 },
      { toko: 'K01' },
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const sender = await supervisorsWindow();
    await openScreen(sender.page, '/kirim-barang', 'Kirim Barang');
    await sender.page.keyboard.press('Insert');
    await tabTo(sender.page, /^Group/);
    await pickNamed(sender.page, 'UBS750');
    await tabTo(sender.page, /^Jumlah/);
    await typeText(sender.page, '2');
    await tabTo(sender.page, /^Berat \(g\)/);
    await typeText(sender.page, '6,5');
    await tabTo(sender.page, /^Tambahkan/);
    await sender.page.keyboard.press('Enter');
    await sender.page.getByText('2 pcs · 6,500 g').waitFor();
    await tabTo(sender.page, /^Ke toko/);
    await pickNamed(sender.page, 'K02');
    await tabTo(sender.page, /^No segel/);
    await typeText(sender.page, 'G-1');
    expect([...(await looks(sender.page)), ...(await accessibilityFindings(sender.page))]).toEqual([]);
    await sender.page.keyboard.press('F9');
    const posted = sender.page.getByText(/^KIK01\w+ tersimpan$/);
    const [no = ''] = (await posted.innerText()).split(' ');

    const visitor = await cashiersPhone();
    const { page } = visitor;
    await openScreen(page, '/terima-barang', 'Terima Barang');
    await page.getByRole('button', { name: 'Terima Kiriman' }).click();
    await page.getByRole('combobox', { name: /^Kiriman/ }).click();
    await page.getByRole('option', { name: new RegExp(`^${no} `) }).click();
    await page.getByText(/barang masih di jalan/).click();
    await page.getByRole('button', { name: 'Datang' }).last().click();
    await page.locator('[name="lines.0.qty"]').fill('1');
    await page.locator('[name="lines.0.berat"]').fill('4');
    await page.locator('[name="segel"]').fill('G-1');
    await tabTo(page, /^Ke baki/);
    await pickNamed(page, await trayOf(stage.shop, 'K02'));
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('F9');
    await page.getByText(/^TIK02\w+ tersimpan$/).waitFor();
    const [came] = await stage.shop.look(
      "select qty::int, berat::int from mutasi_massa where kode_toko = 'K02' and objek = 'GROUP'",
    );
    expect(came).toEqual({ qty: 1, berat: 4000 });
    expect([...sender.complaints, ...visitor.complaints]).toEqual([]);
  },
  PATIENCE,
);

test(
  'what lies long and sells elsewhere fills the form in one step, by keyboard and on the phone',
  async () => {
    const [one, two] = await tagged(3, 4);
    if (!one || !two) throw new Error('no pieces');
    // As a night found it.
    const proposed = (kode_barcode: string) =>
      stage.shop.look(
        `insert into usulan_kirim (kode_toko, kode_barcode, tujuan, tanggal, kode_dept, kadar, berat_dari, berat_sampai, terjual, ada, umur)
         select kode_toko, kode_barcode, 'K02', '2026-02-25', kode_dept, kadar, 3000, 5000, 4, 1, 120 from barang where kode_toko = 'K01' and kode_barcode = $1`,
        [kode_barcode],
      );
    await proposed(one.kode_barcode);
    const sender = await supervisorsWindow();
    await openScreen(sender.page, '/kirim-barang', 'Kirim Barang');
    await tabTo(sender.page, 'Usulan kirim ke toko lain: 1');
    await sender.page.keyboard.press('Enter');
    await tabTo(sender.page, /^Isi kiriman: 1 .*3–5 g ke K02/);
    expect([...(await looks(sender.page)), ...(await accessibilityFindings(sender.page))]).toEqual([]);
    await sender.page.keyboard.press('Enter');
    await sender.page.getByText(new RegExp(`^${one.kode_barcode} · `)).waitFor();
    await tabTo(sender.page, /^No segel/);
    await typeText(sender.page, 'U-1');
    await sender.page.keyboard.press('F9');
    await sender.page.getByText(/^KIK01\w+ tersimpan$/).waitFor();
    await sender.page.getByText('Usulan kirim ke toko lain: 0').waitFor();
    await sender.page.getByText('Tidak ada usulan', { exact: false }).waitFor();
    expect(
      await stage.shop.look('select tujuan from kiriman_baris where kunci = $1', [one.kode_barcode]),
    ).toEqual([{ tujuan: 'K02' }]);

    await proposed(two.kode_barcode);
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/kirim-barang', 'Kirim Barang');
    await page.getByText('Usulan kirim ke toko lain: 1').click();
    await page.getByRole('button', { name: /^Isi kiriman: 1 / }).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.getByRole('button', { name: /^Isi kiriman: 1 / }).click();
    await page
      .getByRole('dialog')
      .getByText(new RegExp(`^${two.kode_barcode} · `))
      .waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect([...sender.complaints, ...visitor.complaints]).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: what is on its way, what waits for its grant, and the form that receives it',
  async () => {
    const visitor = await cashiersPhone();
    const { page } = visitor;
    // What a paper from another server said.
    await stage.shop.look(
      `insert into manifes (kode_toko, no_kirim, bagian, jumlah_bagian, dari, tanggal, segel, kurir, sidik, baris, user_id)
       values ('K02', 'KIPST260225A1B2', 1, 2, 'PST', '2026-02-25', 'S 1', 'JONI', 'x', $1::jsonb, 'SPV2')`,
      [
        JSON.stringify([
          { urut: 1, objek: 'BARANG', kunci: 'JAUH-001', nama: 'CINCIN', kadar: 75, qty: 1, berat: 5230 },
        ]),
      ],
    );
    await openScreen(page, '/terima-barang', 'Terima Barang');
    await page.getByText('Menunggu izin: 1 kiriman').click();
    await page.getByText(/^JAUH-001 · /).waitFor();
    await page.getByText(/kode 1 dari 2$/).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.getByRole('button', { name: 'Terima Kiriman' }).click();
    await page.getByLabel('Barcode').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.getByLabel('Barcode').fill('KM1.ABCD.ABCD');
    await page.keyboard.press('Enter');
    await page.getByText(/^Kode manifes tidak sah/).waitFor();
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
