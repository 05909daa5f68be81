import { expect } from 'vitest';
import type { Client, Reply } from '../../testing/harness.ts';

export const K01 = { toko: 'K01' };
/** He is not VAT registered, and paid within seven days of his nota. */
export const SUPPLIER = 'KB';

/** A delivery of so many grams of 750 gold at Rp 2.000.000. */
const delivery = (berat: number, line: object, more: object) => ({
  kode_supplier: SUPPLIER,
  tgl_nota: '2026-02-24',
  lines: [
    {
      kadar: 75,
      kadar_murni: 75,
      kode_dept: 'CCN',
      kode_group: 'UBS750',
      qty: 1,
      berat_nota: berat,
      berat,
      ...line,
    },
  ],
  ...more,
});

export const numberOf = ({ status, body }: Reply): string => {
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { no_faktur: string }).no_faktur;
};

/** Owed in rupiah: Rp 2.000.000 a gram. */
export const received = async (client: Client, berat: number, more: object = {}): Promise<string> =>
  numberOf(await client.post('terima-supplier', delivery(berat, { harga_per_g: 2_000_000 }, more), K01));

/** Owed in gold at 78 %, worth Rp 2.520.000 a fine gram for now. */
export const receivedUnfixed = async (client: Client, berat: number, more: object = {}): Promise<string> =>
  numberOf(
    await client.post(
      'terima-supplier',
      delivery(berat, { kadar_tukar: 78, harga_acuan: 2_520_000 }, { sistem: 'BELUM_FIX', ...more }),
      K01,
    ),
  );

export const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });

/** Paid in advance in cash. */
export const advanced = async (client: Client, jumlah_rp: number): Promise<string> =>
  numberOf(
    await client.post('uang-muka-supplier', { kode_supplier: SUPPLIER, payments: [cash(jumlah_rp)] }, K01),
  );

/** What POST bayar-supplier takes. */
export const bayarOf = (more: object) => ({ kode_supplier: SUPPLIER, ...more });
