import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES } from '../../testing/harness.ts';
import { type PromoServer, startPromoServer } from './promo.fixture.ts';

let promo: PromoServer;
let kasir: Client;
let no: string;
beforeAll(async () => {
  promo = await startPromoServer();
  kasir = await promo.server.login('KASIR');
  const piece = PIECES[0]?.find((one) => estimatePrice(CHAIN, one) < 20_000_000);
  const sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01');
  if (!piece || !sales) throw new Error('the test chain has nothing to sell in K01');
  const harga_jual = estimatePrice(CHAIN, piece);
  const reply = await kasir.post('penjualan', {
    kode_sales: sales.kode_sales,
    nama_customer: 'BUDI',
    no_hp: '081234567890',
    lines: [{ kode_barcode: piece.kode_barcode, harga_jual }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  no = (reply.body.data as { no_faktur: string }).no_faktur;
});
afterAll(() => promo?.close());

test('an invoice is the sale and its text', async () => {
  const reply = await kasir.post('penjualan/get/bynota/single', { no_faktur: no });
  expect(reply.body.data).toMatchObject({ no_faktur: no, no_hp: '081234567890', lines: [{ urut: 1 }] });
  const { pesan, nama_toko } = reply.body.data as { pesan: string; nama_toko: string };
  expect(pesan).toContain(`*${nama_toko}*\nNota ${no}, 25 Feb 2026`);
  expect(pesan).toMatch(/• .+ \(.+, \d+,\d{3} g\)\n {3}Rp\. [\d.]+/);
  expect(pesan).toMatch(/\*Total: Rp\. [\d.]+\*/);
});

test('several at once, without what is no sale', async () => {
  const several = await kasir.post('penjualan/get/bynota', { no_faktur: [no, 'PJK01260225ZZZ', no] });
  expect(several.body.data).toMatchObject([{ no_faktur: no }]);
  expect((await kasir.post('penjualan/get/bynota', { no_faktur: no })).body.data).toHaveLength(1);
});

test('another shop does not get it', async () => {
  const owner = await promo.server.login('OWN');
  const body = { no_faktur: no };
  expect((await owner.post('penjualan/get/bynota/single', body, { toko: 'K02' })).status).toBe(404);
  expect((await owner.post('penjualan/get/bynota/single', body)).status).toBe(200);
});

test('sent to its customer', async () => {
  const single = await kasir.post('penjualan/get/bynota/single', { no_faktur: no });
  const { pesan, no_hp } = single.body.data as { pesan: string; no_hp: string };
  const sent = await kasir.post('chat/send', { receiver: no_hp, message: pesan, type: 'text' });
  expect(sent.body.message).toBe('Invoice Berhasil Dikirim');
  expect(promo.host.requests[0]?.data).toEqual([{ phone: '6281234567890', message: pesan }]);
});
