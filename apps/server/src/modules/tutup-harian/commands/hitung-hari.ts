import { messageText } from '@kadar/contract/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { closingGround } from '../queries/closing-ground.ts';
import { type CountInput, countDay, requireClosable } from './check-closing.ts';

/**
 * Records what was counted and says whether it agrees, nothing else: what is written stands before anyone knows what
 * should be there. The caller's transaction holds the day exclusively, so that nothing is posted between count and
 * answer. Two round trips. Throws HARI_*, and what was not counted.
 */
export const hitungHari = async (call: Call<unknown, unknown, CountInput>, tx: Tx) => {
  const toko = oneToko(call);
  const { tanggal, rincian_kas, non_cash } = call.body;
  const { user_id } = call.session;
  const ground = await tx.one(closingGround(toko, call.settings));
  requireClosable(ground, tanggal);
  const cocok = countDay(call.body, ground).differences.length === 0;
  const { ke } = await tx.one<{ ke: number }>(sql`
    with catat as (
      insert into hari_hitungan (kode_toko, tanggal, user_id, rincian_kas, non_cash, cocok)
      values (${toko}, ${tanggal}::date, ${user_id}, ${JSON.stringify(rincian_kas)}::jsonb, ${JSON.stringify(non_cash)}::jsonb, ${cocok})
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      values (${toko}, ${user_id}, ${call.ip}, 'count', 'hari', ${tanggal}, ${JSON.stringify({ rincian_kas, non_cash, cocok })}::jsonb)
    )
    select count(*) + 1 as ke from hari_hitungan where kode_toko = ${toko} and tanggal = ${tanggal}::date`);
  return { data: { ke, cocok }, message: messageText('HITUNGAN_DICATAT', call.language) };
};
