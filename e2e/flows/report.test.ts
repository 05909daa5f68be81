import { beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, REKENING, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { MEMBERS, TODAY } from '../../apps/server/src/testing/harness.ts';
import { postSample } from '../../apps/server/src/tests/dokumen/post-sample.fixture.ts';
import { samplesOf } from '../../apps/server/src/tests/dokumen/sample-documents.fixture.ts';
import { ReportPage } from '../page-models/report-page.ts';
import { exportAs, STARTS } from '../support/downloads.ts';
import { tabTo } from '../support/keyboard.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  goTo,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
  walkTo,
} from '../support/visitor.ts';

const ROUTE = '/laporan-penjualan';
const DAY = '25/02/2026';
const DEALER = MEMBERS[0]?.kode_customer ?? '';
const TOO_LONG = 'Rentang tanggal tidak boleh lebih dari 1 bulan';

const stage = useStage();
const next = pieceSupply();
let sold: string[];
beforeAll(async () => {
  const kasir = await stage.shop.login('KASIR');
  const sell = async (pieces: ReturnType<typeof next>[]): Promise<string> => {
    const due = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
    const { status, body } = await kasir.post('penjualan', saleOf(pieces, [cash(due)]));
    expect(status, JSON.stringify(body)).toBe(200);
    return (body.data as { no_faktur: string }).no_faktur;
  };
  sold = [await sell([next(), next()]), await sell([next()])];
});

const atReport = async () => {
  const visitor = await visit(stage.browser, stage.shop);
  await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
  await signIn(visitor, 'SUPPORT');
  const report = new ReportPage(visitor.page);
  await report.open(ROUTE);
  return { ...visitor, report };
};

const digits = (text: string | undefined): number => Number((text ?? '').replaceAll(/\D/g, ''));

test(
  'rows and totals are those of the API; a number leads to its sale; PDF and Excel',
  async () => {
    const { page, context, complaints, report } = await atReport();
    await report.ask(DAY);
    await report.told('Laporan Tersedia');
    await report.rows(3);
    const owner = await stage.shop.login('OWN');
    const { body } = await owner.get(`penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, { toko: 'K01' });
    const rows = body.data as { total: number; berat: number; ongkos: number }[];
    const sum = (key: 'total' | 'berat' | 'ongkos') => rows.reduce((all, row) => all + row[key], 0);
    const totals = await report.totals();
    expect(digits(totals.Total)).toBe(sum('total'));
    expect(digits(totals.Ongkos)).toBe(sum('ongkos'));
    expect(digits(totals.Berat)).toBe(Math.round(sum('berat') * 1000));

    expect(await report.cutFigures()).toEqual([]);
    await page.keyboard.press('Alt+u');
    await page.getByRole('link', { name: sold[1] ?? '' }).waitFor({ state: 'detached' });
    expect(digits((await report.totals()).Total)).toBe(sum('total'));
    await page.keyboard.press('Alt+u');
    await page.getByRole('link', { name: sold[1] ?? '' }).waitFor();

    const paper = await exportAs(page, 'Export Pdf');
    expect(paper.name).toMatch(/\.pdf$/);
    expect(paper.text.startsWith(STARTS.pdf)).toBe(true);
    const sheet = await exportAs(page, 'Export Excel');
    expect(sheet.name).toMatch(/\.xlsx$/);
    expect(sheet.text.startsWith(STARTS.xlsx)).toBe(true);

    const number = sold[1] ?? '';
    await page.getByRole('link', { name: number }).press('Enter');
    await page.getByRole('dialog').getByText(`Penjualan ${number}`).waitFor();
    expect(new URL(page.url()).pathname).toBe('/lihat-penjualan');
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'on a phone the filters are one line, the days open to cards, and the totals stay',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'OWNER');
    const { page, context, complaints } = visitor;
    await page.goto(`${ROUTE}?tgl_from=${TODAY}&tgl_to=${TODAY}&toko=*`);
    const list = page.getByRole('list', { name: 'Laporan Penjualan' });
    const shop = list.getByRole('button', { name: /^K01/ });
    await shop.waitFor();
    await page.getByRole('button', { name: 'Semua toko · 25 Feb 2026' }).waitFor();
    // One shop and one day stand open by themselves.
    const card = list.getByRole('button', { name: sold[1] ?? '' });
    await card.click();
    await list.getByRole('link', { name: sold[1] ?? '' }).waitFor();
    expect(await page.locator('main dl').last().textContent()).toContain('Total');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

    await page.getByRole('button', { name: 'Semua toko · 25 Feb 2026' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const validBy = sheet.getByRole('combobox', { name: /^Valid By/ });
    await validBy.fill('spv');
    await page.getByRole('option', { name: 'SPV1 · ' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await validBy.fill('tidakada');
    expect(await validBy.inputValue()).toBe('TIDAKADA');
    await sheet.getByRole('button', { name: 'Tampilkan' }).click();
    await page.getByText('Tidak Ada Data').waitFor();
    await page.getByRole('button', { name: 'Semua toko · 25 Feb 2026 · 1 filter' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'a day without sales has no report',
  async () => {
    const { page, context, complaints, report } = await atReport();
    await report.ask('24/02/2026');
    await report.told('Laporan Tidak Tersedia');
    await page.getByText('Tidak Ada Data').waitFor();
    await report.rows(0);
    // Nothing is exported where there is nothing.
    expect(await page.getByRole('button', { name: 'Export', exact: true }).isDisabled()).toBe(true);
    expect(await page.getByText('Export Pdf').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'a server that fails is said in the table, and asked again from there',
  async () => {
    const { page, context, complaints, report } = await atReport();
    const answers = '**/api/v1/penjualan/report?*';
    await page.route(answers, (route) =>
      route.fulfill({
        status: 503,
        json: {
          status: 'error',
          code: 'GANGGUAN_DATABASE',
          message: 'Database sedang tidak dapat dihubungi',
        },
      }),
    );
    await report.ask(DAY);
    const failed = page
      .locator('main')
      .getByRole('alert')
      .filter({ hasText: 'Database sedang tidak dapat dihubungi' });
    await failed.waitFor();
    await page.unroute(answers);
    await tabTo(page, 'Coba lagi');
    await page.keyboard.press('Enter');
    await report.rows(3);
    await failed.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'more than a month is refused at both dates once head office says so, which the browser hears',
  async () => {
    const { page, context, complaints, report } = await atReport();
    await report.ask('01/01/2026', DAY);
    await report.rows(3);
    const admin = await stage.shop.login('MU');
    const changed = await admin.put('para-system', { values: { REPORT_SATU_BULAN_PROTECTION_MODULE: true } });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const question = page.getByRole('dialog').filter({ hasText: 'Terjadi perubahan pada setting system' });
    await question.getByRole('button', { name: 'Ya' }).and(page.locator(':focus')).waitFor();
    const begun = Date.now();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    // From the answer to the reload [spec B §9].
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
    await report.problems(TOO_LONG).first().waitFor();
    expect(await report.problems(TOO_LONG).count()).toBe(2);
    await report.ask(DAY);
    await report.rows(3);
    await report.ask('01/01/2026', DAY);
    await report.problems(TOO_LONG).first().waitFor();
    expect(await report.problems(TOO_LONG).count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'a sale that is missed says why it is not here, and is shown; the figures of its type lead to it',
  async () => {
    const { page, context, complaints, report } = await atReport();
    const number = sold[0] ?? '';
    await report.ask('24/02/2026');
    await report.rows(0);
    await tabTo(page, 'Kenapa tidak ada di sini?');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kenapa tidak ada di sini?' });
    await dialog.getByLabel('Nomor atau barcode').waitFor();
    await page.keyboard.type(`${number.toLowerCase()}`, { delay: 60 });
    await page.keyboard.press('Enter');
    await dialog.getByText(`${number} tidak ada di sini`).waitFor();
    const said = await dialog.getByRole('listitem').allTextContents();
    expect(said.map((text) => /^(Toko|Tanggal|Status)/.exec(text)?.[0])).toEqual([
      'Toko',
      'Tanggal',
      'Status',
    ]);
    expect(said[1]).toContain('filter: 24 Feb 2026');
    expect(said[1]).toContain(`${number}: 25 Feb 2026`);
    expect(await dialog.getByRole('img', { name: 'menahan' }).count()).toBe(1);
    await tabTo(page, 'Tampilkan');
    await page.keyboard.press('Enter');
    await report.rows(3);
    expect(await page.getByLabel(/^Tanggal Awal/).inputValue()).toBe('25 Feb 2026');
    await page.getByRole('link', { name: number }).first().waitFor();

    await report.open('/laporan-penjualan-global-jenis');
    await report.ask(DAY);
    const row = page
      .locator('main tbody tr')
      .filter({ has: page.getByRole('link') })
      .first();
    await row.waitFor();
    const titles = await report.titles();
    const cells = await row.locator('td').allTextContents();
    const brought = digits(cells[titles.indexOf('Total')]);
    expect(brought).toBeGreaterThan(0);
    await row.getByRole('link').press('Enter');
    await page.waitForURL((url) => url.pathname === ROUTE);
    const total = async (): Promise<number> => digits((await report.totals()).Total);
    await expect.poll(total).toBe(brought);

    // A link that is followed once more brings what was sold since.
    const link = `${ROUTE}?${new URLSearchParams({ tgl_from: TODAY, tgl_to: TODAY, toko: 'K01' })}`;
    const elsewhere = '/laporan-penjualan-global-jenis';
    await walkTo(page, elsewhere);
    await walkTo(page, link);
    await expect.poll(total).toBeGreaterThanOrEqual(brought);
    const before = await total();
    await walkTo(page, elsewhere);
    const { kode_barcode, harga_jual } = next();
    await sellElsewhere(stage.shop, kode_barcode);
    await walkTo(page, link);
    await expect.poll(total).toBe(before + harga_jual);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'each figure of the dashboard opens a page that draws the total it is held against, whatever stood there before',
  async () => {
    const { shop } = stage;
    // Who pays income tax on top pays more than his pieces come to.
    await shop.look("update member set jenis_pelanggan = 'PEDAGANG' where kode_customer = $1", [DEALER]);
    const kasir = await shop.login('KASIR');
    const piece = next();
    const more = { kode_customer: DEALER, nama_customer: 'PEDAGANG' };
    const transfer = { jenis: 'TRANSFER', jumlah_rp: 100_000, no_rekening: REKENING };
    const sale = saleOf([piece], [transfer, cash(piece.harga_jual + 500_000)], more);
    const posted = await kasir.post('penjualan', sale);
    expect(posted.status, JSON.stringify(posted.body)).toBe(200);

    const visitor = await visit(stage.browser, shop);
    await signIn(visitor, 'OWNER');
    const { page, context, complaints } = visitor;
    await openScreen(page, '/dashboard?toko=*', 'Dashboard');
    const links = page.locator('main a[href*="cocok="]');
    for (const to of ['penjualan', 'emas-kami', 'umur-stok', 'keuangan-cash-global'])
      await page.locator(`main a[href*="/laporan-${to}?"]`).first().waitFor();
    await page.locator('main a[href*="/buku-besar?"]').first().waitFor();
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    /** One link of each column of each page. */
    const pages = new Map(
      hrefs.map((href) => {
        const { pathname, searchParams } = new URL(href, shop.address);
        return [`${pathname} ${searchParams.get('cocok')?.split(':')[0]}`, href] as const;
      }),
    );
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/laporan-penjualan grand_total',
        '/laporan-penjualan margin',
        '/laporan-keuangan-cash-global saldo_akhir',
        '/buku-besar debet',
      ]),
    );
    for (const [name, href] of pages) {
      await goTo(page, href);
      // What the page before was held against may still stand: its own figure is waited for.
      const own = digits(new URL(href, shop.address).searchParams.get('cocok')?.split(':')[1]);
      const pinned = page.getByRole('status').filter({ hasText: 'Dari Dashboard' });
      const agreed = pinned.filter({ hasText: '✓ cocok' }).locator('strong');
      await expect.poll(async () => digits((await agreed.allTextContents())[0])).toBe(own);
      const figure = digits((await pinned.locator('strong').textContent()) ?? '');
      const totals = await page.locator('main tfoot td').allTextContents();
      if (figure !== 0) expect([name, totals.map(digits)]).toEqual([name, expect.arrayContaining([figure])]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'dates have a way to today, this month and this year; a sheet of a transfer is asked for once; a closed gate is a page, or nothing',
  async () => {
    const { shop } = stage;
    const sample = samplesOf(pieceSupply(-1)).PINDAH_BARANG;
    if (!sample) throw new Error('no sample of a transfer');
    const no = await postSample(shop, await shop.login('SPV'), 'PINDAH_BARANG', sample);
    const owner = await shop.login('OWN');
    const set = async (values: object) =>
      expect((await owner.put('para-system', { values })).status).toBe(200);
    await set({ LAPORAN_REKAP_SALES_TOKO: ['K02'], SETTING_NOTA_OWNER_ONLY: true });
    const visitor = await visit(stage.browser, shop);
    await signIn(visitor, 'SPV1');
    const { page } = visitor;
    const preset = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Buka kalender' }).first().click();
      await page.getByRole('button', { name, exact: true }).waitFor();
      await page.getByRole('button', { name, exact: true }).click();
    };
    await openScreen(page, '/laporan-penjualan');
    // Of its own shop a branch chooses none.
    expect(await page.getByRole('combobox', { name: 'Pilih Toko' }).count()).toBe(0);
    await page.getByLabel(/^Tanggal Awal/).fill('01/01/2026');
    await preset('Hari Ini');
    expect(await page.getByLabel(/^Tanggal Awal/).inputValue()).toBe('25 Feb 2026');
    await openScreen(page, '/liga-sales', 'Liga Sales');
    const month = page.getByLabel(/^Bulan/).first();
    await month.fill('01/2026');
    await preset('Bulan Ini');
    expect(await month.inputValue()).toBe('Feb 2026');
    await openScreen(page, '/dashboard?tampilan=grafik', 'Dashboard');
    const year = page.getByRole('textbox', { name: 'Tahun', exact: true }).first();
    await year.press('Alt+ArrowDown');
    await page.getByRole('button', { name: 'Tahun Ini', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tahun Ini', exact: true }).click();
    expect(await year.inputValue()).toBe('2026');
    await openScreen(page, `/lihat-pindah-barang?no_faktur=${no}`, 'Lihat Pindah Barang');
    const sheets: number[] = [];
    page.on('request', (sent) => sent.url().includes(`${no}/bukti`) && sheets.push(Date.now()));
    const excel = page.getByRole('button', { name: 'Bukti Excel' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        sheets.push(Date.now());
        // Twice before anything can have come: of two clicks the second would wait for the page in between.
        await excel.dblclick();
      })(),
    ]);
    expect(file.suggestedFilename()).toBe(`pindah-${no}.xlsx`);
    expect(sheets).toHaveLength(2);
    // From the press to the call [spec A §9].
    expect((sheets[1] ?? 0) - (sheets[0] ?? 0)).toBeGreaterThan(500);
    await page.goto('/setting-nota');
    await page.getByRole('heading', { name: 'Halaman tidak tersedia' }).waitFor();
    await page.goto('/laporan-rekap-sales');
    await page.getByRole('img', { name: 'Terhubung dengan server' }).waitFor();
    expect((await page.locator('#content').textContent())?.trim()).toBe('');
    await set({ LAPORAN_REKAP_SALES_TOKO: ['K01'], SETTING_NOTA_OWNER_ONLY: false });
    await openScreen(page, '/laporan-rekap-sales', 'Laporan Rekap Sales');
    await openScreen(page, '/setting-nota', 'Setting Nota');
    // An SPV who is not free of the active date cannot touch it.
    const from = page.getByLabel(/^Tanggal Awal/);
    await openScreen(page, '/laporan-penjualan');
    expect(await from.isEditable()).toBe(true);
    await set({ PREVIOUS_DATE_SPV_MODULE: false });
    await openScreen(page, '/laporan-penjualan');
    await from.waitFor();
    expect(await from.isEditable()).toBe(false);
    expect(await from.inputValue()).toBe('25 Feb 2026');
    await set({
      LAPORAN_REKAP_SALES_TOKO: null,
      SETTING_NOTA_OWNER_ONLY: null,
      PREVIOUS_DATE_SPV_MODULE: null,
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
