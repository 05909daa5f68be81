import { buyOf, unknown } from '../../../testing/buying.ts';
import type { Client } from '../../../testing/harness.ts';

export { cash, noFaktur, saleOf } from '../../../testing/buying.ts';

export interface Bought {
  no_faktur: string;
  barcodes: string[];
}

/** Buys pieces without papers, each as it differs from 5 g of 72.3 %. */
export const bought = async (client: Client, pieces: readonly object[]): Promise<Bought> => {
  const more = { no_ktp: '3173012345670001' };
  const reply = await client.post(
    'pembelian',
    await buyOf(
      client,
      pieces.map((one) => unknown(one)),
      { more },
    ),
  );
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data as Bought;
};

/** Opens a lot and gives its number. */
export const lotOf = async (client: Client, jenis: 'CUCI' | 'SEPUH' | 'LEBUR'): Promise<string> => {
  const reply = await client.post('sortir-belian/lot', { jenis, keterangan: 'TUKANG UJI' });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
