import type { SettingKey } from '@kadar/contract/settings.ts';
import type { Books } from '@kadar/domain/books.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Kadar } from '../../../platform/kadar.ts';

/** What a noun does in the transaction of a document, where its module is on: who has it off does not pay for it. */
interface Afterwards {
  module: SettingKey;
  /** Pieces that were for sale are so no more. */
  left(tx: Tx, toko: string, barcodes: readonly string[]): Promise<void>;
  /** Documents of these numbers were reversed. */
  reversed(tx: Tx, toko: string, numbers: readonly string[]): Promise<void>;
}

const told = new WeakMap<Kadar, Afterwards>();

/** A noun says what it does after documents. */
export const afterwards = ({ kadar }: FastifyInstance, does: Afterwards): void => {
  told.set(kadar, does);
};

const who = ({ kadar, settings }: Pick<Context, 'kadar' | 'settings'>): Afterwards | undefined => {
  const does = told.get(kadar);
  return does && settings[does.module] === true ? does : undefined;
};

export const tellLeft = async (
  context: Context,
  tx: Tx,
  postings: readonly { books: Pick<Books, 'stock'> }[],
): Promise<void> => {
  const does = who(context);
  const barcodes = postings.flatMap(({ books }) =>
    books.stock.flatMap(({ dari_status, ke_status, kode_barcode }) =>
      dari_status === 'READY' && ke_status !== 'READY' ? [kode_barcode] : [],
    ),
  );
  if (does && barcodes.length > 0) await does.left(tx, oneToko(context), barcodes);
};

export const tellReversed = async (
  context: Context,
  tx: Tx,
  parts: readonly { no_faktur: string; books: Pick<Books, 'stock'> }[],
): Promise<void> => {
  const does = who(context);
  const moved = parts.filter(({ books }) => books.stock.length > 0).map(({ no_faktur }) => no_faktur);
  if (!does || moved.length === 0) return;
  await does.left(
    tx,
    oneToko(context),
    parts.flatMap(({ books }) =>
      books.stock.flatMap(({ ke_status, kode_barcode }) => (ke_status === 'READY' ? [] : [kode_barcode])),
    ),
  );
  await does.reversed(tx, oneToko(context), moved);
};
