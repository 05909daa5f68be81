import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { currentBirthday as endpoint } from '@kadar/contract/endpoints/member.ts';
import { birthdaysOn } from '@kadar/domain/birthday.ts';
import { calendarDay } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type Row = DataOf<typeof endpoint>[number];

/** Members whose birthday is the calendar's day in the shops' time zone, by name. */
export const currentBirthday = (call: Call<unknown, { skip: number; limit: number }>) => {
  const { skip, limit } = call.query;
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const where = sql`deleted_at is null and to_char(tgl_lahir, 'MM-DD') = any(${birthdaysOn(today)}::text[])
    and tgl_lahir < ${today}::date`;
  return call.kadar.db.transaction(call.scope, async (tx) => {
    const data = await tx.rows<Row>(sql`
      select kode_customer, nama_customer, no_hp, alamat_customer, jenis_pelanggan, tgl_lahir,
        (extract(year from ${today}::date) - extract(year from tgl_lahir))::int as umur
      from member where ${where} order by nama_customer, kode_customer limit ${limit} offset ${skip}`);
    const { count } = await tx.one<{ count: number }>(
      sql`select count(*) as count from member where ${where}`,
    );
    return { data, count, skip, limit };
  });
};
