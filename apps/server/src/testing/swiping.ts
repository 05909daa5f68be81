import { expect } from 'vitest';
import { pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { noFaktur } from './buying.ts';
import type { Client, TestApp } from './harness.ts';

export { REKENING };

/** From here on the account of K01 pays out cards and QRIS so many working days later. */
export const paysOutAfter = (server: TestApp, days: number): Promise<unknown> =>
  server.look('update rekenings set cair_hari = $2 where no_rekening = $1', [REKENING, days]);

/** The business day of K01 from here on. */
export const onDay = (server: TestApp, day: string): Promise<unknown> =>
  server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);

/** A swipe of a sale as a payout names it, and what the bank owes of it. */
export interface Swiped {
  no_faktur: string;
  urut: number;
  rp: number;
}

const owedOf = async (server: TestApp, no_faktur: string): Promise<Swiped> => {
  const [paid] = await server.look<{ rp: number }>(
    'select jumlah_gesek_rp - fee as rp from dokumen_bayar where no_faktur = $1',
    [no_faktur],
  );
  return { no_faktur, urut: 1, rp: Number(paid?.rp) };
};

/** Sells pieces: by whatever pays for one, and by one card each. */
export const swiper = (server: TestApp, fresh = pieceSupply()) => {
  const sell = async (client: Client, payments: (total: number) => object[]): Promise<string> => {
    const piece = fresh();
    const reply = await client.post('penjualan', saleOf([piece], payments(piece.harga_jual)), {
      toko: 'K01',
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return noFaktur(reply.body);
  };
  const swipe = async (client: Client, jenis: 'DEBET' | 'CREDIT' | 'QRIS' = 'DEBET'): Promise<Swiped> => {
    const no_kartu = jenis === 'QRIS' ? '' : '4242';
    const no_faktur = await sell(client, (jumlah_rp) => [
      { jenis, jumlah_rp, no_rekening: REKENING, no_kartu },
    ]);
    return owedOf(server, no_faktur);
  };
  return { fresh, sell, swipe };
};

/** The body of POST pencairan-gesek, paid in full unless said. */
export const payoutOf = (swipes: readonly Swiped[], more: object = {}) => ({
  no_rekening: REKENING,
  gesek: swipes.map(({ no_faktur, urut }) => ({ no_faktur, urut })),
  diterima: swipes.reduce((sum, { rp }) => sum + rp, 0),
  keterangan: '',
  ...more,
});

/** The body of POST gesek-tunai. */
export const tunaiOf = (gesek: number, more: object = {}) => ({
  no_rekening: REKENING,
  jenis: 'DEBET',
  gesek,
  fee_persen: 2,
  nama_customer: 'rina',
  no_ktp: '3173012345678901',
  no_kartu: '9876',
  keterangan: '',
  ...more,
});

/** Cash for cards is on, and OWN has accepted its warning. */
export const allowTunai = async (owner: Client): Promise<void> => {
  const on = await owner.put('para-system', { values: { GESEK_TUNAI_MODULE: true } });
  expect(on.status, JSON.stringify(on.body)).toBe(200);
  expect((await owner.post('gesek-tunai/persetujuan', {}, { toko: 'K01' })).status).toBe(200);
};

/** A swipe that cash was handed out for. */
export const swipeForCash = async (server: TestApp, client: Client): Promise<Swiped> => {
  const reply = await client.post('gesek-tunai', tunaiOf(25_000));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return owedOf(server, noFaktur(reply.body));
};
