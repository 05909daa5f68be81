import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { type Client, type TestApp, TODAY } from './harness.ts';
import { form, picture } from './pictures.ts';

/** Work that is in the list of the chain: by piece, and by gram. */
export const CUCI = 'CUCI';
export const PATRI = 'PATRI';

export const serviceList = (server: TestApp): Promise<unknown> =>
  server.look(
    `insert into para_deskripsi_service (kode_service, deskripsi, jenis_service, ongkos, dasar, lama_hari)
     values ('CUCI', 'CUCI DAN POLES', 'CUCI', 75000, 'PER_PCS', 0), ('PATRI', 'PATRI', 'REPARASI', 15000, 'PER_GRAM', 2)
     on conflict (kode_service) do update set ongkos = excluded.ongkos, dasar = excluded.dasar`,
  );

let image: Promise<Buffer> | undefined;
/** Takes a photo; gives the name that a document claims it by. */
export const servicePhoto = async (client: Client, toko = 'K01'): Promise<string> => {
  image ??= picture(40, 40).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value: await image, filename: 'a.jpg' }]);
  const reply = await client.post('service/foto', body, { headers, toko });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};

/** A ring of 4,21 g to be cleaned for 75.000. */
export const RING = {
  nama_barang: 'CINCIN',
  berat_awal: 4.21,
  kadar: 75,
  kode_service: CUCI,
  ongkos: 75_000,
} as const;

/** What POST service takes: each piece with a photo of its own, what is paid in cash. */
export const serviceOf = async (
  client: Client,
  pieces: readonly object[],
  rp = 0,
  more: object = {},
): Promise<object> => ({
  kode_sales: SALES,
  nama_customer: 'IBU SARI',
  no_hp: '08123456789',
  tgl_janji: TODAY,
  lines: await Promise.all(
    pieces.map(async (piece) => ({ ...RING, foto: [await servicePhoto(client)], ...piece })),
  ),
  payments: rp > 0 ? [{ jenis: 'CASH', jumlah_rp: rp }] : [],
  ...more,
});

/** A ticket in K01. */
export const ticket = async (
  client: Client,
  pieces: readonly object[] = [{}],
  rp = 0,
  more: object = {},
): Promise<string> => {
  const reply = await client.post('service', await serviceOf(client, pieces, rp, more), { toko: 'K01' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

/** What POST service/selesai takes: pieces of it by their places, with what they weigh now. */
export const doneOf = async (
  client: Client,
  no: string,
  pieces: readonly ({ urut: number; berat_akhir: number } & Record<string, unknown>)[],
) => ({
  no_service: no,
  lines: await Promise.all(
    pieces.map(async ({ urut, ...piece }) => ({
      no_service: `${no}/${urut}`,
      foto: [await servicePhoto(client)],
      ...piece,
    })),
  ),
});

/** Pieces of it are done. */
export const finished = async (
  client: Client,
  no: string,
  pieces: readonly ({ urut: number; berat_akhir: number } & Record<string, unknown>)[] = [
    { urut: 1, berat_akhir: 4.2 },
  ],
): Promise<string> => {
  const reply = await client.post('service/selesai', await doneOf(client, no, pieces), { toko: 'K01' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

/** What POST service/ambil takes. */
export const takenOf = (no: string, urut: readonly number[], sisa: number, payments?: readonly object[]) => ({
  no_service: no,
  lines: urut.map((at) => `${no}/${at}`),
  sisa,
  payments: payments ?? (sisa > 0 ? [{ jenis: 'CASH', jumlah_rp: sisa }] : []),
});
