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

test(
  'a cashier sells by keyboard alone, a sale is cancelled with authorisation, the day closes, and all books agree',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    const shell = new Shell(page);
    const pos = new PosPage(page);
    const [first, second, third] = affordable;
    if (!first || !second || !third || !member) throw new Error('the test chain is too small');

    await new LoginPage(page).signIn('KASIR1');
    await shell.open('Transaksi Penjualan');
    await pos.ready();
    await pos.scan(first.kode_barcode);
    await pos.scan(second.kode_barcode);
    await pos.pickMember(member.kode_customer);
    await pos.pickSales();
    await pos.payCash(500_000);
    await pos.payRestByTransfer();
    const kept = await pos.pay();
    await pos.nextSale();

    await pos.scan(third.kode_barcode);
    await pos.pickSales();
    await page.keyboard.press('Alt+1');
    const wrong = await pos.pay();
    await pos.nextSale();

    await shell.open('Batal Penjualan');
    await new CancelPage(page).cancel(wrong, 'SALAH SCAN');
    await shell.approve('SPV1', PASSWORD);
    await page.getByText(`${wrong} dibatalkan`).waitFor();

    const supervisor = await visit(stage.browser, stage.shop);
    await new LoginPage(supervisor.page).signIn('SPV1');
    await new Shell(supervisor.page).open('Tutup Harian');
    const closing = new ClosingPage(supervisor.page);
    await closing.count({ 100000: 5 });
    await closing.matchAccounts();
    await closing.close();

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
