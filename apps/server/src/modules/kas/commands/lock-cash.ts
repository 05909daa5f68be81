import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

const CASH_LOCK = 7243;

/** Held by what takes cash out until its end, so that two do not spend the same rupiah; cash coming in never waits. */
export const lockCash = async (tx: Tx, toko: string): Promise<void> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${CASH_LOCK}, hashtext(${toko}))`);
};
