/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { Shell } from '../page-models/shell.ts';
import { dialogFocused, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
const PICTURES = process.env.KADAR_PICTURES;
const look = async ({ page }: Visitor, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

const KEY = 'LTV_MAKS';
const settingOf = (page: Page): Locator => page.locator(`[data-setting="${KEY}"]`);
/** Asked by a user whose session is nobody's here. */
const inForce = async (): Promise<unknown> => {
  const { body } = await (await stage.shop.login('SU')).get(`para-system/key/${KEY}`);
  return (body.data as { value: unknown }).value;
};

/** Types why into the dialog that opened, and sends it: the owner is asked next. */
const reason = async (page: Page, why: string): Promise<void> => {
  await dialogFocused(page);
  await typeText(page, why);
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
};
/** Everybody is asked whether to load anew once settings changed: who changed it stays. */
const stayOn = async (page: Page): Promise<void> => {
  const told = page.getByRole('dialog').filter({ hasText: 'Terjadi perubahan pada setting system' });
  await told.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
};
/** What the eye and axe find on the screen as it stands. */
const findings = async (page: Page): Promise<string[]> => [
  ...(await looks(page)),
  ...(await accessibilityFindings(page)),
];

test(
  'a dangerous setting says what follows, asks for a reason and the owner, and is undone by one click; all by keys',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    const shell = new Shell(page);
    const row = settingOf(page);
    const input = row.locator('input');
    await signIn(visitor, 'ADMIN');
    await openScreen(page, '/settingsystem', 'Setting System');
    await row.getByText('Belum pernah diubah').waitFor();
    await row.getByText('Toko meminjamkan sampai 95 % dari nilai emas.').waitFor();
    await input.focus();
    await page.keyboard.press('Control+a');
    await typeText(page, '91');
    await row.getByText('Toko meminjamkan sampai 91 % dari nilai emas.').waitFor();
    await page.keyboard.press('Control+s');
    const guard = page.getByRole('dialog', { name: 'Ubah setting yang dijaga' });
    await guard.getByText('Toko meminjamkan sampai 91 % dari nilai emas.').waitFor();
    await dialogFocused(page);
    await page.keyboard.press('Control+s');
    await guard.getByText('Alasan Tidak Boleh Kosong').waitFor();
    expect(await guard.getByLabel('Alasan').evaluate((field) => field === document.activeElement)).toBe(true);
    await look(visitor, 'guard-reason');
    expect(await findings(page)).toEqual([]);
    // Left, it loses nothing of what was typed.
    await page.keyboard.press('Escape');
    await guard.waitFor({ state: 'detached' });
    expect([await input.inputValue(), await inForce()]).toEqual(['91', 95]);
    await page.keyboard.press('Control+s');
    await reason(page, 'Pesan pemilik');
    await shell.approve('OWNER', 'bukan-password');
    const approval = page.getByRole('dialog', { name: 'Otorisasi' });
    await approval.getByText('Username atau Password Salah').waitFor();
    await look(visitor, 'guard-wrong');
    expect(await inForce()).toBe(95);
    await shell.approve('OWNER', PASSWORD);
    await stayOn(page);
    await row.getByText(/Terakhir ADMIN/).waitFor();
    expect(await inForce()).toBe(91);

    await signIn(visitor, 'OWNER');
    await openScreen(page, '/settingsystem', 'Setting System');
    await row.getByText(/Terakhir ADMIN/).waitFor();
    await input.focus();
    await page.keyboard.press('Shift+Tab');
    expect(
      await row.getByRole('button', { name: /^Riwayat: / }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: /^Riwayat: / });
    const change = history.getByRole('listitem').first();
    await change.getByText('Pesan pemilik').waitFor();
    expect(await change.textContent()).toMatch(/95 → 91.*ADMIN · disetujui OWNER/);
    await look(visitor, 'guard-history');
    expect(await findings(page)).toEqual([]);
    await tabTo(page, /^Batalkan perubahan/);
    await page.keyboard.press('Enter');
    await reason(page, 'Kembali seperti dahulu');
    await shell.approve('OWNER', PASSWORD);
    await stayOn(page);
    await row.getByText(/Terakhir OWNER/).waitFor();
    expect([await inForce(), await input.inputValue()]).toEqual([95, '95']);
    await page.setViewportSize(PHONE);
    await row.getByRole('button', { name: /^Riwayat: / }).click();
    await expect.poll(() => change.textContent()).toMatch(/91 → 95.*OWNER · disetujui OWNER/);
    const undo = history.getByRole('button', { name: /^Batalkan perubahan/ }).first();
    expect(
      await undo.locator('.mantine-Button-label').evaluate((words) => words.scrollWidth - words.clientWidth),
    ).toBe(0);
    await look(visitor, 'guard-history-phone');
    expect(await findings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a supervisor, who may not, finds neither the screen in his menu nor a button at its address',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/settingsystem');
    expect(await page.locator('[data-setting]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Simpan/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Setting System' }).count()).toBe(0);
    await look(visitor, 'guard-spv');
    await visitor.context.close();
  },
  PATIENCE,
);
