import { UMUR_STOK } from '@kadar/domain/periods.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Days a piece `b` has been in the shop's stock on a day of the shop's calendar. */
export const ageOf = (timeZone: string, today: string): Query<unknown> =>
  sql`greatest(${today}::date - (b.created_at at time zone ${timeZone})::date, 0)`;

/** The code of UMUR_STOK that an age falls under. */
export const ageGroup = (age: Query<unknown>): Query<unknown> => {
  const steps = UMUR_STOK.flatMap(({ kode, sampai }) =>
    sampai === null ? [] : [sql`when ${age} <= ${sql.lit(sampai)} then ${sql.lit(kode)}`],
  );
  return sql`case ${sql.join(steps, sql` `)} else ${sql.lit(UMUR_STOK.at(-1)?.kode)} end`;
};
