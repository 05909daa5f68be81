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
      expect(await first(kasir, `?${name}=0&sort=${name}`)).toEqual(seen);
      expect(await first(kasir, `?sort=-${name}`)).toEqual(await first(kasir, '?sort=-bukan_isian'));
    }
  });

  test.each([
    'param-fee-penjualan',
    'para-bonus-sales',
    'para-harga-beli',
    'parameter-harga-emas-pembelian',
    'plafond-hutang',
    'plafond-hutang-kadar',
  ])('%s is none of a cashier', async (path) => {
    const kasir = await server.login('KASIR');
    expect((await kasir.get(path)).body.code).toBe('TIDAK_BERHAK');
    const spv = await server.login('SPV');
    expect((await spv.get(path)).body.code).not.toBe('TIDAK_BERHAK');
  });
});
