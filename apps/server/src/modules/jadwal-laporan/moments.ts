import { type Moment, nextMoment, type Schedule } from '@kadar/domain/schedule.ts';
import { clockOf } from '../../engines/paper.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** A moment by the calendar and clock of a zone. */
export const momentOf = (at: Date, timeZone: string): Moment => ({
  tanggal: calendarDay(at, timeZone),
  jam: clockOf(at, timeZone),
});

/** The next moment of a schedule after an instant, as an instant. */
export const nextAt = async (tx: Tx, schedule: Schedule, after: Date, timeZone: string): Promise<Date> => {
  const { tanggal, jam } = nextMoment(schedule, momentOf(after, timeZone));
  const { at } = await tx.one<{ at: Date }>(
    sql`select (${tanggal}::date + ${jam}::time) at time zone ${timeZone} as at`,
  );
  return new Date(at);
};
