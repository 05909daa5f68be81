import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { abaikanUsulan, ingatUsulan } from '@kadar/contract/endpoints/usulan-stok.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';

type Body = z.output<NonNullable<typeof abaikanUsulan.body>>;
interface Done {
  data: DataOf<typeof ingatUsulan>;
  message: string;
}

/** What is set aside is looked at again within a year. */
const LONGEST_DAYS = 366;

/** Nothing is set aside for a day that is over. Throws TANGGAL_TIDAK_SAH and PILIHAN_TIDAK_SAH at their fields. */
const check = async (call: Context<unknown, unknown, Body>, tx: Tx, toko: string): Promise<void> => {
  const { sampai, tujuan, kode_dept } = call.body;
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  if (sampai < today || sampai > addDays(today, LONGEST_DAYS))
    throw fieldError('sampai', 'TANGGAL_TIDAK_SAH');
  const { shop, dept } = await tx.one<{ shop: boolean; dept: boolean }>(sql`
    select ${tujuan} = '' or exists (select from tokos where kode_toko = ${tujuan} and kode_toko <> ${toko}) as shop,
      exists (select from jenis where kode_dept = ${kode_dept}) as dept`);
  if (!shop) throw fieldError('tujuan', 'PILIHAN_TIDAK_SAH');
  if (!dept) throw fieldError('kode_dept', 'PILIHAN_TIDAK_SAH');
};

/** Sets a proposal of one shop aside until a day; said again, the later word counts. */
export const abaikan = async (call: Context<unknown, unknown, Body>, tx: Tx): Promise<Done> => {
  const toko = oneToko(call);
  await check(call, tx, toko);
  const { tujuan, kode_dept, kadar, pita, sampai, alasan } = call.body;
  const { user_id } = call.session;
  const { id } = await tx.one<{ id: number }>(sql`
    insert into usulan_abaikan (kode_toko, tujuan, kode_dept, kadar, pita, sampai, alasan, oleh)
    values (${toko}, ${tujuan}, ${kode_dept}, ${kadar}, ${pita}, ${sampai}::date, ${alasan}, ${user_id})
    on conflict (kode_toko, tujuan, kode_dept, kadar, pita) do update
      set sampai = excluded.sampai, alasan = excluded.alasan, oleh = excluded.oleh, at = kadar_now()
    returning id`);
  await writeAudit(tx, {
    toko,
    user: user_id,
    ip: call.ip,
    action: 'create',
    entity: 'usulan-stok',
    key: String(id),
    after: call.body,
  });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};

/** Takes it back: it is proposed again. Throws DATA_TIDAK_DITEMUKAN where it stands no more, or is another shop's. */
export const ingat = async (call: Context<{ id: number }>, tx: Tx): Promise<Done> => {
  const { id } = call.params;
  const before = await tx.maybe<{ kode_toko: string }>(sql`
    delete from usulan_abaikan where id = ${id} and ${call.toko} in ('*', kode_toko)
    returning kode_toko, tujuan, kode_dept, kadar::float as kadar, pita, sampai, alasan, oleh`);
  if (!before) throw new AppError('DATA_TIDAK_DITEMUKAN');
  await writeAudit(tx, {
    toko: before.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'delete',
    entity: 'usulan-stok',
    key: String(id),
    before,
  });
  return { data: { id }, message: messageText('DATA_DISIMPAN', call.language) };
};
