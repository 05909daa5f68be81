import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { persetujuan } from '../queries/persetujuan.ts';

/** OWN accepts the warning for the chain, once: who comes later changes nothing. */
export const setujui = async ({ session, toko, ip, language }: Context, tx: Tx) => {
  const { user_id: user } = session;
  const first = await tx.execute(
    sql`insert into gesek_tunai_setuju (user_id) values (${user}) on conflict do nothing`,
  );
  if (first > 0)
    await writeAudit(tx, { toko, user, ip, action: 'accept', entity: 'gesek-tunai', key: 'PERINGATAN' });
  return { data: await persetujuan(tx), message: messageText('DATA_DISIMPAN', language) };
};
