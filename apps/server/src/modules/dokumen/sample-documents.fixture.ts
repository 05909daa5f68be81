import { expect } from 'vitest';
import type { Client, TestApp } from '../../testing/harness.ts';
import { pieceInput } from '../barang/new-piece.fixture.ts';
import { cash, pieceSupply, REKENING, saleOf } from '../penjualan/sale.fixture.ts';

/** How the test over every kind posts one of it, through its own call: the body, and the number that comes of it. */
export interface Sample {
  path: string;
  body: () => Promise<object> | object;
}

/** A kind without a sample here fails the test: its founder says how one is posted. */
export const samplesOf = (): Readonly<Record<string, Sample | null>> => {
  const freshPiece = pieceSupply();
  const money = { kategori: 'MODAL', jumlah_rp: 50_000, keterangan: 'UJI' };
  const bank = { no_rekening: REKENING, jumlah_rp: 25_000, keterangan: 'UJI' };
  return {
    PENJUALAN: {
      path: 'penjualan',
      body: () => {
        const piece = freshPiece();
        return saleOf([piece], [cash(piece.harga_jual)]);
      },
    },
    KAS_MASUK: { path: 'cash', body: () => ({ ...money, jenis: 'MASUK' }) },
    KAS_KELUAR: { path: 'cash', body: () => ({ ...money, jenis: 'KELUAR', kategori: 'LISTRIK' }) },
    SETOR_BANK: { path: 'setor-bank', body: () => ({ ...bank, arah: 'SETOR' }) },
    TARIK_BANK: { path: 'setor-bank', body: () => ({ ...bank, arah: 'TARIK' }) },
    TAMBAH_BARANG: { path: 'barang', body: () => pieceInput() },
    // Posted by no call of their own: a closing books its difference, deliveries wait for purchases.
    TUTUP_HARIAN: null,
    TERIMA_SUPPLIER: null,
  };
};

/** The number of what a sample posted. */
export const postSample = async (
  server: TestApp,
  client: Client,
  jenis: string,
  sample: Sample,
  key?: string,
): Promise<string> => {
  const reply = await client.post(sample.path, await sample.body(), key ? { key } : {});
  expect(reply.status, `${jenis} ${JSON.stringify(reply.body)}`).toBe(200);
  const [row] = await server.look<{ no_faktur: string }>(
    'select no_faktur from dokumen where jenis = $1 order by at desc, no_faktur desc limit 1',
    [jenis],
  );
  return row?.no_faktur ?? '';
};
