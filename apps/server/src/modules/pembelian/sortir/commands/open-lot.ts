import { LOT_CUCI, LOT_LEBUR, LOT_SEPUH } from '@kadar/contract/dokumen/lot-belian.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import type { JenisLot, lotInput } from '@kadar/contract/endpoints/sortir-belian.ts';
import type { z } from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Intent } from '../../../../platform/http/command.ts';
import { postOne } from '../../../dokumen/public.ts';

const KINDS: Readonly<Record<JenisLot, DokumenType>> = { CUCI: LOT_CUCI, SEPUH: LOT_SEPUH, LEBUR: LOT_LEBUR };

/** Opens a lot: a document that moves nothing, and that what happens in the lot follows. */
export const openLot = (
  context: Context<unknown, unknown, z.output<typeof lotInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const { jenis, keterangan } = context.body;
  return postOne(context, tx, intent, {
    type: KINDS[jenis],
    ground: sql`null as tanpa`,
    decide: () => ({ head: { keterangan }, bayar: [], books: {}, uraian: keterangan, data: {} }),
  });
};
