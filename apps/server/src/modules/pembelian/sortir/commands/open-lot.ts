import LOT from '@kadar/contract/dokumen/lot-belian.ts';
import { JENIS_LOT, type lotInput } from '@kadar/contract/endpoints/sortir-belian.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Intent } from '../../../../platform/http/command.ts';
import { postOne } from '../../../dokumen/public.ts';

const KINDS = LOT.slice(0, JENIS_LOT.length);

/** Opens a lot: a document that moves nothing, and that what happens in the lot follows. */
export const openLot = (
  context: Context<unknown, unknown, z.output<typeof lotInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const { jenis, keterangan } = context.body;
  const type = KINDS[JENIS_LOT.indexOf(jenis)];
  if (!type) throw new RangeError(`no lot is called ${jenis}`);
  return postOne(context, tx, intent, {
    type,
    ground: sql`null as tanpa`,
    amount: 'jenis',
    decide: () => ({ head: { keterangan }, bayar: [], books: {}, uraian: keterangan, data: {} }),
  });
};
