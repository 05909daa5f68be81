import { expect } from 'vitest';
import { postGoods } from '../../testing/books.ts';
import { buyOf, unknown } from '../../testing/buying.ts';
import type { Client, Reply, TestApp } from '../../testing/harness.ts';

export const K01 = { toko: 'K01' };
/** He may lose 1.5 % of the fine gold he used. */
export const TUKANG = 'T77';

export const numberOf = ({ status, body }: Reply): string => {
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { no_faktur: string }).no_faktur;
};

/** He stands in the list of K01, once. */
export const craftsman = (server: TestApp, kode = TUKANG): Promise<unknown> =>
  server.look(
    `insert into tukang (kode_toko, kode_tukang, nama_tukang, keahlian, susut_persen, pabrikan) values ('K01', $1, 'PAK ' || $1, 'COR', 1.5, false)
     on conflict do nothing`,
    [kode],
  );

/** A bar of so many grams of a purity in K01, and its number; a fine gram cost Rp 2.500.000. */
export const bar = async (
  server: TestApp,
  gram: number,
  kadar = 100,
  perGram = 2_500_000,
): Promise<string> => {
  const berat = Math.round(gram * 1000);
  const murni = Math.round((berat * kadar) / 100);
  const hpp = Math.round((murni * perGram) / 1000);
  const row = { objek: 'BATANGAN', kunci: null, kadar, milik: 'TOKO', jenis: 'UJI', qty: 1 } as const;
  return postGoods(server, 'K01', { massa: [{ ...row, berat, murni, hpp }] });
};

/** What POST tukang-emas/serah takes: so much of one bar. */
export const handedOf = (kunci: string, berat: number, more: object = {}) => ({
  kode_tukang: TUKANG,
  lines: [{ sumber: 'BATANGAN', kunci, kadar: 100, berat }],
  ...more,
});

/** Fine gold of a bar of its own in his hand, and the number. */
export const handed = async (
  client: Client,
  server: TestApp,
  gram: number,
  kode_tukang = TUKANG,
): Promise<string> => {
  await craftsman(server, kode_tukang);
  const no = await bar(server, gram);
  return numberOf(await client.post('tukang-emas/serah', handedOf(no, gram, { kode_tukang }), K01));
};

/** A line of rings of 750 gold, paid by the gram. */
export const rings = (berat: number, more: object = {}) => ({
  hasil: 'PIECE',
  berat,
  kadar: 75,
  kadar_murni: 75,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  qty: 1,
  upah_jenis: 'PER_GRAM',
  upah: 50_000,
  ...more,
});

/** What POST tukang-emas/terima takes. */
export const workOf = (lines: readonly object[], more: object = {}) => ({
  kode_tukang: TUKANG,
  lines,
  ...more,
});

export const refusal = ({ body: { code, fields } }: Reply): string | undefined =>
  Object.entries(fields ?? {}).map(([field, error]) => `${field} ${error.code}`)[0] ?? code;

export const dataOf = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};

const said = async (server: TestApp, statement: string, no: string): Promise<string[]> =>
  (await server.look<{ said: string }>(statement, [no])).map((row) => row.said);

/** What a document did in the journal and in that of fine gold, debit above nothing. */
export const journalOf = (server: TestApp, no: string): Promise<string[]> =>
  said(
    server,
    "select role || ' ' || (debet - kredit) as said from jurnal where no_jurnal = $1 order by role",
    no,
  );
export const goldOf = (server: TestApp, no: string): Promise<string[]> =>
  said(
    server,
    "select tempat || ' ' || (debet - kredit) as said from jurnal_emas where no_jurnal = $1 order by tempat",
    no,
  );

/** Bought pieces of so many grams at 72.3 %, sorted as scrap. */
export const scrapped = async (client: Client, gram: readonly number[]): Promise<string[]> => {
  const pieces = gram.map((berat_kotor) => unknown({ berat_kotor }));
  const body = await buyOf(client, pieces, { more: { no_ktp: '3173012345670001' } });
  const { barcodes } = dataOf<{ barcodes: string[] }>(await client.post('pembelian', body));
  dataOf(await client.post('sortir-belian', { ke: 'ROSOK', barcodes }));
  return barcodes;
};

export const lotOf = async (client: Client, jenis: 'CUCI' | 'LEBUR'): Promise<string> =>
  numberOf(await client.post('sortir-belian/lot', { jenis, keterangan: 'UJI' }));
