import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { periksaBatch } from '@kadar/contract/endpoints/batch.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { endBatch } from '@kadar/domain/batch.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { oneToko } from '../../platform/http/call.ts';
import { requireOpenDay } from '../hari/public.ts';
import { heldBatches, leftOf, type OwnBatch, openBatch } from './hold.ts';

type Body = z.output<NonNullable<typeof periksaBatch.body>>;

interface Ground {
  tgl_system: string | null;
  buka: boolean | null;
  batches: OwnBatch[];
}

/**
 * Tagging of batches is said to be finished: an event, which no book knows. Throws at a batch what openBatch() refuses, and HARI_*.
 */
export const periksa = async (
  context: Context<unknown, unknown, Body>,
  tx: Tx,
): Promise<{ data: DataOf<typeof periksaBatch>; message: string }> => {
  const toko = oneToko(context);
  const { user_id: user } = context.session;
  const ground = await tx.one<Ground>(sql`
    select h.tgl_system, h.buka, ${heldBatches(toko, context.body.batch)} as batches from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
  const tanggal = requireOpenDay(ground);
  const toleransiMg = gramToMg(context.settings.SELISIH_INTERN_GRAM);
  const told = context.body.batch.map((no_batch, at) => {
    const batch = openBatch(ground.batches, no_batch, `batch.${at}`);
    const { selisihMg, otorisasi } = endBatch(leftOf(batch), toleransiMg);
    return { no_batch, sisaMg: selisihMg, otorisasi };
  });
  await tx.execute(sql`
    insert into terima_periksa (kode_toko, no_batch, tanggal, sisa, user_id)
    select ${toko}, x.no_batch, ${tanggal}::date, x."sisaMg", ${user} from json_to_recordset(${JSON.stringify(told)}::json) as x(no_batch text, "sisaMg" bigint)`);
  for (const { no_batch, sisaMg } of told)
    await writeAudit(tx, {
      toko,
      user,
      ip: context.ip,
      action: 'check',
      entity: 'terima-batch',
      key: no_batch,
      after: { sisa: sisaMg },
    });
  return {
    data: told.map(({ sisaMg, ...one }) => ({ ...one, sisa: sisaMg / 1000 })),
    message: messageText('DATA_DISIMPAN', context.language),
  };
};
