import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

/** Fields that a level below SPV is not told, by list: what is bought for, lent, charged and paid (domain §7). */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  'kadar/get/all': ['harga_minimum', 'harga_lebur', 'plafond'],
  banks: ['mdr_debet', 'mdr_credit', 'mdr_qris'],
  'sales/get/all': ['no_rekening', 'nama_rekening'],
  'param-fee-penjualan': ['fee_penjualan'],
  'para-bonus-sales': ['bonus_rp'],
  'para-harga-beli': ['harga_beli'],
  'parameter-harga-emas-pembelian': ['harga_emas', 'persen'],
  'plafond-hutang': ['plafond', 'maks_customer'],
  'plafond-hutang-kadar': ['plafond'],
};

describe('price and parameter lists', () => {
  test.each(Object.entries(HIDDEN))('%s keep from a cashier %j', async (path, hidden) => {
    const kasir = await server.login('KASIR');
    const spv = await server.login('SPV');
    const first = async (who: Client, query = '') =>
      ((await who.get(`${path}${query}`)).body.data as Record<string, unknown>[])[0] ?? {};
    const [seen, whole] = [await first(kasir), await first(spv)];
    for (const name of hidden) {
      expect([name, Object.hasOwn(seen, name), Object.hasOwn(whole, name)]).toEqual([name, false, true]);
      // Neither a filter nor an order tells what is not shown.
      expect(await first(kasir, `?${name}=0&sort=${name}`)).toEqual(await first(kasir, '?sort=tak_ada'));
      expect(await first(kasir, `?sort=-${name}`)).toEqual(await first(kasir, '?sort=-tak_ada'));
    }
  });
});
