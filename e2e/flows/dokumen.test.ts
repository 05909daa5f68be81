import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAIN, PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { postSample } from '../../apps/server/src/tests/dokumen/post-sample.fixture.ts';
import { samplesOf } from '../../apps/server/src/tests/dokumen/sample-documents.fixture.ts';
import { KasPage } from '../page-models/kas-page.ts';
import { Shell } from '../page-models/shell.ts';
import { pickNamed, scan, tabTo, typeText } from '../support/keyboard.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
  walkTo,
} from '../support/visitor.ts';

const stage = useStage();
const ownersWindow = useSharedWindow(stage, 'OWNER');

/** The number of a document that somebody else posted. */
const postedBy = async (level: 'KASIR' | 'SPV', jenis: string): Promise<string> => {
  const sample = samplesOf()[jenis];
  if (!sample) throw new Error(`no sample of ${jenis}`);
  return postSample(stage.shop, await stage.shop.login(level), jenis, sample);
};

const kasOf = (no_faktur: string) =>
  stage.shop.look<{ status: string; alasan: string | null }>(
    `select d.status, b.alasan from dokumen d left join dokumen_batal b using (kode_toko, no_faktur) where d.no_faktur = $1`,
    [no_faktur],
  );

test(
  'cash whose answer was lost is sent once more after a reload, stands once, and is cancelled from its drawer',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    const kas = new KasPage(page);
    await signIn(visitor, 'KASIR1');
    await openScreen(page, '/kas', 'Kas Masuk dan Keluar');
    await kas.type('MODAL', 150_000, 'UJI PUTUS');
    const lose = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/v1/cash', lose);
    await page.keyboard.press('Control+s');
    await page.getByText('Jawaban server belum diterima').waitFor();
    await page.unroute('**/api/v1/cash', lose);
    await openScreen(page, '/kas', 'Kas Masuk dan Keluar');
    await page.getByRole('button', { name: 'Kirim Ulang' }).waitFor();
    await page.keyboard.press('Control+s');
    const no = await kas.posted();
    await kas.row(no).waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'UJI PUTUS' }).count()).toBe(1);
    expect(await kasOf(no)).toEqual([{ status: 'POSTED', alasan: null }]);

    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await kas.drawer(no).getByText('Berlaku').waitFor();
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: `Batalkan Kas Masuk ${no}?` });
    await dialog.getByRole('button', { name: 'Tidak' }).and(page.locator(':focus')).waitFor();
    await dialog.getByText('Uang tunai dikembalikan dari laci').waitFor();
    expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([]);
    // Without a way to the field first: what is typed on the way out is the reason.
    await typeText(page, 'SALAH CATAT');
    await dialog.getByLabel('Alasan').and(page.locator(':focus')).waitFor();
    expect(await dialog.getByLabel('Alasan').inputValue()).toBe('SALAH CATAT');
    await tabTo(page, /^Batalkan Rp. 150.000/);
    await page.keyboard.press('Enter');
    await new Shell(page).approve('SPV1', PASSWORD);
    await dialog.waitFor({ state: 'detached' });
    await kas.drawer(no).getByText('SALAH CATAT').waitFor();
    await page.keyboard.press('Escape');
    await kas.drawer(no).waitFor({ state: 'detached' });
    await kas.row(no).filter({ hasText: 'Batal' }).waitFor();
    await page.getByRole('grid').and(page.locator(':focus')).waitFor();
    expect(await kasOf(no)).toEqual([{ status: 'BATAL', alasan: 'SALAH CATAT' }]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  2 * PATIENCE,
);

test(
  'any number opens its document: scanned, typed in the palette, from the list with arrows, and on a phone',
  async () => {
    const first = await postedBy('KASIR', 'KAS_MASUK');
    const second = await postedBy('KASIR', 'KAS_MASUK');
    const added = await postedBy('SPV', 'TAMBAH_BARANG');
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/dokumen', 'Dokumen');
    await typeText(page, 'BUKAN NOMOR');
    await page.keyboard.press('Enter');
    await page.getByText('Nomor dokumen tidak sah').waitFor();
    await page.keyboard.press('Control+a');
    await scan(page, added);
    const shown = (no: string) => page.getByRole('dialog').filter({ hasText: no });
    await shown(added).getByText('Tambah Barang').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dokumen');
    await page.keyboard.press('Escape');
    await shown(added).waitFor({ state: 'detached' });

    // Nobody waits for the palette: what follows Ctrl+K is for it.
    await page.keyboard.press('Control+k');
    await page.keyboard.type(second);
    await page.getByRole('button', { name: `Buka Kas Masuk ${second}` }).waitFor();
    expect(await page.getByPlaceholder('Cari layar').inputValue()).toBe(second);
    await page.keyboard.press('Enter');
    await shown(second).getByText('Jurnal').waitFor();
    expect(new URL(page.url()).pathname).toBe('/kas');
    // Nor for its answer, once it has been open; and the screen below gets none of it.
    await walkTo(page, '/dokumen');
    for (const title of ['Jenis Barang', 'Harga Emas', 'Jenis Barang']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(title);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByPlaceholder('Cari layar').waitFor({ state: 'detached' });
    }
    expect(visitor.complaints).toEqual([]);

    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'SPV1');
    await openScreen(phone.page, '/kas', 'Kas Masuk dan Keluar');
    await phone.page.getByRole('button', { name: 'Filter', exact: true }).click();
    await phone.page.getByRole('dialog', { name: 'Filter' }).getByLabel('Dari tanggal').waitFor();
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('button').filter({ hasText: second }).click();
    const drawer = (no: string) => phone.page.getByRole('dialog').filter({ hasText: no });
    await drawer(second).getByText('Berlaku').waitFor();
    await phone.page.keyboard.press('ArrowDown');
    await drawer(first).getByText('Berlaku').waitFor();
    await phone.page.keyboard.press('ArrowUp');
    await drawer(second).getByText('Berlaku').waitFor();
    expect(await accessibilityFindings(phone.page, '[role=dialog]')).toEqual([]);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  },
  2 * PATIENCE,
);

test(
  'at all shops the form of a document asks for its shop first, keeps it, and offers what that shop has',
  async () => {
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/setor-bank', 'Setor dan Tarik Bank');
    const form = page.locator('aside form');
    const toko = form.getByRole('combobox', { name: 'Toko' });
    await page.keyboard.press('Control+s');
    await form.getByText('Mohon Pilih Toko').waitFor();
    await toko.and(page.locator(':focus')).waitFor();
    await pickNamed(page, 'K02');
    await form.getByText('Tarik dari bank', { exact: true }).click();
    await page.reload();
    await form.getByText('Saldo sesudahnya').waitFor();
    expect(await toko.inputValue()).toMatch(/^K02/);
    await tabTo(page, /^Rekening/);
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-combobox-option]:visible').first().waitFor();
    const own = CHAIN.rekenings.filter(({ kode_toko }) => kode_toko === 'K02');
    expect(await page.locator('[data-combobox-option]:visible').count()).toBe(own.length);
    await pickNamed(page, own[0]?.no_rekening ?? '');
    await tabTo(page, /^Jumlah/);
    await typeText(page, '250000');
    await tabTo(page, /^Keterangan/);
    await typeText(page, 'MODAL CABANG');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await form.getByText(/^TKK02\w+ tersimpan$/).waitFor();
    expect(await toko.inputValue()).toMatch(/^K02/);
    expect(
      await stage.shop.look("select kode_toko, jenis from dokumen where keterangan = 'MODAL CABANG'"),
    ).toEqual([{ kode_toko: 'K02', jenis: 'TARIK_BANK' }]);

    // A screen that is all about one shop has it as its first field, and then stands.
    await walkTo(page, '/transaksi-penjualan');
    await page.getByRole('combobox', { name: 'Toko', exact: true }).and(page.locator(':focus')).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await pickNamed(page, 'K02');
    await page.locator('input[data-scan]:focus').waitFor();
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'where a branch does not know the call, the document is only looked at',
  async () => {
    const no = await postedBy('KASIR', 'KAS_MASUK');
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await page.route('**/api/v1/dokumen/*', (route) =>
      route.fulfill({
        status: 404,
        json: { status: 'error', code: 'TIDAK_DITEMUKAN', message: 'Alamat tidak ditemukan' },
      }),
    );
    await openScreen(page, `/kas?no_faktur=${no}`, 'Kas Masuk dan Keluar');
    const drawer = page.getByRole('dialog').filter({ hasText: no });
    await drawer.getByText('Cabang ini belum mengirim rincian dokumen').waitFor();
    await drawer.getByText('Berlaku').waitFor();
    expect(await drawer.getByRole('button', { name: 'Batalkan' }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
