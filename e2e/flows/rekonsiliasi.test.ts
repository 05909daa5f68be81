import { expect, test } from 'vitest';
import { bcaFile } from '../../apps/server/src/modules/rekonsiliasi/koran.fixture.ts';
import { CHAIN, TODAY } from '../../apps/server/src/testing/harness.ts';
import { typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const REKENING = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K01')?.no_rekening ?? '';

test(
  'a statement comes in, a suggestion is confirmed, a line becomes a case and the month is closed, by keyboard',
  async () => {
    const kasir = await stage.shop.login('KASIR');
    await kasir.post('cash', {
      jenis: 'MASUK',
      kategori: 'MODAL',
      jumlah_rp: 60_000_000,
      keterangan: 'MODAL',
    });
    for (const jumlah_rp of [3_123_000, 5_000_000, 5_000_000])
      await kasir.post('setor-bank', {
        arah: 'SETOR',
        no_rekening: REKENING,
        jumlah_rp,
        keterangan: 'SETORAN',
      });
    const line = (rp: number, teks: string) => ({ tanggal: TODAY, teks, sen: rp * 100 });
    const file = bcaFile(REKENING, 0, [
      line(3_123_000, 'SETORAN TUNAI'),
      line(5_000_000, 'SETORAN TUNAI'),
      line(-15_000, 'BIAYA ADM'),
    ]);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/rekonsiliasi', 'Rekonsiliasi Bank');
    await page.getByText('Belum ada rekening koran').waitFor();
    await page.keyboard.press('Insert');
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'koran.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await dialog.getByRole('button', { name: 'Masukkan' }).click();
    await dialog.getByText(/3 mutasi dibaca, 3 baru/).waitFor();
    await page.screenshot({ path: '/tmp/kadar-rekonsiliasi-impor.png' });
    await page.keyboard.press('Escape');
    const suggestions = page.getByRole('grid', { name: 'Usulan' });
    await suggestions.waitFor();
    await page.screenshot({ path: '/tmp/kadar-rekonsiliasi-desktop.png' });
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await suggestions.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/2 cocok · 0 usulan · 2 tersisa/).waitFor();
    await page.getByRole('grid', { name: 'Rekening koran' }).focus();
    await page.keyboard.press('k');
    await typeText(page, 'TANYA BANK');
    await page.keyboard.press('Control+s');
    await page.getByText(/Kasus .*TANYA BANK/).waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Ditutup oleh SPV1').waitFor();
    await page.setViewportSize(PHONE);
    await page.screenshot({ path: '/tmp/kadar-rekonsiliasi-phone.png', fullPage: true });
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
    await openScreen(page, '/posisi-uang', 'Uang');
    await page.getByText('Di jalan').or(page.getByText('Bank')).first().waitFor();
    await page.screenshot({ path: '/tmp/kadar-uang-desktop.png' });
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.screenshot({ path: '/tmp/kadar-uang-phone.png' });
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
