import { randomBytes } from 'node:crypto';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { expect } from 'vitest';
import { CHAIN, type Client, PIECES, type Reply } from '../../testing/harness.ts';

export type Need = NonNullable<Reply['body']['need_auth']>;

/** An action that a cashier may do only with an approval: the cancellation of a fresh sale. */
export interface Refused {
  need: Need;
  /** Does it with a token; another body is another action. */
  act(token: string, body?: object): Promise<Reply>;
}

/** A fresh sale of K01 by this user; gives its number. */
const sell = async (who: Client, kode_barcode: string, harga_jual: number): Promise<string> => {
  const reply = await who.post('penjualan', {
    kode_sales: CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales,
    nama_customer: 'BUDI',
    lines: [{ kode_barcode, harga_jual, diskon: 0 }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

/** One refused cancellation after the other, each of a piece of its own, cheap enough to be sold without an approval. */
export const refusedCancels = () => {
  const pieces = (PIECES[0] ?? [])
    .map((piece) => ({ kode_barcode: piece.kode_barcode, harga_jual: estimatePrice(CHAIN, piece) }))
    .filter(({ harga_jual }) => harga_jual < 40_000_000);
  return async (who: Client): Promise<Refused> => {
    const piece = pieces.shift();
    if (!piece) throw new Error('the test chain has too few pieces');
    const path = `penjualan/${await sell(who, piece.kode_barcode, piece.harga_jual)}/batal`;
    const asked = { alasan: 'SALAH KETIK' };
    const { need_auth } = (await who.post(path, asked)).body;
    if (!need_auth) throw new Error('the cancellation needed no approval');
    return {
      need: need_auth,
      act: (token, body = asked) => who.post(path, body, { headers: { 'x-otorisasi': token } }),
    };
  };
};

export const newKeystore = (): string => randomBytes(6).toString('hex').toUpperCase();

export const generateBody = (who: Client, need: Need, keystore: string, client = 'K01') => ({
  client,
  keystore,
  client_notes: need.notes,
  status: 'OPEN',
  event: '-',
  input_by: who.user_id,
  input_date: '2026-02-25',
  kategori: need.kategori,
  payload_hash: need.payload_hash,
  ...(need.amount !== undefined && { jumlah_rp: need.amount }),
});

/** A waiting QR request of this user; gives its path below otorisasi-qr. */
export const askByQr = async (
  who: Client,
  need: Need,
  client = 'K01',
): Promise<{ keystore: string; path: string }> => {
  const keystore = newKeystore();
  const reply = await who.post('otorisasi-qr/generate', generateBody(who, need, keystore, client));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { keystore, path: `otorisasi-qr/${client}/${keystore}` };
};

export const switchModules = async (owner: Client, on: boolean): Promise<void> => {
  const values = { OTORISASI_QR_MODULE: on, FINGERPRINT_MODULE: on };
  const reply = await owner.put('para-system', { values });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
