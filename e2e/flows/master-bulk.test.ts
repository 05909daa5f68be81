import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MasterPage } from '../page-models/master-page.ts';
import { dialogFocused, pickNamed, tabTo, takeMarked, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, goTo, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const adminsWindow = useSharedWindow(stage, 'ADMIN');

/** Takes a choice of the list that has the focus, which is not typed into. */
const take = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ArrowDown');
  const choices = page.getByRole('option').and(page.locator('[data-combobox-option]'));
  await choices.first().waitFor();
  await takeMarked(page, choices.filter({ hasText: text }));
};

/** A field of the open bulk edit, how it is moved, and by how much. */
const says = async (page: Page, field: string, way: string, far: string): Promise<void> => {
  await tabTo(page, 'Kolom');
  await pickNamed(page, field);
  await tabTo(page, 'Cara');
  await take(page, way);
  await tabTo(page, way);
  await page.keyboard.press('Control+a');
  await typeText(page, far);
};

const prices = async (): Promise<Record<string, number>> => {
  const rows = await stage.shop.look<{ kode_kadar: string; harga_jual: number }>(
    'select kode_kadar, harga_jual::float8 as harga_jual from kadar where deleted_at is null',
  );
  return Object.fromEntries(rows.map(({ kode_kadar, harga_jual }) => [kode_kadar, harga_jual]));
};

test(
  'purities are chosen, raised with their effect in sight, and given back where nobody changed them since',
  async () => {
    const visitor = await adminsWindow();
    const { page } = visitor;
    const list = new MasterPage(page, 'Kadar');
    await list.open('/kadar');
    const before = await prices();
    const [first = '', second = '', third = ''] = Object.keys(before).sort();

    await page.keyboard.press('/');
    await page.locator('input[aria-label="Cari Kadar"]:focus').waitFor();
    await tabTo(page, 'Kadar');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await page.getByText(/^3 dipilih/).waitFor();

    // One is refused: it is named with why, and the others may still go.
    await page.keyboard.press('Alt+u');
    const dialog = page.getByRole('dialog', { name: 'Ubah massal Kadar' });
    await dialogFocused(page);
    await says(page, 'Kadar Murni', 'Tambah', '40');
    await dialog.getByText('2 berubah · 0 tetap · 1 ditolak').waitFor();
    await dialog.getByText('Kadar Murni harus lebih dari 0 dan paling banyak 100').waitFor();

    await says(page, 'Harga Jual/g', 'Naikkan %', '2,5');
    await dialog.getByText('3 berubah · 0 tetap · 0 ditolak').waitFor();
    await dialog.getByRole('complementary', { name: 'Dampak' }).getByText('Stok yang berubah').waitFor();
    expect(await prices()).toEqual(before);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: '3 baris diubah' }).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const raised = await prices();
    for (const one of [first, second, third])
      expect(raised[one]).toBe(Math.round((before[one] ?? 0) * 1.025));

    // Another changes one of them: it stays as he left it, and is named.
    const other = await stage.shop.login('OWN');
    const changed = await other.put(`kadar/${first}`, { harga_jual: 1_234_000 });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await page.keyboard.press('Alt+z');
    await page.getByText(/^1 baris tetap, sudah diubah lagi/).waitFor();
    expect(await prices()).toEqual({ ...before, [first]: 1_234_000 });

    await page.keyboard.press('Alt+u');
    await dialogFocused(page);
    await page.keyboard.press('Alt+h');
    const past = page.getByRole('dialog', { name: 'Riwayat ubah massal' });
    await past.getByText('Harga Jual/g +2,5 %').waitFor();
    await past.getByText(/^Mengembalikan #\d+/).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'who edits many is told which of them another changed meanwhile, and nothing is changed',
  async () => {
    const visitor = await adminsWindow();
    const { page } = visitor;
    const list = new MasterPage(page, 'Kadar');
    await list.open('/kadar');
    await page.keyboard.press('Alt+u');
    const dialog = page.getByRole('dialog', { name: 'Ubah massal Kadar' });
    await dialogFocused(page);
    await says(page, 'Harga Lebur/g', 'Tambah', '1000');
    await dialog.getByText(/^\d+ berubah · 0 tetap · 0 ditolak/).waitFor();
    const melts = (): Promise<unknown> =>
      stage.shop.look('select kode_kadar, harga_lebur::float8 from kadar order by kode_kadar');
    const before = await melts();
    const [one] = await stage.shop.look<{ kode_kadar: string; label: string }>(
      'select kode_kadar, label from kadar where deleted_at is null order by kode_kadar limit 1',
    );
    // Between what the preview showed and the call that was made by it.
    const other = await stage.shop.login('OWN');
    await page.route(
      '**/api/v1/kadar/massal',
      async (route) => {
        const changed = await other.put(`kadar/${one?.kode_kadar}`, { plafond: 700_001 });
        expect(changed.status, JSON.stringify(changed.body)).toBe(200);
        await route.fallback();
      },
      { times: 1 },
    );
    // What is typed is previewed once more after its last key; nothing is saved that was not seen.
    await dialog.getByRole('button', { name: /^Ubah \d+ baris/, disabled: false }).waitFor();
    await page.keyboard.press('Control+s');
    await dialog
      .getByRole('alert')
      .filter({ hasText: one?.label ?? '' })
      .waitFor();
    expect(await melts()).toEqual(before);
  },
  PATIENCE,
);

test(
  'a filter stands in the address as a chip, and stands again for who comes back',
  async () => {
    const visitor = await adminsWindow();
    const { page } = visitor;
    const list = new MasterPage(page, 'Member');
    await list.open('/member');
    await page.keyboard.press('Alt+f');
    await tabTo(page, /^Jenis Pelanggan/);
    await take(page, 'Langganan');
    await page.keyboard.press('Escape');
    const chip = page.getByText('Jenis Pelanggan: Langganan');
    await chip.waitFor();
    expect(new URL(page.url()).searchParams.get('jenis_pelanggan')).toBe('LANGGANAN');
    await list.settled();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await looks(page)).toEqual([]);
    await goTo(page, '/jenis', 'Jenis Barang');
    await page.goBack();
    await chip.waitFor();
    await tabTo(page, 'Lepas Jenis Pelanggan: Langganan');
    await page.keyboard.press('Enter');
    await chip.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on a phone cards are ticked by a finger, and the effect of a making charge stands in its form',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    const list = new MasterPage(page, 'Kadar');
    await list.open('/kadar');
    await page.getByRole('button', { name: 'Pilih', exact: true }).click();
    await page.getByRole('checkbox').nth(3).click();
    await page.getByRole('checkbox').nth(4).click();
    expect(await looks(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ubah massal 2 dipilih' }).click();
    await dialogFocused(page);
    await says(page, 'Harga Jual/g', 'Turunkan %', '1');
    const dialog = page.getByRole('dialog', { name: 'Ubah massal Kadar' });
    await dialog.getByText('2 berubah · 0 tetap · 0 ditolak').waitFor();
    await dialog.getByText('Stok yang berubah').waitFor();
    expect(await looks(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const ongkos = new MasterPage(page, 'Parameter Ongkos');
    await ongkos.goTo('/parameter-ongkos');
    await page.getByRole('list', { name: 'Parameter Ongkos' }).getByRole('button').first().click();
    await page
      .getByRole('button', { name: /^Ubah$/ })
      .last()
      .click();
    await dialogFocused(page);
    await tabTo(page, 'Nilai (Rp)');
    await page.keyboard.press('Control+a');
    await typeText(page, '77000');
    await page.getByRole('dialog').getByText('Stok yang berubah').waitFor();
    expect(await looks(page)).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
