import type { DataOpname } from '@kadar/contract/endpoints/opname.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { told } from '../live.ts';
import type { CountObject } from '../object.ts';
import { heldSession } from '../queries/session.ts';
import { showOpname } from '../queries/state.ts';

/** Closes the running count without a result; what was scanned stays. Throws OPNAME_BELUM_DIMULAI. */
export const empty =
  (object: CountObject) =>
  async (call: Context, tx: Tx): Promise<{ data: DataOpname; message: string }> => {
    const { id } = await heldSession(tx, object, oneToko(call));
    const { scan } = await tx.one<{ scan: number }>(sql`
      update opname_sesi set status = 'KOSONG', selesai_at = kadar_now(), selesai_oleh = ${call.session.user_id} where id = ${id}
      returning (select count(*) from opname_scan where sesi_id = ${id}) as scan`);
    await told(call, tx, 'empty', id, { scan });
    return {
      data: await showOpname(call, tx, object),
      message: messageText('OPNAME_DIKOSONGKAN', call.language),
    };
  };
