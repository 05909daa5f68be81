import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { currentBirthday as endpoint } from '@kadar/contract/endpoints/member.ts';
import { birthdaysOn } from '@kadar/domain/birthday.ts';
import { calendarDay } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { page } from '../../../platform/http/page.ts';

type Row = DataOf<typeof endpoint>[number];

/** Members whose birthday is the calendar's day in the shops' time zone, by name. */
export const currentBirthday = (call: Call<unknown, { skip: number; limit: number }>) => {
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const where = sql`deleted_at is null and to_char(tgl_lahir, 'MM-DD') = any(${birthdaysOn(today)}::text[])
    and tgl_lahir < ${today}::date`;
  return page(
    call,
    sql<Row>`
      select kode_customer, nama_customer, no_hp, alamat_customer, jenis_pelanggan, tgl_lahir,
        (extract(year from ${today}::date) - extract(year from tgl_lahir))::int as umur
      from member where ${where} order by nama_customer, kode_customer`,
    sql<{ count: number }>`select count(*) as count from member where ${where}`,
  );
};
