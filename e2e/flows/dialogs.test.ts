import { describe, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { allowPledges, NECKLACE, NECKLACE_PLAFOND, pledged } from '../../apps/server/src/testing/pledging.ts';
import { MasterPage } from '../page-models/master-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Looker } from '../support/looker.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { useStage } from '../support/stage.ts';
import { DESKTOP, goTo, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const piece = pieceSupply();

const FORM = ['Batal', 'Simpan'];

/** The forms, the question before a deletion, and what stands above every screen. */
const lists = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  for (const [route, title] of [
    ['/kadar', 'Kadar'],
    ['/member', 'Member'],
    ['/banner-katalog', 'Banner Katalog'],
  ] as const) {
    await goTo(page, route);
    await page.keyboard.press('Insert');
    await looker.look(`Tambah ${title}`, FORM);
    await looker.leave();
  }
  const grades = new MasterPage(page, 'Kadar');
  await grades.open('/kadar');
  if (grades.onPhone) {
    await grades.card('').first().click();
    await page
      .getByRole('button', { name: /^Hapus/ })
      .last()
      .click();
  } else {
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await page.keyboard.press('Delete');
  }
  await looker.look(/./, ['Tidak', 'OK']);
  await looker.leave();
  await page.keyboard.press('Control+k');
  await looker.look(/./, []);
  await looker.leave();
  await goTo(page, '/data-barang');
  await page.keyboard.press('Insert');
  const form = await looker.look('Tambah Barang', FORM);
  await form.getByRole('combobox').first().click();
  await page.getByRole('option').first().waitFor();
  await looker.over('an open list');
  await page.keyboard.press('Escape');
  await looker.leave();
  await goTo(page, '/jadwal-notifikasi-promo');
  await page.keyboard.press('Insert');
  await looker.look('Jadwalkan promo', ['Tutup', 'Simpan konsep']);
  await looker.leave();
  await goTo(page, '/profil');
  await page.getByRole('button', { name: 'Ganti password' }).click();
  await looker.look('Ganti password', FORM);
  await looker.leave();
};

/** What a sale opens: pickers, its line, its end, its drawer, its cancellation and the approval of that. */
const till = async (looker: Looker, no_faktur: string): Promise<void> => {
  const { page } = looker;
  const pos = new PosPage(page);
  await pos.open();
  await page.keyboard.press('F2');
  await looker.look(/./, []);
  await looker.leave();
  await page.keyboard.press('F3');
  const picker = await looker.look(/./, ['Pelanggan tanpa member']);
  await picker.getByRole('button', { name: 'Pelanggan tanpa member' }).click();
  await looker.look('Pelanggan umum', ['Kembali', 'Pakai']);
  await looker.leave();
  await looker.leave();
  await pos.ready();
  await pos.scan(piece().kode_barcode);
  await page.keyboard.press('F4');
  await looker.look(/./, ['Kembali', 'Pakai']);
  await looker.leave();
  await goTo(page, `/lihat-penjualan?no_faktur=${no_faktur}`);
  const drawer = await looker.look(new RegExp(no_faktur), ['Cetak ulang', 'Batalkan']);
  await drawer.getByRole('button', { name: 'Batalkan' }).click();
  const question = await looker.look(/^Batalkan .*\?$/, ['Tidak', 'Batalkan Rp']);
  await question.getByLabel(/^Alasan/).fill('SALAH SCAN');
  await question.getByRole('button', { name: /^Batalkan Rp/ }).click();
  const approval = await looker.look('Otorisasi', ['Batal']);
  await approval.getByText('Manual', { exact: true }).click();
  await looker.look('Otorisasi', ['Batal', 'Otorisasi']);
  await looker.leave();
};

/** What the letters of a pledge's card open, of each kind one, and its menu. */
const pledges = async (looker: Looker, no_hutang: string): Promise<void> => {
  const { page } = looker;
  await goTo(page, `/hutang?no=${no_hutang}`);
  for (const [letter, title, buttons] of [
    ['t', /^Tebus/, ['Batal', 'Tebus Rp']],
    ['b', /^Tambah pinjaman/, ['Batal', 'Cairkan Rp']],
    ['g', /^Bayar bersama/, ['Batal', 'Bayar Rp']],
    ['l', /^Lepas sebagian/, ['Batal', 'Bayar Rp']],
  ] as const) {
    await page.getByRole('button', { name: /^Tebus/ }).focus();
    await page.keyboard.press(letter);
    await looker.look(title, buttons);
    await looker.leave();
  }
  await page.getByRole('button', { name: 'Lainnya', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  await looker.over('Lainnya');
};

describe.each([
  ['desktop', DESKTOP, 500],
  ['phone', PHONE, 420],
] as const)('on the %s', (_name, viewport, low) => {
  test(
    'every kind of dialog keeps its buttons in sight on a low window, and axe-core finds nothing',
    async () => {
      const no_faktur = await sellElsewhere(stage.shop, piece().kode_barcode);
      // What the pledge takes out of the drawer must not be what the cancelled sale gives back.
      await sellElsewhere(stage.shop, piece().kode_barcode);
      const [owner, spv] = await Promise.all([stage.shop.login('OWN'), stage.shop.login('SPV')]);
      await allowPledges(owner);
      const two = [NECKLACE, { ...NECKLACE, nama_barang: 'GELANG' }];
      const terms = { barang: two, berat_kantong: 10.6, plafond: 2 * NECKLACE_PLAFOND };
      const no_hutang = await pledged(spv, 1_000_000, terms);
      for (const [user, work] of [
        ['ADMIN', lists],
        ['SPV1', (looker: Looker) => pledges(looker, no_hutang)],
        ['KASIR1', (looker: Looker) => till(looker, no_faktur)],
      ] as const) {
        const visitor = await visit(stage.browser, stage.shop, viewport);
        await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
        await signIn(visitor, user);
        const looker = new Looker(visitor, viewport, low);
        await work(looker);
        expect(looker.found).toEqual([]);
        expect(visitor.complaints).toEqual([]);
        await visitor.context.close();
      }
    },
    2 * PATIENCE,
  );
});
