import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { requireOpenDay } from '../open-day.ts';

/** The business date of a shop whose day is open; the caller's transaction holds the day's shared lock. */
export const openDay = async (tx: Tx, toko: string): Promise<string> => {
  const day = await tx.maybe<{ tgl_system: string; buka: boolean }>(
    sql`select tgl_system, buka from hari_kerja where kode_toko = ${toko}`,
  );
  return requireOpenDay(day ?? { tgl_system: null, buka: null });
};
