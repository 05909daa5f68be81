import { expect, test } from 'vitest';
import { BarangPage } from '../page-models/barang-page.ts';
import { LoginPage } from '../page-models/login-page.ts';
import { MasterPage, type Typed } from '../page-models/master-page.ts';
import { SetupPage } from '../page-models/setup-page.ts';
import { Shell } from '../page-models/shell.ts';
import { useStage } from '../support/stage.ts';
import { PATIENCE, visit } from '../support/visitor.ts';

const stage = useStage('empty');

const PASSWORD = 'emas-murni-24';

/** What screens of a shop without a past say. */
const EMPTY: [route: string, text: string][] = [
  ['/jenis', 'Tambah Jenis Barang pertama'],
  ['/kadar', 'Tambah Kadar pertama'],
  ['/sales', 'Tambah Sales pertama'],
  ['/data-barang', 'Tambah barang pertama'],
  ['/lihat-penjualan', 'Tidak Ada Data'],
  ['/kas', 'Tidak Ada Data'],
  ['/laporan-penjualan', 'Pilih filter lalu tekan Tampilkan'],
  ['/transaksi-penjualan', 'Scan barang untuk mulai'],
];

const FIRST: [route: string, title: string, values: Typed][] = [
  ['/jenis', 'Jenis Barang', { 'Kode Dept': 'CCN', 'Nama Dept': 'CINCIN' }],
  ['/group', 'Group Barang', { 'Kode Group': 'TUA750', 'Nama Group': 'TUA 750', Kadar: '75' }],
  [
    '/kadar',
    'Kadar',
    {
      'Kode Kadar': 'K750',
      Label: '750/17K',
      Kadar: '75',
      'Kadar Murni': '75',
      'Harga Jual/g': '2430000',
    },
  ],
];

test(
  'an empty database becomes a shop with its first piece, by keyboard alone',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Menyiapkan Kadar' }).waitFor();
    const setup = new SetupPage(page);
    await setup.step('Kode pusat', ['pst', 'kadar pusat', 'jl. braga 1']);
    await setup.step('Kode toko', ['k01', 'toko mas braga', 'jl. braga 2']);
    await setup.step('User ID pemilik', ['bos', 'pemilik', PASSWORD, '2600000']);
    await page.getByText('Kadar sudah siap, silahkan login').waitFor();
    await new LoginPage(page).enter('bos', PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

    await new Shell(page).pickToko('K01');
    for (const [route, text] of EMPTY) {
      await page.goto(route);
      await page.getByText(text).first().waitFor();
    }
    for (const [route, title, values] of FIRST) {
      const list = new MasterPage(page, title);
      await list.open(route);
      await list.add();
      await list.fill(values);
      await list.saved('Data Berhasil Disimpan');
      await list.row(Object.values(values)[0] as string).waitFor();
    }

    await new Shell(page).open('Data Barang');
    const pieces = new BarangPage(page);
    const code = await pieces.add({
      jenis: 'CINCIN',
      group: 'TUA 750',
      nama_barang: 'CINCIN KAWIN POLOS',
      berat: '5,23',
      baki: 'A01',
    });
    expect(code).not.toBe('');
    await pieces.search('KAWIN');
    await pieces.row(code).waitFor();
    await pieces.search(code);
    await pieces.row('CINCIN KAWIN POLOS').filter({ hasText: '5,230' }).waitFor();
    const [stock] = await stage.shop.look<{ kode_toko: string; status: string }>(
      'select kode_toko, status from barang where kode_barcode = $1',
      [code],
    );
    expect(stock).toEqual({ kode_toko: 'K01', status: 'READY' });
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  2 * PATIENCE,
);
