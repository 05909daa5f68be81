import { addDays } from '@kadar/domain/dates.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { bukaHari } from './buka-hari.ts';

/** The business day that comes after a closed one: the calendar's, and never the closed one again. */
export const nextDay = (
  tgl_system: string,
  { kadar, settings }: Pick<Context, 'kadar' | 'settings'>,
): string => {
  const today = calendarDay(kadar.clock.now(), settings.ZONA_WAKTU);
  const next = addDays(tgl_system, 1);
  return today > next ? today : next;
};

/**
 * Opens the day after a closed one for what nothing may block; one that was opened meanwhile stays. The caller's transaction holds
 * the day exclusively. Throws TANGGAL_TIDAK_SAH when the calendar is more than a week behind.
 */
export const openNextDay = async (context: Context, tx: Tx): Promise<void> => {
  const day = await tx.maybe<{ tgl_system: string; buka: boolean }>(
    sql`select tgl_system, buka from hari_kerja where kode_toko = ${oneToko(context)}`,
  );
  if (!day || day.buka) return;
  await bukaHari({ ...context, body: { tanggal: nextDay(day.tgl_system, context) } }, tx);
};
