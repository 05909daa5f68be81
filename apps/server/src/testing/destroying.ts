import type { Client } from './harness.ts';
import { form, picture } from './pictures.ts';

let image: Promise<Buffer> | undefined;

/** Takes a photo of pieces that are to be destroyed. */
export const hancurPhoto = async (
  client: Client,
  toko = 'K01',
  path = 'hancur-barang/foto',
): Promise<string> => {
  image ??= picture(40, 40).jpeg().toBuffer();
  const { body, headers } = form([{ name: 'image', value: await image, filename: 'a.jpg' }]);
  const reply = await client.post(path, body, { headers, toko });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { foto: string }).foto;
};

/** What POST hancur-barang takes: pieces with what came off each, in grams, into a melt lot. */
export const hancurOf = async (
  client: Client,
  no_lot: string,
  lines: readonly (readonly [kode_barcode: string, berat_hancur: number | null])[],
  more: object = {},
) => ({
  sebab: 'RUSAK',
  no_lot,
  lines: lines.map(([kode_barcode, berat_hancur]) => ({ kode_barcode, berat_hancur })),
  foto: [await hancurPhoto(client)],
  keterangan: 'PATAH DI ETALASE',
  ...more,
});

/** Opens a lot that takes scrap, and gives its number. */
export const meltLot = async (client: Client): Promise<string> => {
  const reply = await client.post('sortir-belian/lot', { jenis: 'LEBUR', keterangan: 'ROSOK ETALASE' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
