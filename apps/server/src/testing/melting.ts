import { bought, lotOf } from '../modules/pembelian/sortir/sort.fixture.ts';
import type { Client } from './harness.ts';

const sortedTo = async (client: Client, body: object): Promise<void> => {
  const reply = await client.post('sortir-belian', body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
};

/** Buys such pieces as scrap and puts them into a melt lot of their own; its number. */
export const scrapLot = async (client: Client, pieces: readonly object[]): Promise<string> => {
  const { barcodes } = await bought(client, pieces);
  const no_lot = await lotOf(client, 'LEBUR');
  await sortedTo(client, { ke: 'ROSOK', barcodes });
  await sortedTo(client, { ke: 'LEBUR', barcodes, no_lot });
  return no_lot;
};

/** Melts a lot into bars: the number of the melting. */
export const meltedTo = async (
  client: Client,
  no_lot: string,
  batang: readonly object[],
): Promise<string> => {
  const reply = await client.post('sortir-belian/lebur', { no_lot, batang });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
