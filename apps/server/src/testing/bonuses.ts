import { expect } from 'vitest';
import { cash, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, type TestApp, TODAY } from './harness.ts';

export { cash, noFaktur, pieceSupply, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';

const K01 = { toko: 'K01' };

/** The business day of K01 is another one. */
export const atDay = (server: Pick<TestApp, 'look'>, day: string): Promise<unknown> =>
  server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);

/** Sells pieces of a supply on a day of K01, and comes back to today; the numbers. */
export const soldOn = async (
  server: Pick<TestApp, 'look'>,
  owner: Client,
  day: string,
  pieces: readonly { kode_barcode: string; harga_jual: number }[],
  kode_sales = SALES,
): Promise<string[]> => {
  await atDay(server, day);
  const numbers: string[] = [];
  for (const piece of pieces) {
    const reply = await owner.post(
      'penjualan',
      saleOf([piece], [cash(piece.harga_jual)], { kode_sales }),
      K01,
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    numbers.push((reply.body.data as { no_faktur: string }).no_faktur);
  }
  await atDay(server, TODAY);
  return numbers;
};
