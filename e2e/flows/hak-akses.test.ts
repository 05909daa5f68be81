import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { Shell } from '../page-models/shell.ts';
import { pickNamed, typeText } from '../support/keyboard.ts';
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
const SEARCH = 'Siapa boleh: layar atau tindakan';
const PICTURES = process.env.KADAR_PICTURES;
const look = async ({ page }: Visitor, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};
const findings = async (page: Page): Promise<string[]> => [
  ...(await looks(page)),
  ...(await accessibilityFindings(page)),
];
const pick = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).focus();
  await pickNamed(page, text);
};
const toTab = (page: Page, name: string) => page.getByRole('radio', { name }).press('Space');
const rightsOf = (page: Page, user: string) =>
  page.getByRole('dialog', { name: new RegExp(`^Hak akses: ${user}`) });

test(
  'who may what is found, a user is told by what differs from his role, and returned to it by one click; all by keys',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    await openScreen(page, '/hak-akses?user=KASIR1', 'Hak Akses');
    const dialog = rightsOf(page, 'KASIR1');
    await dialog.getByText('Persis seperti perannya').waitFor();
    await dialog.getByRole('button', { name: /^Semua layar/ }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Cari layar' }).focus();
    await typeText(page, 'penjualan lihat');
    const screen = dialog.getByRole('checkbox', { name: 'Lihat Penjualan', exact: true });
    await screen.press('Space');
    await dialog.getByText('Diambil').waitFor();
    await dialog.getByRole('button', { name: 'Kembalikan: Lihat Penjualan' }).waitFor();
    await look(visitor, 'hak-user');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    const grid = page.getByRole('grid', { name: 'Hak Akses' });
    await pick(page, SEARCH, 'Lihat Penjualan');
    await expect.poll(() => grid.getByRole('row', { name: /KASIR1/ }).count()).toBe(0);
    await grid.getByRole('row', { name: /KASIR2/ }).waitFor();
    await look(visitor, 'hak-cari');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('combobox', { name: SEARCH }).focus();
    for (const typed of ['penjualan.cancel', 'penjualan membatalkan']) {
      await page.keyboard.press('Control+a');
      await typeText(page, typed);
      await page.getByRole('option', { name: 'Membatalkan penjualan', exact: true }).waitFor();
    }
    await pick(page, SEARCH, 'Membatalkan penjualan');
    const asks = grid.getByRole('row', { name: /KASIR1/ }).filter({ hasText: 'Dengan persetujuan' });
    await asks.waitFor();
    await openScreen(page, '/hak-akses?user=KASIR1', 'Hak Akses');
    await dialog.getByRole('button', { name: 'Kembali ke peran' }).press('Enter');
    await dialog.getByText('Persis seperti perannya').waitFor();
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    const rows = (await (await stage.shop.login('OWN')).get('hak-akses/user/KASIR1')).body.data;
    expect((rows as { layar: string[] }).layar).toContain('/lihat-penjualan');
    await toTab(page, 'Bandingkan');
    await page.getByText('Pilih dua user untuk dibandingkan').waitFor();
    await pick(page, 'User pertama', 'KASIR1');
    await pick(page, 'User kedua', 'SPV1');
    await page.getByRole('grid').getByText('Boleh', { exact: true }).first().waitFor();
    await look(visitor, 'hak-banding');
    expect(await findings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a role is made, and changed with its effect told, a reason and the owner; on a telephone it is read',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    await openScreen(page, '/hak-akses', 'Hak Akses');
    await toTab(page, 'Peran');
    const grid = page.getByRole('grid', { name: 'Peran' });
    await grid.getByRole('row', { name: /Bawaan KASIR/ }).waitFor();
    await page.keyboard.press('Insert');
    const made = page.getByRole('dialog', { name: 'Peran baru' });
    await made.getByLabel('Kode Peran').focus();
    await typeText(page, 'muda');
    await made.getByLabel('Nama Peran').focus();
    await typeText(page, 'kasir muda');
    await page.keyboard.press('Control+s');
    await made.waitFor({ state: 'detached' });
    await grid.getByRole('row', { name: /MUDA/ }).waitFor();
    const owner = await stage.shop.login('OWN');
    const { body } = await owner.get('hak-akses/user/KASIR2');
    const { layar, _version } = body.data as { layar: string[]; _version: number };
    await owner.put('hak-akses/user/KASIR2', { kode_peran: 'MUDA', layar, _version });
    await openScreen(page, '/hak-akses', 'Hak Akses');
    await toTab(page, 'Peran');
    await grid.getByRole('row', { name: /MUDA/ }).click();
    await grid.press('Enter');
    const changed = page.getByRole('dialog', { name: 'Ubah peran' });
    await changed.getByText('Tidak ada hak user yang berubah').waitFor();
    await changed.getByRole('textbox', { name: 'Cari layar' }).focus();
    await typeText(page, 'lihat penjualan');
    await changed.getByRole('checkbox', { name: 'Lihat Penjualan', exact: true }).press('Space');
    await changed.getByText('Hak 1 user berubah').waitFor();
    await changed.getByText('KASIR2 · kehilangan Lihat Penjualan').waitFor();
    await page.keyboard.press('Control+s');
    await changed.getByText('Alasan Tidak Boleh Kosong').waitFor();
    await look(visitor, 'hak-peran');
    expect(await findings(page)).toEqual([]);
    await changed.getByLabel('Alasan').focus();
    await typeText(page, 'Kasir baru');
    await page.keyboard.press('Control+s');
    await new Shell(page).approve('OWNER', PASSWORD);
    await changed.waitFor({ state: 'detached' });
    const after = (await (await stage.shop.login('OWN')).get('hak-akses/user/KASIR2')).body.data;
    expect((after as { layar: string[] }).layar).not.toContain('/lihat-penjualan');
    await page.setViewportSize(PHONE);
    await openScreen(page, '/hak-akses?user=KASIR2', 'Hak Akses');
    await rightsOf(page, 'KASIR2').getByText('Persis seperti perannya').waitFor();
    await look(visitor, 'hak-user-phone');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rightsOf(page, 'KASIR2').waitFor({ state: 'detached' });
    await look(visitor, 'hak-phone');
    expect(await findings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
