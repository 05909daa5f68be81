import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAIN } from '../../apps/server/src/testing/harness.ts';
import { MasterPage, type Typed } from '../page-models/master-page.ts';
import { exportAs, exportChoices, STARTS } from '../support/downloads.ts';
import { dialogFocused, tabTo, takeMarked, typeText } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { PATIENCE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();

interface Example {
  route: string;
  title: string;
  /** Label of the key, and a key that is taken. */
  key: string;
  taken: string;
  /** A record that is whole but for one field: what is wrong there, how it is said, and what is right. */
  partial: Typed;
  field: string;
  wrong: string;
  said: string;
  right: string;
  /** The field that the edit changes. */
  name: string;
  scope: string;
}

const examples: Example[] = [
  {
    route: '/jenis',
    title: 'Jenis Barang',
    key: 'Kode Dept',
    taken: CHAIN.jenis[0]?.kode_dept ?? '',
    partial: { 'Kode Dept': 'zz9' },
    field: 'Nama Dept',
    wrong: '',
    said: 'Nama Dept Tidak Boleh Kosong',
    right: 'mahkota',
    name: 'Nama Dept',
    scope: 'select count(*)::int as n from jenis where kode_dept = $1 and deleted_at is null',
  },
  {
    route: '/baki',
    title: 'Baki',
    key: 'Kode Baki',
    taken: CHAIN.baki.find(({ kode_toko }) => kode_toko === 'K01')?.kode_baki ?? '',
    partial: { 'Kode Baki': 'zz9', Gudang: { pick: 'ETALASE' }, 'Nama Baki': 'MAHKOTA' },
    field: 'Berat Baki',
    wrong: '99999',
    said: 'Berat Baki di luar batas yang diizinkan',
    right: '120,5',
    name: 'Nama Baki',
    scope: `select count(*)::int as n from baki where kode_baki = $1 and kode_toko = 'K01' and deleted_at is null`,
  },
];

test.each(examples)(
  '$route: a record is refused, added, changed, deleted, brought back, found and exported',
  async (example) => {
    const { title, key, taken, partial, field, wrong, said, right, name } = example;
    const visitor = await visit(stage.browser, stage.shop);
    await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    const list = new MasterPage(page, title);
    const standing = async () => (await stage.shop.look<{ n: number }>(example.scope, ['ZZ9']))[0]?.n;
    await list.open(example.route);

    await list.add();
    await list.fill({ ...partial, ...(wrong && { [field]: wrong }) });
    await list.refused(field, said);
    expect(await list.typed(key)).toBe('ZZ9');
    await list.fill({ [field]: right });
    await list.saved('Data Berhasil Disimpan');
    expect(await standing()).toBe(1);

    await list.add();
    await list.fill({ ...partial, [field]: right, [key]: taken });
    await list.refused(key, `${taken} sudah terdaftar`);
    await list.fill({ [key]: 'ZZ8' });
    await list.saved('Data Berhasil Disimpan');

    await list.edit('ZZ9');
    await list.fill({ [name]: 'TIARA' });
    await list.saved('Data Berhasil Edit');
    await list.row('ZZ9').filter({ hasText: 'TIARA' }).waitFor();

    await list.remove('ZZ9');
    expect(await standing()).toBe(0);
    await list.add();
    await list.fill({ ...partial, [field]: right });
    await list.save();
    await list.answer('Data ZZ9 pernah dihapus (DELETED). Apakah ingin mengaktifkan kembali?', 'Aktifkan');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await list.search('ZZ9');
    await list.row('ZZ9').filter({ hasText: 'TIARA' }).waitFor();
    expect(await standing()).toBe(1);

    const sheet = await exportAs(page, 'Export Excel');
    expect(sheet.name).toMatch(/\.xlsx$/);
    expect(sheet.text.startsWith(STARTS.xlsx)).toBe(true);
    const csv = await exportAs(page, 'Export CSV');
    expect(csv.text).toContain('ZZ9');
    expect(csv.text).not.toContain(taken);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a save that nobody answered leaves what was typed, and the cursor on its button',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    const list = new MasterPage(page, 'Jenis Barang');
    await list.open('/jenis');
    const lose = (route: Route): Promise<void> => route.abort();
    // Well before it is needed: a browser takes a moment to let go of its own way out.
    await page.route('**/api/v1/jenis', lose);
    await list.add();
    await list.fill({ 'Kode Dept': 'zz7', 'Nama Dept': 'tusuk konde' });
    // Enter in a field goes on to the next, from the last to the button, and sends nothing.
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && sent.push(one.url()));
    await tabTo(page, /^Kode Dept/);
    await page.keyboard.press('Enter');
    await page
      .getByLabel(/^Nama Dept/)
      .and(page.locator(':focus'))
      .waitFor();
    await tabTo(page, /^Simpan/);
    expect(sent).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Koneksi Bermasalah' }).first().waitFor();
    const focused = page.getByRole('button', { name: /^Simpan/ }).and(page.locator(':focus'));
    await focused.waitFor();
    expect(await list.typed('Nama Dept')).toBe('TUSUK KONDE');
    await page.unroute('**/api/v1/jenis', lose);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await list.search('ZZ7');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'the owner exports PDF and Excel, and is offered no CSV; a long list is turned in pages, or goes on as it is read; one has more buttons beside Add',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    await new MasterPage(visitor.page, 'Jenis Barang').open('/jenis');
    expect(await exportChoices(visitor.page)).toEqual(['Export Pdf', 'Export Excel']);
    const { page } = visitor;
    await stage.shop.look(
      "insert into jenis (kode_dept, nama_dept) select 'H' || lpad(n::text, 3, '0'), 'HALAMAN ' || n from generate_series(1, 120) n",
    );
    const second = page.getByRole('button', { name: 'Halaman 2', exact: true });
    await page.reload();
    await page.getByRole('row').filter({ hasText: 'H001' }).waitFor();
    expect(await second.count()).toBe(0);
    const inPages = page.getByRole('switch', { name: 'Per halaman' });
    await inPages.press('Space');
    await second.click();
    await page.getByRole('row').filter({ hasText: 'H120' }).waitFor();
    await inPages.press('Space');
    await second.waitFor({ state: 'detached' });
    await stage.shop.look("delete from jenis where kode_dept like 'H___'");
    const paper = await exportAs(visitor.page, 'Export Pdf');
    expect(paper.text.startsWith(STARTS.pdf)).toBe(true);
    const owner = await stage.shop.login('OWN');
    expect((await owner.put('para-system', { values: { KUPON_MODULE: true } })).status).toBe(200);
    await signIn(visitor, 'OWNER');
    await new MasterPage(page, 'Kupon').open('/kupon');
    await page.getByRole('button', { name: /^Terbitkan banyak/ }).waitFor();
    for (const name of [/^Cetak terbitan/, /^Tambah/])
      await page.getByRole('button', { name }).first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'at all shops a record asks for its shop, what a picker lacks is added in place, and a row is changed in its own shop',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    const where = async () =>
      stage.shop.look<{ kode_toko: string; kode_gudang: string; nama_baki: string | null }>(
        `select kode_toko, kode_gudang, nama_baki from baki where kode_baki = 'ZK2' and deleted_at is null`,
        [],
      );
    const list = new MasterPage(page, 'Baki');
    await list.open('/baki');
    await list.add();
    await list.fill({ 'Kode Baki': 'zk2' });
    await list.refused('Toko', 'Mohon Pilih Toko');
    await list.fill({ Toko: { pick: 'K02' } });
    await tabTo(page, /^Gudang/);
    await typeText(page, 'laci depan');
    await takeMarked(page, page.getByRole('option', { name: 'Tambah “laci depan”' }));
    const above = page.getByRole('dialog', { name: 'Tambah Gudang' });
    await above.waitFor();
    await dialogFocused(page);
    expect(await above.getByLabel('Nama Gudang').inputValue()).toBe('LACI DEPAN');
    await list.fill({ 'Kode Gudang': 'depan', 'Jenis Gudang': { pick: 'Etalase' } });
    await list.save();
    await above.waitFor({ state: 'detached' });
    await list.fill({ 'Berat Baki': '100' });
    await list.saved('Data Berhasil Disimpan');
    expect(await where()).toEqual([{ kode_toko: 'K02', kode_gudang: 'DEPAN', nama_baki: null }]);

    await list.edit('ZK2');
    await list.fill({ 'Nama Baki': 'DEPAN KIRI' });
    await list.saved('Data Berhasil Edit');
    expect(await where()).toEqual([{ kode_toko: 'K02', kode_gudang: 'DEPAN', nama_baki: 'DEPAN KIRI' }]);
    await list.remove('ZK2');
    expect(await where()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
