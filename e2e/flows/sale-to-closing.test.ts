import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { expect, test } from 'vitest';
import { CHAIN, MEMBERS, PASSWORD, PIECES } from '../../apps/server/src/testing/harness.ts';
import { CancelPage } from '../page-models/cancel-page.ts';
import { ClosingPage } from '../page-models/closing-page.ts';
import { LoginPage } from '../page-models/login-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { Shell } from '../page-models/shell.ts';
import { booksAgree } from '../support/books.ts';
import { useStage } from '../support/stage.ts';
import { PATIENCE, visit } from '../support/visitor.ts';

const stage = useStage();

const affordable = (PIECES[0] ?? []).filter((piece) => estimatePrice(CHAIN, piece) < 20_000_000);
const member = MEMBERS.find(({ diskon }) => diskon === 0) ?? MEMBERS[0];

/** What each account moved, in the order of the closing. */
const BANKED = `select sum(m.jumlah_rp)::float8 as rp from bank_mutasi m join banks b using (kode_bank)
  where m.kode_toko = 'K01' group by m.no_rekening, b.nama_bank order by b.nama_bank, m.no_rekening`;

test(
  'a cashier sells by keyboard alone, a sale is cancelled with authorisation, he counts without being told, the supervisor closes, and all books agree',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    const shell = new Shell(page);
    const pos = new PosPage(page);
    const [first, second, third, left] = affordable;
    if (!first || !second || !third || !left || !member) throw new Error('the test chain is too small');

    await new LoginPage(page).signIn('KASIR1');
    await shell.open('Transaksi Penjualan');
    await pos.ready();
    await pos.scan(first.kode_barcode);
    await pos.scan(second.kode_barcode);
    await pos.pickMember(member.kode_customer);
    await pos.pickSales();
    await pos.payCash(500_000);
    await pos.payRestByTransfer();
    await pos.hinted('Terima Rp. 500.000, uang pas');
    const kept = await pos.pay();
    await pos.nextSale();

    await pos.scan(third.kode_barcode);
    await pos.pickSales();
    await page.keyboard.press('Alt+1');
    const wrong = await pos.pay();
    await pos.nextSale();

    await pos.scan(left.kode_barcode);
    await shell.open('Batal Penjualan');
    await new CancelPage(page).cancel(wrong, 'SALAH SCAN');
    await shell.approve('SPV1', PASSWORD);
    await page.getByText(`${wrong} dibatalkan`).waitFor();

    await shell.open('Tutup Harian');
    const blind = new ClosingPage(page);
    await page.getByText(`Di kasir KASIR1 di perangkat ini: ${left.nama_barang}`).waitFor();
    await blind.count({ 100000: 4 });
    await blind.sayAccounts([0]);
    expect(await page.locator('main').innerText()).not.toContain('500.000');
    await blind.record('Hitungan tidak cocok');
    expect(await page.locator('main').innerText()).not.toContain('500.000');
    expect(await page.getByRole('button', { name: /^Tutup Hari / }).isDisabled()).toBe(true);

    await shell.open('Transaksi Penjualan');
    await pos.line(left.kode_barcode).waitFor();
    await page.keyboard.press('F7');
    await page.getByText('Transaksi diparkir').waitFor();

    const supervisor = await visit(stage.browser, stage.shop);
    await new LoginPage(supervisor.page).signIn('SPV1');
    await new Shell(supervisor.page).open('Tutup Harian');
    const closing = new ClosingPage(supervisor.page);
    await supervisor.page.getByText(/^Dihitung KASIR1 pukul .*, hitungan ke-1$/).waitFor();
    await supervisor.page.getByText(`KASIR1, diparkir: ${left.nama_barang}`).waitFor();
    await closing.count({ 100000: 5 });
    await closing.sayAccounts((await stage.shop.look<{ rp: number }>(BANKED)).map(({ rp }) => rp));
    const tray = await closing.weighTyped('ETALASE', '100');
    await closing.explain(new RegExp(`Baki ${tray}`), 'DIPINJAM PAMERAN', 'SPV1');
    await closing.close();
    const [explained] = await stage.shop.look<{ selisih: object[] }>(
      "select ringkasan->'selisih' as selisih from tutup_harian where kode_toko = 'K01'",
    );
    expect(explained?.selisih).toMatchObject([
      { jenis: 'BAKI', kunci: tray, hitung: 100_000, alasan: 'DIPINJAM PAMERAN', penanggung: 'SPV1' },
    ]);

    await booksAgree(stage.shop, {
      kept,
      wrong,
      pieces: [first, second],
      returned: third.kode_barcode,
      member: member.kode_customer,
      cash: 500_000,
    });
    expect([...visitor.complaints, ...supervisor.complaints]).toEqual([]);
  },
  2 * PATIENCE,
);
