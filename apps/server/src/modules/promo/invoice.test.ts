import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES } from '../../testing/harness.ts';
import { type PromoServer, startPromoServer } from './promo.fixture.ts';

let promo: PromoServer;
let kasir: Client;
let no: string;
/** Pieces of K01 one after the other, cheap enough to need no approval. */
const supply = (PIECES[0] ?? [])
  .map((piece) => ({ kode_barcode: piece.kode_barcode, harga_jual: estimatePrice(CHAIN, piece) }))
  .filter(({ harga_jual }) => harga_jual < 20_000_000);
type Line = (typeof supply)[number] & { diskon?: number };
const freshPieces = (count: number): Line[] => supply.splice(0, count);
const priceOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
const sell = async (lines: readonly Line[], jumlah_rp: number): Promise<string> => {
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales;
  const payments = [{ jenis: 'CASH', jumlah_rp }];
  const body = { kode_sales, nama_customer: 'BUDI', no_hp: '081234567890', lines, payments };
  const reply = await kasir.postApproved('penjualan', body, 'SPV1');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

beforeAll(async () => {
  promo = await startPromoServer();
  kasir = await promo.server.login('KASIR');
  const lines = freshPieces(1);
  no = await sell(lines, priceOf(lines));
});
afterAll(() => promo?.close());

test('an invoice is the sale and its text', async () => {
  const reply = await kasir.post('penjualan/get/bynota/single', { no_faktur: no });
  expect(reply.body.data).toMatchObject({
    jenis: 'PENJUALAN',
    no_faktur: no,
    no_hp: '081234567890',
    lines: [{ kode_barcode: expect.any(String) }],
  });
  const { pesan, nama_toko } = reply.body.data as { pesan: string; nama_toko: string };
  expect(pesan).toContain(`*${nama_toko}*\nNOTA PENJUALAN ${no}, 25 Feb 2026\n\nYth. BUDI`);
  expect(pesan).toMatch(/• .+ \(.+, \d+,\d{3} g\)\n {3}Rp\. [\d.]+/);
  expect(pesan).toMatch(/\*TOTAL: Rp\. [\d.]+\*/);
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

test('also while the shop sends no messages', async () => {
  await promo.module(false);
  const reply = await kasir.post('penjualan/get/bynota/single', { no_faktur: no });
  await promo.module(true);
  expect(reply.body.data).toMatchObject({ no_faktur: no, pesan: expect.stringContaining(no) });
});

test('sent to its customer', async () => {
  const single = await kasir.post('penjualan/get/bynota/single', { no_faktur: no });
  const { pesan, no_hp } = single.body.data as { pesan: string; no_hp: string };
  const sent = await kasir.post('chat/send', { receiver: no_hp, message: pesan, type: 'text' });
  expect(sent.body.message).toBe('Invoice Berhasil Dikirim');
  expect(promo.host.requests[0]?.data).toEqual([{ phone: '6281234567890', message: pesan }]);
});

describe('its sums read from the prices to the total', () => {
  const rp = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  /** The prices of the pieces, the lines between them and the total, and the total. */
  const read = async (no_faktur: string) => {
    const { pesan } = (await kasir.post('penjualan/get/bynota/single', { no_faktur })).body.data as {
      pesan: string;
    };
    const sums = Object.fromEntries(
      [...pesan.matchAll(/^([A-Z][\w ]+): ([−-]?Rp\. [\d.]+)$/gm)].map(([, label, value]) => [
        label,
        rp(value ?? ''),
      ]),
    );
    const total = rp(/\*TOTAL: (Rp\. [\d.]+)\*/.exec(pesan)?.[1] ?? '');
    const prices = [...pesan.matchAll(/^ {3}(Rp\. [\d.]+)$/gm)].map(([, price]) => rp(price ?? ''));
    return { prices: prices.reduce((sum, price) => sum + price, 0), sums, total };
  };
  const discounted = (): Line[] => freshPieces(2).map((line, index) => ({ ...line, diskon: index * 50_000 }));

  test('a tax inside the prices is said to be inside', async () => {
    const lines = freshPieces(2);
    const { prices, sums, total } = await read(await sell(lines, priceOf(lines)));
    expect(prices).toBe(total);
    expect(Object.keys(sums)).toEqual(['Termasuk PPN']);
  });

  test('a discount is taken from prices that it was not taken from before', async () => {
    const lines = discounted();
    const { prices, sums, total } = await read(await sell(lines, priceOf(lines) - 50_000));
    expect(sums).toMatchObject({ Subtotal: prices, Diskon: -50_000, 'Termasuk PPN': expect.any(Number) });
    expect(prices - 50_000).toBe(total);
  });

  test('a tax on top is added, and what it is rounded by', async () => {
    const owner = await promo.server.login('OWN');
    await owner.put('para-system', { values: { PPN_INCLUDE: false } }, { toko: 'K01' });
    const lines = discounted();
    const { prices, sums, total } = await read(await sell(lines, Math.ceil(priceOf(lines) / 1000) * 1100));
    await owner.put('para-system', { values: { PPN_INCLUDE: true } }, { toko: 'K01' });
    expect(Object.keys(sums)).not.toContain('Termasuk PPN');
    expect(sums.PPN).toBeGreaterThan(0);
    const { Subtotal = 0, Diskon = 0, PPN = 0, Pembulatan = 0 } = sums;
    expect([Subtotal, Diskon]).toEqual([prices, -50_000]);
    expect(Subtotal + Diskon + PPN + Pembulatan).toBe(total);
  });
});
