import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** How many messages left by the account since then, to customers and to the house; `tx` sees all shops. */
export const messagesSince = async (tx: Tx, since: Date): Promise<number> => {
  const { sent } = await tx.one<{ sent: number }>(sql`
    select (select count(*) from promo_kirim where dicoba_at > ${since}) + (select count(*) from kabar where kanal = 'WA' and dicoba_at > ${since}) as sent`);
  return sent;
};
