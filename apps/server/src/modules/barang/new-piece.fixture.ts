import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { expect } from 'vitest';
import { CHAIN, type Client, PIECES, type Reply } from '../../testing/harness.ts';

const group = CHAIN.group.find(({ kode_group }) => kode_group === 'UBS750');

/** What POST barang takes, complete and valid for K01. */
export const pieceInput = (more: object = {}): Record<string, unknown> => ({
  nama_barang: 'CINCIN KAWIN POLOS',
  kode_dept: 'CCN',
  kode_group: group?.kode_group,
  kadar: 75,
  kadar_murni: 75,
  berat_asli: 5.23,
  berat_bandrol: 0.12,
  kode_baki: PIECES[0]?.[0]?.kode_baki,
  hpp: 9_000_000,
  ...more,
});

/** The piece of an answer that must be a good one. */
export const pieceOf = (reply: Reply): Barang => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Barang;
};

export const addPiece = async (who: Client, more: object = {}): Promise<Barang> =>
  pieceOf(await who.post('barang', pieceInput(more)));

export const fieldCodes = (reply: Reply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.body.fields ?? {}).map(([name, { code }]) => [name, code]));
