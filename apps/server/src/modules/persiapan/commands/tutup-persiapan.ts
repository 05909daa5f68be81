import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { DITUTUP } from '../public.ts';

/** The list of what is missing is not shown for this shop again; who put it away stands in the audit. */
export const putAway = async (call: Call, tx: Tx): Promise<{ data: Record<string, never> }> => {
  const toko = oneToko(call);
  const { user_id } = call.session;
  await tx.execute(sql`
    insert into para_system (kode_toko, key, value, updated_by) values (${toko}, ${DITUTUP}, 'true'::jsonb, ${user_id})
    on conflict (kode_toko, key) do nothing`);
  await writeAudit(tx, {
    toko,
    user: user_id,
    ip: call.ip,
    action: 'change',
    entity: 'para-system',
    key: DITUTUP,
    after: { [DITUTUP]: true },
  });
  return { data: {} };
};
