import type { BonusRow } from '@kadar/contract/endpoints/bonus-sales.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { expect } from 'vitest';
import { cash, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, type TestApp, TODAY } from './harness.ts';

export { cash, noFaktur, pieceSupply, REKENING, SALES, saleOf } from '../modules/penjualan/sale.fixture.ts';

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

/** The bonuses of a month as the draft has them. */
export const bonusesOf = async (client: Client, bulan: string): Promise<BonusRow[]> => {
  const reply = await client.get(`bonus-sales/hitung?bulan=${bulan}`, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { orang: BonusRow[] }).orang;
};

/** The body that books a month in which this piece was sold and that nobody booked yet. */
export const bonusBody = async (client: Client, server: Pick<TestApp, 'look'>, kode_barcode: string) => {
  const [booked] = await server.look<{ n: number }>(
    'select count(distinct bulan)::int as n from bonus_detail',
  );
  const month = addMonths('2026-01-01', -(booked?.n ?? 0));
  const { harga_jual } = (await client.get(`barang/scan/${kode_barcode}`, K01)).body.data as {
    harga_jual: number;
  };
  await soldOn(server, client, addDays(month, 9), [{ kode_barcode, harga_jual }]);
  const bulan = month.slice(0, 7);
  const row = (await bonusesOf(client, bulan)).find(({ kode_sales }) => kode_sales === SALES);
  return { kode_sales: SALES, bulan, jumlah_rp: row?.jumlah_rp ?? 0 };
};
