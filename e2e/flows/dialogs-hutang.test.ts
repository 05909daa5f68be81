import { addDays } from '@kadar/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { type Client, MEMBERS, type Reply, TODAY } from '../../apps/server/src/testing/harness.ts';
import { allowPledges, cardOf, payOf, pledged } from '../../apps/server/src/testing/pledging.ts';
import { Looker } from '../support/looker.ts';
import { useStage } from '../support/stage.ts';
import { DESKTOP, goTo, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const K01 = { toko: 'K01' };
const DUE = 10;

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const day = (n: number) =>
  stage.shop.look("update hari_kerja set tgl_system = $1, buka = true where kode_toko = 'K01'", [
    addDays(TODAY, n),
  ]);

/** Cash, a loan in an auction that may be sold, one past its due date, and one whose redemption waits to be validated. */
const prepared = async (owner: Client): Promise<{ nama: string; lewat: string; tebus: string }> => {
  await day(0);
  const on = { VALIDASI_PELUNASAN_HUTANG_MODULE: true, OPNAME_HUTANG_MODULE: true };
  await allowPledges(owner, on);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  ok(await owner.post('cash', modal, K01));
  const lent = (at: number) =>
    pledged(owner, 1_000_000, { kode_customer: MEMBERS[at]?.kode_customer, lama_pinjam: DUE });
  const [sold, lewat, tebus] = [await lent(0), await lent(1), await lent(2)];
  await day(DUE + 15);
  const nama = `LELANG ${sold}`;
  const { id } = ok<{ id: number }>(await owner.post('lelang-hutang', { nama, no_hutang: [sold] }, K01));
  for (const ke of [1, 2]) {
    if (ke === 2) await day(DUE + 23);
    const letter = { ke, cara: 'SURAT', no_hutang: [sold] };
    ok(await owner.post(`lelang-hutang/${id}/pemberitahuan`, letter, K01));
  }
  await day(DUE + 40);
  const { hari_ini } = await cardOf(owner, tebus);
  ok(await owner.post('hutang-tebus', payOf(tebus, hari_ini.total_bayar, { berat_kantong: 5.6 }), K01));
  return { nama, lewat, tebus };
};

/** The first row of a list, opened by its key or by a finger. */
const openFirst = async ({ page, width }: Looker, shows: string, button?: string): Promise<void> => {
  await page.getByText(shows).first().waitFor();
  if (width === DESKTOP.width) {
    await page.locator('table[role=grid]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    return;
  }
  await page.getByText(shows).first().click();
  if (button) await page.getByRole('button', { name: button }).click();
};

const auction = async (looker: Looker, nama: string): Promise<void> => {
  const { page } = looker;
  await goTo(page, '/jatuh-tempo');
  await page.getByText('Lewat', { exact: true }).first().click();
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: /^Rencanakan lelang/ }).click();
  await looker.look(/^Rencana lelang/, ['Batal', 'Rencanakan']);
  await looker.leave();
  await goTo(page, '/lelang');
  await openFirst(looker, nama, 'Buka lelang');
  await page.getByRole('heading', { level: 1, name: nama }).waitFor();
  await openFirst(looker, MEMBERS[0]?.nama_customer ?? '');
  const selling = await looker.look(/^Jual barang/, ['Batal', 'Jual']);
  // Before its value is known nothing can be sold, and nothing is lost.
  expect(await selling.getByRole('button', { name: /^Jual/ }).isDisabled()).toBe(true);
  expect(await selling.getByText('Rugi').count()).toBe(0);
  const soldTo = async (who: string) => {
    await selling.getByLabel('Dibayar').click();
    await page.getByRole('option', { name: who }).click();
  };
  await soldTo('Toko membeli sendiri');
  await selling.getByLabel(/^Jenis/).waitFor();
  await looker.over('own purchase');
  await soldTo('Tunai');
  await selling.getByLabel(/^Nilai Jual/).fill('2500000');
  await selling.getByLabel(/^Pembeli/).fill('PAK BUYER');
  await looker.look(/^Jual barang/, ['Batal', 'Jual Rp']);
  await page.keyboard.press('Control+s');
  await selling.waitFor({ state: 'detached' });
  const end = page.locator('button:enabled').filter({ hasText: 'Selesaikan lelang' });
  await end.click();
  const question = await looker.look(/./, ['Tidak', 'Selesaikan lelang']);
  await question.getByRole('button', { name: 'Selesaikan lelang' }).click();
  await page.getByText('1 pinjaman selesai dilelang').waitFor();
  await goTo(page, '/kelebihan-lelang');
  await openFirst(looker, MEMBERS[0]?.nama_customer ?? '');
  await looker.look(/^Bayar kelebihan/, ['Batal', 'Bayar Rp']);
  await looker.leave();
};

const validation = async (looker: Looker, tebus: string): Promise<void> => {
  await goTo(looker.page, '/validasi-pelunasan-hutang');
  await openFirst(looker, tebus, 'Rincian');
  await looker.look(tebus, ['Tutup', 'Pilih']);
  await looker.leave();
};

const count = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  await goTo(page, '/stock-opname-hutang');
  const begin = page.getByRole('button', { name: /^Lanjut Opname/ });
  const field = page.getByLabel('Scan nomor hutang');
  // A count that another device began goes on.
  await begin.or(field).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await field.waitFor();
  await looker.over('the count');
  await page.keyboard.press('F8');
  await page.locator('button:enabled').filter({ hasText: 'Selesai Opname' }).click();
  const dialog = await looker.look('Selesai Opname', ['Batal']);
  const end = dialog.getByRole('button', { name: /^Selesai Opname/ });
  expect(await end.isDisabled()).toBe(true);
  // The owner may do without a second search.
  await dialog.getByLabel('Tanpa pencarian kedua, karena').fill('rak dibongkar');
  expect(await end.isEnabled()).toBe(true);
  await looker.leave();
};

const pledge = async (looker: Looker): Promise<void> => {
  const { page } = looker;
  await goTo(page, '/hutang?baru=1');
  await looker.over('the new pledge');
  await page.getByRole('button', { name: /^Pilih member/ }).click();
  await looker.look('Pilih member', []);
  await looker.leave();
};

/** A loan past its due date is paid in a visit like any other, and another may take its goods. */
const visitOf = async (looker: Looker, lewat: string): Promise<void> => {
  const { page } = looker;
  await goTo(page, `/hutang?no=${lewat}`);
  await page.getByRole('button', { name: /^Bayar bersama/ }).click();
  const loan = page.getByRole('group', { name: lewat });
  await loan.getByText('Tebus', { exact: true }).click();
  // A way that is pressed leads on to what it asks for, as its letter does.
  await loan.locator('input:not([type=radio]):focus').waitFor();
  const dialog = page.getByRole('dialog', { name: /^Bayar bersama/ });
  await dialog.getByLabel('Diambil orang lain').click();
  await dialog.getByLabel(/^Nama pengambil/).waitFor();
  await looker.look(/^Bayar bersama/, ['Batal', 'Bayar Rp']);
  await looker.leave();
};

describe.each([
  ['desktop', DESKTOP, 500],
  ['phone', PHONE, 420],
] as const)('on the %s', (_name, viewport, low) => {
  test(
    'dialogs of auction, validation, count and new pledge keep their buttons in sight, and axe-core finds nothing',
    async () => {
      const owner = await stage.shop.login('OWN');
      const { nama, lewat, tebus } = await prepared(owner);
      const visitor = await visit(stage.browser, stage.shop, viewport);
      await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
      await signIn(visitor, 'OWNER');
      const looker = new Looker(visitor, viewport, low);
      await auction(looker, nama);
      await validation(looker, tebus);
      await pledge(looker);
      await visitOf(looker, lewat);
      await count(looker);
      expect(looker.found).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    2 * PATIENCE,
  );
});
