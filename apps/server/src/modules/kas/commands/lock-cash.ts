import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Held by what takes cash out until its end, so that two do not spend the same rupiah; cash coming in never waits. */
export const lockCash = async (tx: Tx, toko: string): Promise<void> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.CASH}, hashtext(${toko}))`);
};
