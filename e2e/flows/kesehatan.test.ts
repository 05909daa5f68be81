import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { dialogFocused } from '../support/keyboard.ts';
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
let folder: string;
beforeAll(async () => {
  await stage.shop.app.kadar.jobs.start();
  folder = await mkdtemp(join(tmpdir(), 'kadar-cadangan-'));
  await stage.shop.look(
    `insert into pemeriksaan (tanggal, nama, temuan, contoh) values ('2026-02-25', 'EMAS', 0, ''), ('2026-02-25', 'RINCIAN', 1, 'K01 JL-1')`,
  );
  return () => rm(folder, { recursive: true, force: true });
});

test(
  'the owner says where backups go, has one made, and sees what is wrong on his dashboard; all by keys',
  async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.shop, DESKTOP);
    await signIn({ page, context, complaints }, 'OWNER');
    await openScreen(page, '/kesehatan', 'Kesehatan');
    const line = (name: string) => page.locator(`[data-line=${name}]`);
    await expect.poll(() => line('CADANGAN').textContent()).toContain('Belum pernah');
    expect(await line('PEMERIKSAAN').textContent()).toContain('1 dari 2 lulus');
    await page.keyboard.press('F7');
    await dialogFocused(page);
    const place = page.getByRole('textbox', { name: 'Tempat' });
    await place.fill('/tidak/ada');
    await page.keyboard.press('Control+S');
    await page.getByText('Tempat tidak ada: buat dahulu, atau pasang disknya').first().waitFor();
    // What was typed stays, at the field that is wrong.
    expect(await place.inputValue()).toBe('/tidak/ada');
    await place.fill(folder);
    await page.getByRole('switch', { name: 'Cadangkan tiap malam' }).press('Space');
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-atur.png') });
    await page.keyboard.press('Control+S');
    await page.getByText(`Tiap malam jam 02:00 ke ${folder}`).waitFor();
    await page.keyboard.press('F9');
    await expect.poll(() => line('CADANGAN').textContent(), { timeout: 60_000 }).toContain('Baik');
    const [berkas = ''] = await readdir(folder);
    expect(await line('CADANGAN').textContent()).toContain(berkas);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-kesehatan.png') });
    await openScreen(page, '/dashboard');
    const wrong = page.getByRole('link', { name: /Server bermasalah/ });
    await wrong.focus();
    await page.screenshot({ path: join(tmpdir(), 'kadar-look-perhatian.png') });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kesehatan' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

test(
  'it stands on a telephone',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'OWNER');
    await openScreen(visitor.page, '/kesehatan', 'Kesehatan');
    await visitor.page.locator('[data-line=ANTRIAN]').waitFor();
    await visitor.page.screenshot({ path: join(tmpdir(), 'kadar-look-kesehatan-hp.png'), fullPage: true });
    const wide = await visitor.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    expect(await accessibilityFindings(visitor.page)).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
