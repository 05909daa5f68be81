import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { expect, test } from 'vitest';
import { CHAIN, PASSWORD, PIECES } from '../../apps/server/src/testing/harness.ts';
import { BuyPage } from '../page-models/buy-page.ts';
import { CancelPage } from '../page-models/cancel-page.ts';
import { Shell } from '../page-models/shell.ts';
import { pickFirst, scan, tabTo } from '../support/keyboard.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { plugScale } from '../support/scripted-scale.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, signIn, visit, walkTo } from '../support/visitor.ts';

const stage = useStage();
const [piece] = (PIECES[0] ?? []).filter((one) => estimatePrice(CHAIN, one) < 20_000_000);
const printsOf = (no: string) =>
  stage.shop.look<{ cetak: number }>('select cetak from dokumen where no_faktur = $1', [no]);
const statusOf = (no: string) =>
  stage.shop.look<{ status: string; diketik: boolean; akhir: string | null }>(
    `select b.status, l.diketik, i.akhir from pembelian_detail l join barang b using (kode_toko, kode_barcode)
     left join identitas i on i.kode_toko = l.kode_toko and i.no_dokumen = l.no_faktur where l.no_faktur = $1`,
    [no],
  );

test(
  'a piece of our nota comes back from the scale, one of another shop is typed, approved and transferred, and a purchase is cancelled',
  async () => {
    if (!piece) throw new Error('the test chain is too small');
    const nota = await sellElsewhere(stage.shop, piece.kode_barcode);
    const visitor = await visit(stage.browser, stage.shop);
    await plugScale(visitor.context);
    await signIn(visitor, 'KASIR1');
    const { page } = visitor;
    const shell = new Shell(page);
    const buy = new BuyPage(page);
    await openScreen(page, '/transaksi-pembelian', 'Transaksi Pembelian');

    await page.locator('[data-scan]').focus();
    await scan(page, nota);
    await page.getByRole('button', { name: 'Sambungkan timbangan' }).click();
    const [line] = await stage.shop.look<{ berat: number }>(
      'select (berat_asli / 1000.0)::float8 as berat from barang where kode_barcode = $1',
      [piece.kode_barcode],
    );
    await buy.weigh(line?.berat ?? 0);
    await buy.choose('BAGUS');
    await buy.photograph();
    await buy.photographMore();
    await page.getByText('ruginota, 0 bulan').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Alt+S');
    await pickFirst(page);
    await buy.buy();
    await shell.approve('SPV1', PASSWORD);
    const own = await buy.proof();
    expect(await statusOf(own)).toEqual([{ status: 'BELI', diketik: false, akhir: null }]);
    // The Enter that went on printed no copy.
    expect(await printsOf(own)).toEqual([{ cetak: 1 }]);

    await page.locator('[data-scan]').focus();
    await scan(page, nota);
    await page.getByText('Barang Tersebut Sudah Dibeli').waitFor();

    await buy.foreign('Nota toko lain', 'CINCIN POLOS LAMA');
    await buy.field('berat_kotor').fill('2,5');
    await page.getByText('DIKETIK', { exact: true }).waitFor();
    await buy.choose('ROSOK');
    await buy.photograph();
    await page.getByText('Harga lebur/g').waitFor();
    await page.keyboard.press('Alt+2');
    await buy.field('rekening_tujuan').fill('BCA 123 SITI');
    const typed = await page.evaluate(() => JSON.stringify(localStorage));
    expect(typed).toContain('CINCIN POLOS LAMA');
    expect(typed).not.toContain('3173012345678901');
    await buy.buy();
    await shell.approve('SPV1', PASSWORD);
    await buy.saved.getByText('Belum dibayar').first().waitFor();
    const other = await buy.proof();
    expect(await statusOf(other)).toEqual([{ status: 'BELI', diketik: true, akhir: '8901' }]);

    const supervisor = await visit(stage.browser, stage.shop);
    await signIn(supervisor, 'SPV1');
    const second = supervisor.page;
    await openScreen(second, '/bayar-pembelian', 'Bayar Pembelian');
    await second.getByText('Menunggu transfer (1)').waitFor();
    await tabTo(second, /^Menunggu transfer/);
    await pickFirst(second);
    await tabTo(second, /^Dari rekening/);
    await pickFirst(second);
    await tabTo(second, /^No bukti transfer/);
    await second.keyboard.type('TRX 77');
    await second.keyboard.press('F9');
    await second.getByText(/^YB[A-Z0-9]{12} tersimpan$/).waitFor();
    await second.getByText('Menunggu transfer (0)').waitFor();

    await walkTo(second, `/lihat-pembelian?no_faktur=${other}`);
    await second.getByText('••••••••••••8901').waitFor();
    await second.getByRole('button', { name: 'Lihat KTP' }).click();
    await second.getByText('3173012345678901').waitFor();
    expect(await accessibilityFindings(second)).toEqual([]);

    await walkTo(second, '/batal-pembelian');
    await new CancelPage(second, 'pembelian').cancel(own, 'SALAH BELI');
    await new Shell(second).approve('OWNER', PASSWORD);
    await second.getByText(`${own} dibatalkan`).waitFor();
    expect(await statusOf(own)).toMatchObject([{ status: 'BATAL' }]);
    expect([...visitor.complaints, ...supervisor.complaints]).toEqual([]);
  },
  PATIENCE,
);
