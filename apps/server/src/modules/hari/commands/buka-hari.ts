import type { bukaHari as endpoint } from '@kadar/contract/endpoints/hari.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;

/** A day can never be taken back, so a slip of the year or month must not lock the shop out of its own calendar. */
const DAYS_AHEAD = 7;

/** Opens the next business day; the caller's transaction holds the day exclusively. Throws ILLEGAL_MOVE while one is open, TANGGAL_TIDAK_SAH. */
export const bukaHari = async (call: Context<unknown, unknown, Body>, tx: Tx) => {
  const toko = oneToko(call);
  const { kadar, session, settings, body } = call;
  const { tanggal } = body;
  const day = await tx.maybe<{ tgl_system: string; buka: boolean }>(
    sql`select tgl_system, buka from hari_kerja where kode_toko = ${toko}`,
  );
  if (day?.buka) throw new AppError('ILLEGAL_MOVE', { state: 'BUKA', move: 'BUKA' });
  const latest = addDays(calendarDay(kadar.clock.now(), settings.ZONA_WAKTU), DAYS_AHEAD);
  if (tanggal > latest || (day && tanggal <= day.tgl_system))
    throw new AppError('TANGGAL_TIDAK_SAH', {}, { fields: { tanggal: { code: 'TANGGAL_TIDAK_SAH' } } });
  await tx.execute(sql`
    insert into hari_kerja (kode_toko, tgl_system, buka, updated_by, updated_at) values (${toko}, ${tanggal}::date, true, ${session.user_id}, kadar_now())
    on conflict (kode_toko) do update set tgl_system = excluded.tgl_system, buka = true, updated_by = excluded.updated_by, updated_at = excluded.updated_at`);
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip: call.ip,
    action: 'open',
    entity: 'hari',
    key: tanggal,
    before: day ?? null,
    after: { tgl_system: tanggal, buka: true },
  });
  await kadar.events.publish(tx, { topic: 'hari-changed', toko, data: { tgl_system: tanggal, buka: true } });
  return { data: { tgl_system: tanggal }, message: messageText('DATA_DISIMPAN', call.language) };
};
