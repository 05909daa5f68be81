import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { evaluate } from '../../apps/server/src/modules/peringatan/evaluate.ts';
import { dialogFocused } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  DESKTOP,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
beforeAll(async () => {
  const supervisor = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 30_000_000, keterangan: 'MODAL' };
  expect((await supervisor.post('cash', modal)).status).toBe(200);
});

const KAS = 'Kas toko menumpuk';

test(
  'the owner says a limit by keys, is told on his dashboard what reached it, and notes what he did',
  async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.shop, DESKTOP);
    await signIn({ page, context, complaints }, 'OWNER');
    await openScreen(page, '/peringatan', 'Peringatan');
    const row = page.locator('[data-kode=KAS]');
    const limit = page.getByRole('textbox', { name: `Batas: ${KAS}` });
    await expect.poll(() => limit.inputValue()).toBe('100.000.000');
    expect(await row.textContent()).toContain('Dalam 30 hari terakhir 0 kali');
    await limit.focus();
    await page.keyboard.type('500000');
    await page.keyboard.press('Control+S');
    await row.getByText('Batas di luar batas yang diizinkan').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('25000000');
    await page.keyboard.press('Control+S');
    await expect.poll(() => row.textContent()).toContain('Dari pusat');
    await row.getByRole('button', { name: `Hanya dasbor: ${KAS}` }).press('Enter');
    await dialogFocused(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await evaluate(stage.shop.app.kadar)).toBeGreaterThan(0);
    await page.reload();
    await row.getByText('Dalam 30 hari terakhir 1 kali').waitFor();
    await row.getByText('1 berlangsung').waitFor();
    expect(await looks(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-peringatan.png') });
    await openScreen(page, '/dashboard');
    const done = page.getByRole('button', { name: new RegExp(`^Selesai: ${KAS}`) });
    await done.press('Enter');
    await dialogFocused(page);
    await page.keyboard.type('disetor ke bank');
    await page.keyboard.press('Control+S');
    await done.waitFor({ state: 'detached' });
    const doneBy = await stage.shop.look('select user_id, catatan from perhatian_selesai');
    expect(doneBy).toEqual([{ user_id: 'OWNER', catatan: 'DISETOR KE BANK' }]);
    await openScreen(page, '/laporan-peringatan?kode_peringatan=KAS&tgl_from=2026-02-25&tgl_to=2026-02-25');
    await page.getByText('Masih berlangsung', { exact: true }).first().waitFor();
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-laporan-peringatan.png') });
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'it stands on a telephone, every switch and button as large as a finger',
  async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.shop, PHONE);
    await signIn({ page, context, complaints }, 'OWNER');
    await openScreen(page, '/peringatan', 'Peringatan');
    await page.locator('[data-kode=SEGEL]').waitFor();
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-peringatan-hp.png'), fullPage: true });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    const low = await page
      .locator('main [data-kode] :is(button, input:not([type=checkbox]))')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44),
      );
    expect(low).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  },
  PATIENCE,
);
