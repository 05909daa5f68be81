import { expect } from 'vitest';
import { sellWaiting } from '../../modules/barang-luar/sell.ts';
import { REKENING, SALES } from '../../modules/penjualan/sale.fixture.ts';
import { noFaktur } from '../../testing/buying.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';
import { payoutOf, swipeForCash, tunaiOf } from '../../testing/swiping.ts';

const K01 = { toko: 'K01' };
/** A piece of its own that was ordered on a channel and sold, by the number of its sale. */
const soldOnChannel = async (client: Client, server: TestApp): Promise<string> => {
  await server.look(
    "insert into marketplace (kode_marketplace, nama_marketplace, nama_akun, aktif, created_by) values ('UJI', 'UJI', 'UJI', true, 'UJI') on conflict do nothing",
  );
  const delivery = await client.post('terima-supplier', deliveryOf(), K01);
  expect(delivery.status, JSON.stringify(delivery.body)).toBe(200);
  const tagged = await client.post('barang', tagOf(`${noFaktur(delivery.body)}/1`, 2), K01);
  expect(tagged.status, JSON.stringify(tagged.body)).toBe(200);
  const { kode_barcode } = tagged.body.data as { kode_barcode: string };
  await server.look('update barang set foto = true where kode_barcode = $1', [kode_barcode]);
  const done = async (path: string, body: object): Promise<void> => {
    const reply = await client.post(path, body, K01);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const shown = [{ kode_barcode, judul: kode_barcode }];
  await done('barang-luar', { kode_marketplace: 'UJI', ekspedisi: 'JNE', kode_sales: SALES, lines: shown });
  const order = { kode_marketplace: 'UJI', no_pesanan_luar: kode_barcode, lines: [{ kode_barcode }] };
  await done('barang-luar/pesanan', order);
  await sellWaiting(server.app.kadar, 'K01');
  const [sold] = await server.look<{ no_faktur: string }>(
    'select menjadi as no_faktur from pesanan_luar where no_pesanan_luar = $1',
    [kode_barcode],
  );
  return sold?.no_faktur ?? '';
};

/** What banks and channels pay out, and cash for cards. */
export const payoutSamples = () => ({
  PENCAIRAN_GESEK: {
    path: 'pencairan-gesek',
    body: async (client: Client, server: TestApp) =>
      payoutOf([await swipeForCash(server, client)], { keterangan: 'UJI' }),
  },
  PENCAIRAN_MARKETPLACE: {
    path: 'pencairan-marketplace',
    body: async (client: Client, server: TestApp) => ({
      kode_marketplace: 'UJI',
      no_rekening: REKENING,
      jual: [await soldOnChannel(client, server)],
      diterima: 100_000,
      keterangan: 'UJI',
    }),
  },
  GESEK_TUNAI: { path: 'gesek-tunai', body: () => tunaiOf(25_000, { keterangan: 'UJI' }) },
});
