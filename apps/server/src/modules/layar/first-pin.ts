import { requireApproval } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Nobody stands at the counter for so long: a screen that was the till's before was there when he came in. */
const VISIT_MINUTES = 30;
/** What was written down longer ago was no part of this visit. */
const WRITTEN_HOURS = 12;

/** Since when a member is known, or a pledge stands. */
export const memberSince = (kode_customer: string): Query<unknown> =>
  sql`select created_at from member where kode_customer = ${kode_customer}`;
export const pledgeSince = (toko: string, no_hutang: string): Query<unknown> =>
  sql`select at from dokumen where kode_toko = ${toko} and no_faktur = ${no_hutang}`;

/**
 * A first PIN is the customer's own where the screen was the till's before he came in, by the server's clock: longer than a visit
 * lasts, and before `since`, where that was written down in this visit. On one that was taken on later, which may be the
 * cashier's own telephone, a supervisor looks. Throws PERLU_OTORISASI.
 */
export const requireKnownScreen = async (
  call: Context,
  tx: Tx,
  layar_id: string,
  { whose, since }: { whose: string; since: Query<unknown> },
): Promise<void> => {
  const { known } = await tx.one<{ known: boolean }>(sql`
    select dipasang_at < least(now() - make_interval(mins => ${VISIT_MINUTES}),
      (select at from (${since}) s(at) where at > now() - make_interval(hours => ${WRITTEN_HOURS}))) as known
    from layar where id = ${layar_id}`);
  if (!known)
    await requireApproval(call, tx, {
      kategori: 'PIN BARU',
      notes: `PIN pertama ${whose}, layar baru dipasang`,
    });
};
