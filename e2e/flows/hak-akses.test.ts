import type { HakUser } from '@kadar/contract/endpoints/hak-akses.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHOSEN_PASSWORD, PASSWORD } from '../../apps/server/src/testing/harness.ts';
import { LoginPage } from '../page-models/login-page.ts';
import { MasterPage } from '../page-models/master-page.ts';
import { Shell } from '../page-models/shell.ts';
import { pickListed, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
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

const layarOf = async (user_id: string): Promise<string[]> => {
  const { data } = (await (await stage.shop.login('OWN')).get(`hak-akses/user/${user_id}`)).body;
  return (data as { layar: string[] }).layar;
};
/** Takes *Lihat Penjualan* away among all screens of the form. */
const takeAway = async (page: Page): Promise<void> => {
  await tabTo(page, /^Semua layar/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Cari layar');
  await typeText(page, 'lihat penjualan');
  await tabTo(page, 'Lihat Penjualan');
  await page.keyboard.press('Space');
};
const ofForm = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Hak Akses' });

test(
  'a new cashier has what his level has without one tick, and signs in with it; what differs is told in his form and undone there, all by keys',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    const users = new MasterPage(page, 'Pengguna');
    await users.open('/users');
    await users.add();
    const akses = ofForm(page);
    await akses.getByText('Pilih level dahulu').waitFor();
    await users.fill({ 'User ID': 'kasir9', Nama: 'kasir baru', Level: { pick: 'Supervisor' } });
    const role = akses.getByRole('combobox', { name: 'Peran' });
    await expect.poll(() => role.inputValue()).toBe('Bawaan SPV');
    await takeAway(page);
    await akses.getByText('Diambil').waitFor();
    await page.getByRole('textbox', { name: 'User ID' }).focus();
    await users.fill({ Level: { pick: 'Kasir' } });
    await expect.poll(() => role.inputValue()).toBe('Bawaan KASIR');
    await akses.getByText('Persis seperti perannya').waitFor();
    await users.fill({ Toko: { pick: 'K01' } });
    await tabTo(page, /^Password/);
    await typeText(page, CHOSEN_PASSWORD);
    await look(visitor, 'user-baru');
    expect(await findings(page)).toEqual([]);
    await users.saved('Data Berhasil Disimpan');
    expect((await layarOf('KASIR9')).sort()).toEqual((await layarOf('KASIR1')).sort());

    await users.edit('KASIR9');
    await akses.getByText('Peran: Bawaan KASIR').waitFor();
    await akses.getByText('Persis seperti perannya').waitFor();
    await takeAway(page);
    await users.saved('Data Berhasil Edit');
    expect(await layarOf('KASIR9')).toEqual(
      (await layarOf('KASIR1')).filter((menu) => menu !== '/lihat-penjualan'),
    );
    await users.edit('KASIR9');
    await akses.getByText('Diambil').waitFor();
    await look(visitor, 'user-beda');
    expect(await findings(page)).toEqual([]);
    await tabTo(page, 'Kembalikan: Lihat Penjualan');
    await page.keyboard.press('Enter');
    await akses.getByText('Persis seperti perannya').waitFor();
    await users.saved('Data Berhasil Edit');
    expect(await layarOf('KASIR9')).toEqual(await layarOf('KASIR1'));
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();

    const cashier = await visit(stage.browser, stage.shop);
    await new LoginPage(cashier.page).signIn('KASIR9', CHOSEN_PASSWORD);
    await openScreen(cashier.page, '/lihat-penjualan', 'Lihat Penjualan');
    expect(cashier.complaints).toEqual([]);
    await cashier.context.close();
  },
  PATIENCE,
);

test(
  'a new user takes over the screens of the role that is chosen; of a level that opens all there is nothing to choose',
  async () => {
    const owner = await stage.shop.login('OWN');
    const role = {
      kode_peran: 'SORE',
      nama_peran: 'kasir sore',
      level: 'KASIR',
      layar: ['/lihat-penjualan'],
    };
    expect((await owner.post('hak-akses/peran', role)).status).toBe(200);
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    const users = new MasterPage(page, 'Pengguna');
    await users.open('/users');
    await users.add();
    const akses = ofForm(page);
    await users.fill({ 'User ID': 'kasir8', Nama: 'kasir sore', Level: { pick: 'Pemilik' } });
    await akses.getByText('Level ini membuka semua layar').waitFor();
    await users.fill({ Level: { pick: 'Kasir' }, Toko: { pick: 'K01' } });
    await tabTo(page, 'Peran');
    await pickListed(page, 'SORE');
    await akses.getByText('Persis seperti perannya').waitFor();
    await akses.getByRole('button', { name: /^Semua layar \(1 dari/ }).waitFor();
    await look(visitor, 'user-peran');
    expect(await findings(page)).toEqual([]);
    await tabTo(page, /^Password/);
    await typeText(page, CHOSEN_PASSWORD);
    await users.saved('Data Berhasil Disimpan');
    expect(await layarOf('KASIR8')).toEqual(['/lihat-penjualan']);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'rights that did not come are kept as they are; who has no screen of rights has the tree; a telephone reads them',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'ADMIN');
    const had = await layarOf('SPV1');
    await page.route('**/hak-akses/peran', (route) => route.fulfill({ status: 500, json: {} }));
    const users = new MasterPage(page, 'Pengguna');
    await users.open('/users');
    await users.edit('SPV1');
    const akses = ofForm(page);
    await akses.getByRole('alert').waitFor();
    await users.fill({ Nama: 'supervisor lain' });
    await users.saved('Data Berhasil Edit');
    expect(await layarOf('SPV1')).toEqual(had);
    await users.edit('SPV1');
    await page.unroute('**/hak-akses/peran');
    await akses.getByRole('button', { name: 'Coba lagi' }).click();
    await akses.getByText('Persis seperti perannya').waitFor();
    await look(visitor, 'user-phone');
    expect(await findings(page)).toEqual([]);
    await akses.getByRole('link', { name: 'Lihat hak' }).click();
    await rightsOf(page, 'SPV1').getByText('Persis seperti perannya').waitFor();
    const owner = await stage.shop.login('OWN');
    const { body } = await owner.get('hak-akses/user/ADMIN');
    const { kode_peran, layar, _version } = body.data as HakUser;
    const without = layar.filter((menu) => menu !== '/hak-akses');
    await owner.put('hak-akses/user/ADMIN', { kode_peran, layar: without, _version });
    await signIn(visitor, 'ADMIN');
    await users.open('/users');
    await users.edit('OWNER');
    await akses.getByRole('checkbox', { name: 'Lihat Penjualan', exact: true }).waitFor();
    await visitor.context.close();
  },
  PATIENCE,
);
