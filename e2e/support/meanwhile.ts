import { expect } from 'vitest';
import { cash, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { HargaPage } from '../page-models/harga-page.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { signIn, visit } from './visitor.ts';

/** The standing sales of a piece, in the database. */
export const salesOf = (shop: Shop, kode_barcode: string) =>
  shop.look<{ no_faktur: string; total: number }>(
    `select p.no_faktur, d.total from penjualan_detail d join dokumen p using (kode_toko, no_faktur)
     where d.kode_barcode = $1 and p.status = 'POSTED'`,
    [kode_barcode],
  );

/** Another till of the shop sells a piece, at the price of now. */
export const sellElsewhere = async (shop: Shop, kode_barcode: string, more: object = {}): Promise<string> => {
  const other = await shop.login('SPV');
  const { body } = await other.get(`barang/scan/${kode_barcode}`);
  const { harga_jual } = body.data as { harga_jual: number };
  const sold = await other.post(
    'penjualan',
    saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], more),
  );
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  return (sold.body.data as { no_faktur: string }).no_faktur;
};

/** Head office raises what a gram of this piece's kind costs. */
export const raisePrice = async (shop: Shop, kode_barcode: string): Promise<void> => {
  const admin = await shop.login('MU');
  const { body } = await admin.get(`barang/scan/${kode_barcode}`, { toko: 'K01' });
  const piece = body.data as { kode_group: string; kadar: number; sumber_harga: string };
  const own = piece.sumber_harga === 'KELOMPOK_HARGA';
  const [path, key] = own ? ['kelompok-harga', 'kelompok_harga'] : ['kadar', 'kode_kadar'];
  const list = await admin.get(own ? path : `${path}/get/all`);
  const row = (list.body.data as Record<string, string | number>[]).find(
    ({ kode_group, kadar }) => kadar === piece.kadar && (!own || kode_group === piece.kode_group),
  );
  if (!row) throw new Error(`no price of ${kode_barcode}`);
  const changed = await admin.put(`${path}/${encodeURIComponent(String(row[key]))}`, {
    ...row,
    harga_jual: Number(row.harga_jual) + 100_000,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
};

/** The owner moves a kadar at the board, after somebody else did so while he typed. Gives the new price per gram. */
export const moveAtBoard = async (stage: Stage, kode_barcode: string): Promise<number> => {
  const owner = await visit(stage.browser, stage.shop);
  await signIn(owner, 'OWNER');
  const { page } = owner;
  const board = new HargaPage(page);
  await board.open();
  const before = await stage.shop.look<{ label: string; harga_jual: number }>(
    'select k.label, k.harga_jual::int from kadar k join barang b using (kadar) where b.kode_barcode = $1',
    [kode_barcode],
  );
  const { label = '', harga_jual = 0 } = before[0] ?? {};
  const price = harga_jual + 50_000;
  await board.type(label, price);
  // What it does is told while nothing is saved yet.
  await board.effect.getByText('Stok yang berubah').waitFor();
  expect(await board.row(label)).toContain('+50.000');
  await raisePrice(stage.shop, kode_barcode);
  await page.getByText('ADMIN menyimpan').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Harga ini baru saja disimpan pengguna lain').first().waitFor();
  await board.cell(label).and(page.locator(':focus')).waitFor();
  expect((await board.cell(label).inputValue()).replaceAll('.', '')).toBe(String(price));
  await page.keyboard.press('Control+s');
  await page.getByText('Data Berhasil Disimpan').waitFor();
  // Nothing is loaded anew, and nothing is left of what was typed.
  await expect.poll(() => board.cell(label).inputValue()).toBe('');
  await page.keyboard.press('Alt+h');
  const first = page.getByRole('dialog', { name: 'Riwayat' }).getByRole('row').nth(1);
  await first.filter({ hasText: 'OWNER' }).filter({ hasText: label }).waitFor();
  await page.keyboard.press('Escape');
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
  return price;
};
