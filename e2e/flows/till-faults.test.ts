import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { CHAIN, MEMBERS, PASSWORD, PIECES } from '../../apps/server/src/testing/harness.ts';
import { LoginPage } from '../page-models/login-page.ts';
import type { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { scan, typeText } from '../support/keyboard.ts';
import { moveAtBoard, salesOf, sellElsewhere } from '../support/meanwhile.ts';
import { useSharedTill } from '../support/shared-till.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, PATIENCE, type Visitor, visit } from '../support/visitor.ts';

const K01 = { toko: 'K01' };
const TAKEN = 'Stock Barang Tidak Tersedia';

const stage = useStage();
const supply = pieceSupply();
/** No fine gold: less than a gram of it earns no points. */
const nextPiece = (): ReturnType<typeof supply> => {
  const piece = supply();
  return piece.piece.kode_group === 'SM999' ? nextPiece() : piece;
};
/** One whose group has no price of its own. */
const nextAtKadarPrice = (): ReturnType<typeof supply> => {
  const piece = nextPiece();
  return CHAIN.kelompokHarga.some(({ kode_group }) => kode_group === piece.piece.kode_group)
    ? nextAtKadarPrice()
    : piece;
};
const member = MEMBERS.find(({ diskon }) => diskon === 0);

const kasir1 = useSharedTill(stage, 'KASIR1');
const kasir2 = useSharedTill(stage, 'KASIR2');

/** Works at an empty till, and ends without a complaint of the browser. */
const atTill = async (work: (pos: PosPage, visitor: Visitor) => Promise<void>, open = kasir1) => {
  const till = await open();
  await work(till.pos, till);
  expect(till.complaints).toEqual([]);
};

/** One piece from scan to what is to be paid, exact cash. */
const readyToPay = async (pos: PosPage, kode_barcode: string): Promise<void> => {
  await pos.ready();
  await pos.scan(kode_barcode);
  await pos.pickSales();
  await pos.page.keyboard.press('Alt+1');
  await pos.hinted('uang pas');
};

test(
  'a barcode that is unknown, sold, of another branch or in the table already brings no line',
  async () => {
    const [{ kode_barcode }, sold] = [nextPiece(), nextPiece()];
    const nota = await sellElsewhere(stage.shop, sold.kode_barcode);
    const foreign = PIECES[1]?.[0]?.kode_barcode ?? '';
    await atTill(async (pos) => {
      await pos.scanRefused('ZZZ999999', 'Barcode ZZZ999999 tidak dikenal');
      await pos.scanRefused(foreign, `Barcode ${foreign} milik toko lain (K02)`);
      await pos.scanRefused(sold.kode_barcode, `${TAKEN} · ${nota}`);
      await pos.scan(kode_barcode);
      await scan(pos.page, kode_barcode);
      const twice = pos.line(kode_barcode).and(pos.page.locator('[data-doubled]'));
      await twice.getByText(`Barang ${kode_barcode} sudah ada di tabel`).waitFor();
      await pos.page.keyboard.press('Escape');
      await twice.waitFor({ state: 'detached' });
      expect(await pos.page.locator('[data-barcode]').count()).toBe(1);
    });
  },
  PATIENCE,
);

test(
  'a piece that another till sold between scan and pay is marked, and the sale goes on without it',
  async () => {
    const [taken, own] = [nextPiece(), nextPiece()];
    await atTill(async (pos) => {
      await readyToPay(pos, taken.kode_barcode);
      const first = await sellElsewhere(stage.shop, taken.kode_barcode);
      await pos.page.keyboard.press('F9');
      await pos.line(taken.kode_barcode).getByRole('alert').filter({ hasText: TAKEN }).waitFor();
      await pos.hinted('Periksa barang yang ditandai');
      await pos.back();
      await pos.page.keyboard.press('Delete');
      await pos.line(taken.kode_barcode).waitFor({ state: 'detached' });
      await pos.scan(own.kode_barcode);
      const no_faktur = await pos.pay();
      expect(await salesOf(stage.shop, taken.kode_barcode)).toMatchObject([{ no_faktur: first }]);
      expect(await salesOf(stage.shop, own.kode_barcode)).toMatchObject([{ no_faktur }]);
    });
  },
  PATIENCE,
);

test(
  'a price that changed between scan and pay is asked about, and the sale posts at the new one',
  async () => {
    const { kode_barcode } = nextAtKadarPrice();
    await atTill(async (pos) => {
      await readyToPay(pos, kode_barcode);
      const before = await pos.total();
      const perGram = await moveAtBoard(stage, kode_barcode);
      await pos.line(kode_barcode).getByRole('alert').filter({ hasText: 'berubah' }).waitFor();
      await pos.hinted('Periksa barang yang ditandai');
      await pos.page.keyboard.press('F9');
      const dialog = pos.page.getByRole('dialog', { name: 'Harga sudah berubah' });
      await dialog.waitFor();
      const [old, now] = (await dialog.locator('td.num').allTextContents()).map((text) =>
        Number(text.replaceAll(/\D/g, '')),
      );
      expect(old).toBe(before);
      expect(now).toBeGreaterThan(before);
      await dialog
        .getByRole('button', { name: 'Ambil harga baru' })
        .and(pos.page.locator(':focus'))
        .waitFor();
      await pos.page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      expect(await pos.total()).toBe(now);
      const no_faktur = await pos.pay();
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([{ no_faktur, total: now }]);
      const [line] = await stage.shop.look(
        'select harga_emas::int, sumber_harga from penjualan_detail where no_faktur = $1',
        [no_faktur],
      );
      expect(line).toEqual({ harga_emas: perGram, sumber_harga: 'KADAR' });
    });
  },
  2 * PATIENCE,
);

test(
  'F9 right behind a scan pays with its piece, and does not pay where it brings none; its error leaves with the sale',
  async () => {
    const [first, late, other] = [nextPiece(), nextPiece(), nextPiece()];
    await atTill(async (pos, { page }) => {
      await readyToPay(pos, first.kode_barcode);
      await page.route('**/api/v1/barang/scan/*', async (route) => {
        await new Promise((answered) => setTimeout(answered, 1_500));
        await route.continue();
      });
      await pos.back();
      await scan(page, late.kode_barcode);
      await page.keyboard.press('F9');
      const no_faktur = await pos.saved();
      expect(await salesOf(stage.shop, first.kode_barcode)).toMatchObject([{ no_faktur }]);
      expect(await salesOf(stage.shop, late.kode_barcode)).toMatchObject([{ no_faktur }]);
      await pos.nextSale();
      await pos.ready();
      await scan(page, other.kode_barcode);
      await page.keyboard.press('Alt+1');
      await pos.hinted('uang pas');
      await pos.back();
      await scan(page, 'ZZZ999999');
      await page.keyboard.press('F9');
      await pos.hinted('Tutup dulu scan yang gagal');
      expect(await salesOf(stage.shop, other.kode_barcode)).toEqual([]);
      await page.keyboard.press('F7');
      await page.getByText('Transaksi diparkir').waitFor();
      await page.getByRole('alert').filter({ hasText: 'ZZZ999999' }).waitFor({ state: 'detached' });
    });
  },
  PATIENCE,
);

test(
  'a payment that is short is not sent; F9 fills the rest; far too much cash is asked about',
  async () => {
    const { kode_barcode } = nextPiece();
    await atTill(async (pos) => {
      await readyToPay(pos, kode_barcode);
      await pos.page.locator('input[data-amount]:focus').waitFor();
      await typeText(pos.page, '1000');
      await pos.hinted('Pembayaran Masih Kurang');
      await pos.page.keyboard.press('F9');
      await pos.hinted('uang pas');
      expect(await pos.page.getByRole('dialog').count()).toBe(0);
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([]);
      expect(await pos.line(kode_barcode).count()).toBe(1);
      const amount = pos.page.locator('input[data-amount]');
      await amount.focus();
      await pos.page.keyboard.press('Control+a');
      await typeText(pos.page, String((await pos.total()) * 3 + 1_000_000));
      await pos.hinted('Kembali');
      await pos.page.keyboard.press('F9');
      const asked = pos.page.getByRole('dialog', { name: 'Periksa uang tunai' });
      await asked.waitFor();
      await pos.page.keyboard.press('Escape');
      await asked.waitFor({ state: 'detached' });
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([]);
      await pos.page.keyboard.press('F9');
      await asked.getByRole('button', { name: 'Tidak' }).and(pos.page.locator(':focus')).waitFor();
      await asked.getByRole('button', { name: 'OK' }).press('Enter');
      await pos.saved();
      expect(await salesOf(stage.shop, kode_barcode)).toHaveLength(1);
    });
  },
  PATIENCE,
);

test(
  'a session taken over in mid-sale ends at the login page, and nothing of the sale is lost',
  async () => {
    const { kode_barcode } = nextPiece();
    await atTill(async (pos, { page }) => {
      await readyToPay(pos, kode_barcode);
      await stage.shop.login('KASIR');
      await page.keyboard.press('F9');
      await new LoginPage(page).takeOver('KASIR1');
      await pos.ready();
      await pos.line(kode_barcode).waitFor();
      await pos.hinted('uang pas');
      const no_faktur = await pos.pay();
      expect(await salesOf(stage.shop, kode_barcode)).toMatchObject([{ no_faktur }]);
    });
  },
  PATIENCE,
);

test(
  'a sale whose answer was lost is sent again, and is in the books once',
  async () => {
    const { kode_barcode } = nextPiece();
    await atTill(async (pos, { page }) => {
      const lose = async (route: Route): Promise<void> => {
        await route.fetch();
        await route.abort();
      };
      // Well before it is needed: a browser takes a moment to let go of its own way out.
      await page.route('**/api/v1/penjualan', lose);
      await readyToPay(pos, kode_barcode);
      await page.keyboard.press('F9');
      await page.getByText('Jawaban server belum diterima').waitFor();
      await page.unroute('**/api/v1/penjualan', lose);
      const [sold] = await salesOf(stage.shop, kode_barcode);
      await pos.hinted('Kirim transaksi yang sama sekali lagi');
      expect(await pos.pay()).toBe(sold?.no_faktur);
      expect(await salesOf(stage.shop, kode_barcode)).toHaveLength(1);
    });
  },
  PATIENCE,
);

test(
  'while the line is lost a dialog says so, and the sale is still there when it is back',
  async () => {
    const { kode_barcode } = nextPiece();
    await atTill(async (pos, { page, context }) => {
      await readyToPay(pos, kode_barcode);
      await context.setOffline(true);
      const lost = page.getByRole('dialog').getByText('Looks like you lost your internet connection');
      await lost.waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('F9');
      expect(await lost.isVisible()).toBe(true);
      await context.setOffline(false);
      const back = page
        .getByRole('dialog')
        .filter({ hasText: 'Looks like you connection is Back, You Can Use Our Website Again' });
      await back.getByRole('button', { name: 'OK' }).and(page.locator(':focus')).waitFor();
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await pos.line(kode_barcode).waitFor();
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([]);
      expect(await pos.pay()).toMatch(/^PJK01/);
    });
  },
  PATIENCE,
);

test(
  'a till whose lists do not come names them and asks again, and so does the screen that did not come itself',
  async () => {
    const { kode_barcode } = nextPiece();
    await atTill(async (pos, { page, complaints }) => {
      await pos.scan(kode_barcode);
      const failing = /\/api\/v1\/(sales|parameter-ongkos)\b/;
      const refusal = { code: 'KESALAHAN_SERVER', message: 'Server sedang bermasalah' };
      await page.route(failing, (route) => route.fulfill({ status: 500, json: refusal }));
      await page.reload();
      await pos.line(kode_barcode).waitFor();
      const said = page.getByRole('alert').filter({ hasText: 'Sales, Ongkos gagal dimuat' });
      await said.getByText(refusal.message).waitFor();
      await page.unroute(failing);
      await said.getByRole('button', { name: 'Coba lagi' }).click();
      await said.waitFor({ state: 'detached' });
      await pos.pickSales();
      await page.keyboard.press('Alt+1');
      await pos.hinted('uang pas');
      expect(await pos.pay()).toMatch(/^PJK01/);
      await pos.nextSale();

      const part = /\/assets\/PosPage-/;
      await page.route(part, (route) => route.abort());
      await page.reload();
      const again = page.getByRole('alert').getByRole('button', { name: 'Coba lagi' });
      await again.waitFor();
      await page.unroute(part);
      await again.click();
      await pos.ready();
      // The browser told of the part that did not come, and of nothing else.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('PosPage')]);
    });
  },
  PATIENCE,
);

test(
  "a cashier's discount is at most the price and waits for who may give it; a wrong password is said",
  async () => {
    const { kode_barcode, harga_jual } = nextPiece();
    await atTill(async (pos, { page }) => {
      const shell = new Shell(page);
      await pos.scan(kode_barcode);
      await pos.refuseDiscount(99_000_000);
      await pos.discount(9_000);
      await pos.pickSales();
      await page.keyboard.press('Alt+1');
      await pos.hinted('uang pas');
      const price = (await pos.total()) + 9_000;
      expect(price).toBeGreaterThanOrEqual(harga_jual);
      await page.keyboard.press('F9');
      await shell.approve('SPV1', 'salah-sekali');
      await page.getByRole('dialog').getByText('Username atau Password Salah').waitFor();
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([]);
      await shell.approve('SPV1', PASSWORD);
      const no_faktur = await pos.saved();
      expect(await salesOf(stage.shop, kode_barcode)).toEqual([{ no_faktur, total: price - 9_000 }]);
    });
  },
  PATIENCE,
);

test(
  'the points of one sale pay for a part of the next, once the customer agreed on his screen',
  async () => {
    const [first, second] = [nextPiece(), nextPiece()];
    const kode_customer = member?.kode_customer ?? '';
    await sellElsewhere(stage.shop, first.kode_barcode, { kode_customer });
    const earned = async (kode: string) => {
      const [sale] = await salesOf(stage.shop, kode);
      const { body } = await (await stage.shop.login('OWN')).get(`penjualan/${sale?.no_faktur}`, K01);
      return (body.data as { poin_dapat: number }).poin_dapat;
    };
    await atTill(async (pos, { page }) => {
      await pos.scan(second.kode_barcode);
      await pos.pickMember(kode_customer);
      await pos.pickSales();
      await pos.payPoints(2);
      await page.getByText('Senilai Rp. 1.000').waitFor();
      await page.keyboard.press('Alt+1');
      await pos.hinted('uang pas');
      const customer = await visit(stage.browser, stage.shop);
      await pos.pairScreen(customer.page);
      await page.keyboard.press('F9');
      await page.getByText(/^Menunggu pelanggan · 0:5/).waitFor();
      expect(await accessibilityFindings(page, '[role=dialog]')).toEqual([]);
      await customer.page.getByRole('heading', { name: 'Pakai 2 poin?' }).waitFor();
      expect(await accessibilityFindings(customer.page)).toEqual([]);
      await customer.page.getByRole('button', { name: 'Setuju' }).click();
      await page.getByText('Pelanggan setuju').waitFor();
      await page.keyboard.press('Enter');
      await pos.saved();
      await customer.page.getByRole('heading', { name: 'Terima kasih' }).waitFor();
      expect(customer.complaints).toEqual([]);
    });
    const [points] = await stage.shop.look<{ saldo: string }>('select kadar_poin_saldo($1) as saldo', [
      kode_customer,
    ]);
    expect(Number(points?.saldo)).toBe(
      (await earned(first.kode_barcode)) + (await earned(second.kode_barcode)) - 2,
    );
  },
  2 * PATIENCE,
);

test(
  'a day that is closed under the till closes the till; the sale waits',
  async () => {
    const [, pieces = []] = PIECES;
    const kode_barcode = pieces[1]?.kode_barcode ?? '';
    await atTill(async (pos, { page }) => {
      await pos.scan(kode_barcode);
      const supervisor = await stage.shop.login('SPV2');
      const [day] = await stage.shop.look<{ tanggal: string }>(
        "select tgl_system::text as tanggal from hari_kerja where kode_toko = 'K02'",
      );
      const closed = await supervisor.post('hari/tutup', {
        tanggal: day?.tanggal,
        rincian_kas: [{ pecahan: 100_000, lembar: 0 }],
        selisih: [{ jenis: 'KAS', alasan: 'UJI', penanggung: 'KASIR2' }],
      });
      expect(closed.status, JSON.stringify(closed.body)).toBe(200);
      await page.getByRole('heading', { name: /^Hari kerja .* sudah ditutup$/ }).waitFor();
      await page.getByText('1 barang masih menunggu di transaksi ini').waitFor();
      expect(await page.locator('input[data-scan]').count()).toBe(0);
    }, kasir2);
  },
  PATIENCE,
);
