import { randomUUID } from 'node:crypto';
import { unzip } from '@kadar/documents/testing/unzip.ts';
import { cash, pieceSupply, saleOf } from './buying.ts';
import type { Client, Reply, TestApp } from './harness.ts';

export const TOMORROW = '2026-02-26';

export const noOf = (reply: Reply): string => {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
export const validate = (who: Client, no: string, key: string = randomUUID()) =>
  who.call('POST', `dokumen-tunggu/${no}/validasi`, { key, body: {} });
export const refuse = (who: Client, no: string) =>
  who.post(`dokumen-tunggu/${no}/batal`, { alasan: 'SALAH' });

/** K01 with money in its drawer, where documents can be made to wait. */
export const waitingStage = async (server: TestApp) => {
  const [kasir, spv, owner] = [
    await server.login('KASIR'),
    await server.login('SPV'),
    await server.login('OWN'),
  ];
  const next = pieceSupply();
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  const filled = await spv.post('cash', modal);
  if (filled.status !== 200) throw new Error(JSON.stringify(filled.body));
  return {
    kasir,
    spv,
    owner,
    next,
    settings: async (values: object): Promise<void> => {
      const reply = await owner.put('para-system', { values }, { toko: 'K01' });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    },
    status: async (kode_barcode: string): Promise<string | undefined> =>
      (
        await server.look<{ status: string }>(
          "select status from barang where kode_toko = 'K01' and kode_barcode = $1",
          [kode_barcode],
        )
      )[0]?.status,
    /** Rows of everything that a posted document would have changed. */
    books: () =>
      server.look(
        `select (select count(*) from dokumen) as dokumen, (select count(*) from mutasi_stock) as stock, (select count(*) from kas_mutasi) as kas,
           (select count(*) from jurnal) as jurnal, (select count(*) from poin_mutasi) as poin`,
      ),
    /** The text of a report of sales to a day, on paper. */
    report: async (to: string): Promise<string> => {
      const { raw } = await spv.get(`penjualan/report?tgl_from=2026-02-24&tgl_to=${to}&format=xlsx`);
      return [...unzip(raw).values()].join('\n');
    },
    /** What each tray should weigh. */
    trays: async () => (await spv.get('baki/ready')).body.data,
    /** A sale of one piece that waits. */
    waitingSale: async (more: object = {}) => {
      const piece = next();
      const body = saleOf([piece], [cash(piece.harga_jual)], more);
      return { ...piece, body, no: noOf(await kasir.post('penjualan', body)) };
    },
  };
};
