import { expect, test } from 'vitest';
import { BarangPage } from '../page-models/barang-page.ts';
import { MasterPage } from '../page-models/master-page.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, visit, walkTo } from '../support/visitor.ts';

const stage = useStage('empty');

const OWNER = { user_id: 'RATNA', password: 'emas-murni-24' };

test(
  "a shop that began with 'Kosong' is told at the till what it lacks, and fills it there with Ins until it sells",
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    const post = async (path: string, data: object) => {
      const reply = await page.request.post(`/api/v1/${path}`, { data });
      expect(reply.status(), await reply.text()).toBe(200);
    };
    await post('setup', {
      toko: { nama_toko: 'TOKO MAS BRAGA' },
      owner: { ...OWNER, usere_name: 'RATNA DEWI' },
      isi: 'KOSONG',
      harga_emas_global: 2_600_000,
    });
    await post('users/login', OWNER);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await openScreen(page, '/dashboard', 'Dashboard');
    await page.getByText('Isi dahulu: Kadar, Jenis Barang, Group Barang').waitFor();
    expect(await link('Kadar').first().getAttribute('href')).toBe('/kadar');
    expect(await accessibilityFindings(page)).toEqual([]);

    const pos = new PosPage(page);
    await walkTo(page, '/transaksi-penjualan');
    await pos.ready();
    const said = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const add = async (title: string, values: Parameters<MasterPage['fill']>[0]) => {
      await page.getByRole('button', { name: title, exact: true }).waitFor();
      const form = new MasterPage(page, title);
      await form.add();
      await form.fill(values);
      await form.save();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await said('Isi dahulu: Kadar, Jenis Barang, Group Barang');
    expect(await accessibilityFindings(page)).toEqual([]);
    await add('Kadar', {
      'Kode Kadar': '750',
      Label: '750/17K',
      Kadar: '75',
      'Kadar Murni': '75',
      'Harga Jual/g': '2430000',
    });
    await said('Isi dahulu: Jenis Barang, Group Barang');
    await add('Jenis Barang', { 'Kode Dept': 'CCN', 'Nama Dept': 'CINCIN' });
    await said('Isi dahulu: Group Barang');
    await add('Group Barang', { 'Kode Group': 'T750', 'Nama Group': 'EMAS TUA 750', Kadar: '75' });
    await page.getByRole('button', { name: 'Barang pertama', exact: true }).waitFor();
    const code = await new BarangPage(page).addFirst(
      {
        jenis: 'CINCIN',
        group: 'EMAS TUA 750',
        nama_barang: 'CINCIN KAWIN POLOS',
        berat: '5,23',
        baki: 'A01',
      },
      () => Promise.resolve(),
    );
    await pos.line(code).filter({ hasText: '5,230' }).waitFor();
    expect(await pos.total()).toBeGreaterThan(12_000_000);
    await walkTo(page, '/dashboard');
    await page.getByRole('heading', { name: 'Siap berjualan 2/9' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
