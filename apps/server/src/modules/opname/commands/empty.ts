import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';
import { heldSession } from '../queries/session.ts';

/** Closes the running count of a place without a result; what was scanned stays. Throws OPNAME_BELUM_DIMULAI. */
export const empty = async (call: Context, tx: Tx, object: CountObject, tempat?: string): Promise<void> => {
  const { id } = await heldSession(tx, object, oneToko(call), tempat);
  const { scan } = await tx.one<{ scan: number }>(sql`
    update opname_sesi set status = 'KOSONG', selesai_at = kadar_now(), selesai_oleh = ${call.session.user_id} where id = ${id}
    returning (select count(*) from opname_scan where sesi_id = ${id}) as scan`);
  await told(call, tx, 'empty', id, { scan });
};
